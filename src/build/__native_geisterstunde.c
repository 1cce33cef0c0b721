#include <init.c>
#include <getargs.c>
#include <getargsfast.c>
#include <int_ops.c>
#include <float_ops.c>
#include <str_ops.c>
#include <bytes_ops.c>
#include <list_ops.c>
#include <dict_ops.c>
#include <set_ops.c>
#include <tuple_ops.c>
#include <exc_ops.c>
#include <misc_ops.c>
#include <locks.c>
#include <generic_ops.c>
#include <pythonsupport.c>
#include <function_wrapper.c>
#include <random/librt_random_api.c>
#include <vecs/librt_vecs_api.c>
#include "__native_geisterstunde.h"
#include "__native_internal_geisterstunde.h"

static int
contract___Roll_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
contract___Roll_traverse(geisterstunde___core___contract___RollObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_contract___Roll_clear(PyObject *cpy_r_self)
{
    geisterstunde___core___contract___RollObject *self = (geisterstunde___core___contract___RollObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_contract___Roll_clear_on_completion(PyObject *cpy_r_self)
{
    geisterstunde___core___contract___RollObject *self = (geisterstunde___core___contract___RollObject *)cpy_r_self;
    return 0;
}

static void
contract___Roll_dealloc(geisterstunde___core___contract___RollObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, contract___Roll_dealloc)
    CPyDef_contract___Roll_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_contract_____mypyc__Roll_setup(PyObject *cpy_r_type);
PyObject *CPyDef_contract___Roll(int64_t cpy_r_kind, int64_t cpy_r_n);

static PyObject *
contract___Roll_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_contract___Roll) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_contract_____mypyc__Roll_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_contract___Roll_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem contract___Roll_vtable[1];
static bool
CPyDef_contract___Roll_trait_vtable_setup(void)
{
    CPyVTableItem contract___Roll_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_contract___Roll_____init__,
    };
    memcpy(contract___Roll_vtable, contract___Roll_vtable_scratch, sizeof(contract___Roll_vtable));
    return 1;
}

static bool
CPyDef_contract___Roll_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
contract___Roll_get_kind(geisterstunde___core___contract___RollObject *self, void *closure);
static int
contract___Roll_set_kind(geisterstunde___core___contract___RollObject *self, PyObject *value, void *closure);
static PyObject *
contract___Roll_get_n(geisterstunde___core___contract___RollObject *self, void *closure);
static int
contract___Roll_set_n(geisterstunde___core___contract___RollObject *self, PyObject *value, void *closure);

static PyGetSetDef contract___Roll_getseters[] = {
    {"kind",
     (getter)contract___Roll_get_kind, (setter)contract___Roll_set_kind,
     NULL, NULL},
    {"n",
     (getter)contract___Roll_get_n, (setter)contract___Roll_set_n,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef contract___Roll_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_contract_____mypyc__Roll_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_contract___Roll_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, kind, n)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_contract___Roll_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Roll",
    .tp_new = contract___Roll_new,
    .tp_dealloc = (destructor)contract___Roll_dealloc,
    .tp_traverse = (traverseproc)contract___Roll_traverse,
    .tp_clear = (inquiry)CPyDef_contract___Roll_clear,
    .tp_getset = contract___Roll_getseters,
    .tp_methods = contract___Roll_methods,
    .tp_init = contract___Roll_init,
    .tp_basicsize = sizeof(geisterstunde___core___contract___RollObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Roll(kind, n)\n--\n\n"),
};
static PyTypeObject *CPyType_contract___Roll_template = &CPyType_contract___Roll_template_;

PyObject *CPyDef_contract_____mypyc__Roll_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    geisterstunde___core___contract___RollObject *self;
    self = (geisterstunde___core___contract___RollObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = contract___Roll_vtable;
    self->_kind = -113;
    self->_n = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_contract___Roll(int64_t cpy_r_kind, int64_t cpy_r_n)
{
    PyObject *self = CPyDef_contract_____mypyc__Roll_setup((PyObject *)CPyType_contract___Roll);
    if (self == NULL)
        return NULL;
    char res = CPyDef_contract___Roll_____init__(self, cpy_r_kind, cpy_r_n);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
contract___Roll_get_kind(geisterstunde___core___contract___RollObject *self, void *closure)
{
    PyObject *retval = PyLong_FromLongLong(self->_kind);
    return retval;
}

static int
contract___Roll_set_kind(geisterstunde___core___contract___RollObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Roll' object attribute 'kind' cannot be deleted");
        return -1;
    }
    int64_t tmp;
    tmp = CPyLong_AsInt64(value);
    if (tmp == -113 && PyErr_Occurred()) {
        CPy_TypeError("i64", value); return -1;
    }
    self->_kind = tmp;
    return 0;
}

static PyObject *
contract___Roll_get_n(geisterstunde___core___contract___RollObject *self, void *closure)
{
    PyObject *retval = PyLong_FromLongLong(self->_n);
    return retval;
}

static int
contract___Roll_set_n(geisterstunde___core___contract___RollObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Roll' object attribute 'n' cannot be deleted");
        return -1;
    }
    int64_t tmp;
    tmp = CPyLong_AsInt64(value);
    if (tmp == -113 && PyErr_Occurred()) {
        CPy_TypeError("i64", value); return -1;
    }
    self->_n = tmp;
    return 0;
}

static int
contract___State_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return CPyPy_contract___State_____init__(self, args, kwds) != NULL ? 0 : -1;
}
static int
contract___State_traverse(geisterstunde___core___contract___StateObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_heard);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_contract___State_clear(PyObject *cpy_r_self)
{
    geisterstunde___core___contract___StateObject *self = (geisterstunde___core___contract___StateObject *)cpy_r_self;
    Py_CLEAR(self->_heard);
    return 0;
}

static int32_t CPyDef_contract___State_clear_on_completion(PyObject *cpy_r_self)
{
    geisterstunde___core___contract___StateObject *self = (geisterstunde___core___contract___StateObject *)cpy_r_self;
    Py_CLEAR(self->_heard);
    return 0;
}

static void
contract___State_dealloc(geisterstunde___core___contract___StateObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, contract___State_dealloc)
    CPyDef_contract___State_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_contract_____mypyc__State_setup(PyObject *cpy_r_type);
PyObject *CPyDef_contract___State(void);

static PyObject *
contract___State_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *self = CPyDef_contract_____mypyc__State_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem contract___State_vtable_shadow[12];
static bool
CPyDef_contract___State_trait_vtable_setup_shadow(void)
{
    CPyVTableItem contract___State_vtable_shadow_scratch[] = {
        (CPyVTableItem)CPyDef_contract___State_____init___3__State_glue,
        (CPyVTableItem)CPyDef_contract___State___actor__State_glue,
        (CPyVTableItem)CPyDef_contract___State___to_act__State_glue,
        (CPyVTableItem)CPyDef_contract___State___legal__State_glue,
        (CPyVTableItem)CPyDef_contract___State___apply__State_glue,
        (CPyVTableItem)CPyDef_contract___State___due__State_glue,
        (CPyVTableItem)CPyDef_contract___State___roll__State_glue,
        (CPyVTableItem)CPyDef_contract___State___scores__State_glue,
        (CPyVTableItem)CPyDef_contract___State___winners__State_glue,
        (CPyVTableItem)CPyDef_contract___State___reason__State_glue,
        (CPyVTableItem)CPyDef_contract___State___clone__State_glue,
        (CPyVTableItem)CPyDef_contract___State___redeal__State_glue,
    };
    memcpy(contract___State_vtable_shadow, contract___State_vtable_shadow_scratch, sizeof(contract___State_vtable_shadow));
    return 1;
}

static CPyVTableItem contract___State_vtable[12];
static bool
CPyDef_contract___State_trait_vtable_setup(void)
{
    CPyDef_contract___State_trait_vtable_setup_shadow();
    CPyVTableItem contract___State_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_contract___State_____init__,
        (CPyVTableItem)CPyDef_contract___State___actor,
        (CPyVTableItem)CPyDef_contract___State___to_act,
        (CPyVTableItem)CPyDef_contract___State___legal,
        (CPyVTableItem)CPyDef_contract___State___apply,
        (CPyVTableItem)CPyDef_contract___State___due,
        (CPyVTableItem)CPyDef_contract___State___roll,
        (CPyVTableItem)CPyDef_contract___State___scores,
        (CPyVTableItem)CPyDef_contract___State___winners,
        (CPyVTableItem)CPyDef_contract___State___reason,
        (CPyVTableItem)CPyDef_contract___State___clone,
        (CPyVTableItem)CPyDef_contract___State___redeal,
    };
    memcpy(contract___State_vtable, contract___State_vtable_scratch, sizeof(contract___State_vtable));
    return 1;
}

static bool
CPyDef_contract___State_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
contract___State_get_heard(geisterstunde___core___contract___StateObject *self, void *closure);
static int
contract___State_set_heard(geisterstunde___core___contract___StateObject *self, PyObject *value, void *closure);

static PyGetSetDef contract___State_getseters[] = {
    {"heard",
     (getter)contract___State_get_heard, (setter)contract___State_set_heard,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef contract___State_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_contract_____mypyc__State_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_contract___State_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"actor",
     (PyCFunction)CPyPy_contract___State___actor,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("actor($self)\n--\n\n")},
    {"to_act",
     (PyCFunction)CPyPy_contract___State___to_act,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("to_act($self)\n--\n\n")},
    {"legal",
     (PyCFunction)CPyPy_contract___State___legal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("legal($self, seat)\n--\n\n")},
    {"apply",
     (PyCFunction)CPyPy_contract___State___apply,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply($self, seat, action)\n--\n\n")},
    {"due",
     (PyCFunction)CPyPy_contract___State___due,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("due($self)\n--\n\n")},
    {"roll",
     (PyCFunction)CPyPy_contract___State___roll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll($self, outcome)\n--\n\n")},
    {"scores",
     (PyCFunction)CPyPy_contract___State___scores,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scores($self)\n--\n\n")},
    {"winners",
     (PyCFunction)CPyPy_contract___State___winners,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners($self)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_contract___State___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self)\n--\n\n")},
    {"clone",
     (PyCFunction)CPyPy_contract___State___clone,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clone($self)\n--\n\n")},
    {"redeal",
     (PyCFunction)CPyPy_contract___State___redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal($self, seat, rng)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_contract___State_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "State",
    .tp_new = contract___State_new,
    .tp_dealloc = (destructor)contract___State_dealloc,
    .tp_traverse = (traverseproc)contract___State_traverse,
    .tp_clear = (inquiry)CPyDef_contract___State_clear,
    .tp_getset = contract___State_getseters,
    .tp_methods = contract___State_methods,
    .tp_init = contract___State_init,
    .tp_basicsize = sizeof(geisterstunde___core___contract___StateObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("State()\n--\n\n"),
};
static PyTypeObject *CPyType_contract___State_template = &CPyType_contract___State_template_;

PyObject *CPyDef_contract_____mypyc__State_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    geisterstunde___core___contract___StateObject *self;
    self = (geisterstunde___core___contract___StateObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    if (type != CPyType_contract___State) {
        self->vtable = contract___State_vtable_shadow;
    } else {
        self->vtable = contract___State_vtable;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_contract___State(void)
{
    PyObject *self = CPyDef_contract_____mypyc__State_setup((PyObject *)CPyType_contract___State);
    if (self == NULL)
        return NULL;
    char res = CPyDef_contract___State_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
contract___State_get_heard(geisterstunde___core___contract___StateObject *self, void *closure)
{
    if (unlikely(self->_heard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'heard' of 'State' undefined");
        return NULL;
    }
    CPy_INCREF(self->_heard);
    PyObject *retval = self->_heard;
    return retval;
}

static int
contract___State_set_heard(geisterstunde___core___contract___StateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'State' object attribute 'heard' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyList_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL1;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL1;
    CPy_TypeError("list or None", value); 
    tmp = NULL;
__LL1: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_heard != NULL) {
        CPy_DECREF(self->_heard);
    }
    self->_heard = tmp;
    return 0;
}
static PyMethodDef contractmodule_methods[] = {
    {"permutation_of", (PyCFunction)CPyPy_contract___permutation_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("permutation_of(n)\n--\n\n") /* docstring */},
    {"number_below", (PyCFunction)CPyPy_contract___number_below, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number_below(n)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_geisterstunde___core___contract__impl(PyObject *module)
{
    if (import_librt_vecs() < 0) {
        return -1;
    }
    if (import_librt_random() < 0) {
        return -1;
    }
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_geisterstunde___core___contract__internal, "__name__");
    CPyStatic_contract___globals = PyModule_GetDict(CPyModule_geisterstunde___core___contract__internal);
    if (unlikely(CPyStatic_contract___globals == NULL))
        goto fail;
    char result = CPyDef_contract_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_geisterstunde___core___contract__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_contract___Roll);
    Py_CLEAR(CPyType_contract___State);
    return -1;
}
int CPyExec_geisterstunde___core___contract(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_geisterstunde___core___contract__impl, &CPyImportState_geisterstunde___core___contract, &CPyModule_geisterstunde___core___contract);
}
static struct PyModuleDef contractmodule = {
    PyModuleDef_HEAD_INIT,
    "geisterstunde.core.contract",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    contractmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_geisterstunde___core___contract(void)
{
    if (CPyModule_geisterstunde___core___contract__internal) {
        Py_INCREF(CPyModule_geisterstunde___core___contract__internal);
        return CPyModule_geisterstunde___core___contract__internal;
    }
    CPyModule_geisterstunde___core___contract__internal = PyModule_Create(&contractmodule);
    return CPyModule_geisterstunde___core___contract__internal;
}

PyObject *CPyInit_geisterstunde___core___contract(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_geisterstunde___core___contract__internal) {
        Py_INCREF(CPyModule_geisterstunde___core___contract__internal);
        return CPyModule_geisterstunde___core___contract__internal;
    }
    CPyModule_geisterstunde___core___contract__internal = PyModule_Create(&contractmodule);
    if (unlikely(CPyModule_geisterstunde___core___contract__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("geisterstunde.core.contract");
    if (modname == NULL) CPyError_OutOfMemory();
    int rv = 0;
    PyObject *mod_dict = PyImport_GetModuleDict();
    PyObject *shared_lib = NULL;
    rv = PyDict_GetItemStringRef(mod_dict, "geisterstunde__mypyc", &shared_lib);
    if (rv < 0) goto fail;
    PyObject *shared_lib_file = PyObject_GetAttrString(shared_lib, "__file__");
    if (shared_lib_file == NULL) goto fail;
    PyObject *ext_suffix = PyUnicode_FromString(".cpython-311-x86_64-linux-gnu.so");
    if (ext_suffix == NULL) CPyError_OutOfMemory();
    Py_ssize_t is_pkg = 0;
    rv = CPyImport_SetDunderAttrs(CPyModule_geisterstunde___core___contract__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_geisterstunde___core___contract__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_geisterstunde___core___contract__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_geisterstunde___core___contract(CPyModule_geisterstunde___core___contract__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_geisterstunde___core___contract__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("geisterstunde.core.contract");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_geisterstunde___core___contract__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_contract___Roll_____init__(PyObject *cpy_r_self, int64_t cpy_r_kind, int64_t cpy_r_n) {
    ((geisterstunde___core___contract___RollObject *)cpy_r_self)->_kind = cpy_r_kind;
    ((geisterstunde___core___contract___RollObject *)cpy_r_self)->_n = cpy_r_n;
    return 1;
}
        
        PyObject *CPyPy_contract___Roll_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"kind", "n", 0};
            PyObject *obj_kind;
            PyObject *obj_n;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_kind, &obj_n)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_contract___Roll))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.Roll", obj_self); 
                goto fail;
            }
            int64_t arg_kind;
            arg_kind = CPyLong_AsInt64(obj_kind);
            if (arg_kind == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_kind); goto fail;
            }
            int64_t arg_n;
            arg_n = CPyLong_AsInt64(obj_n);
            if (arg_n == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_n); goto fail;
            }
            char retval = CPyDef_contract___Roll_____init__(arg_self, arg_kind, arg_n);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "__init__", 24, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___permutation_of(int64_t cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_contract___Roll(0, cpy_r_n);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "permutation_of", 31, CPyStatic_contract___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_contract___permutation_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:permutation_of", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            int64_t arg_n;
            arg_n = CPyLong_AsInt64(obj_n);
            if (arg_n == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_contract___permutation_of(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "permutation_of", 29, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___number_below(int64_t cpy_r_n) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_contract___Roll(1, cpy_r_n);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "number_below", 36, CPyStatic_contract___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_contract___number_below(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:number_below", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            int64_t arg_n;
            arg_n = CPyLong_AsInt64(obj_n);
            if (arg_n == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_n); goto fail;
            }
            PyObject *retval = CPyDef_contract___number_below(arg_n);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "number_below", 34, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    if (((geisterstunde___core___contract___StateObject *)cpy_r_self)->_heard != NULL) {
        CPy_DECREF(((geisterstunde___core___contract___StateObject *)cpy_r_self)->_heard);
    }
    ((geisterstunde___core___contract___StateObject *)cpy_r_self)->_heard = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "__init__", 45, CPyStatic_contract___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_contract___State_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            char retval = CPyDef_contract___State_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "__init__", 43, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State_____init___3__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = CPyStatics[3]; /* '__init__' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    if (unlikely(cpy_r_r3 != Py_None)) {
        CPy_TypeError("None", cpy_r_r3); cpy_r_r4 = 2;
    } else
        cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r3);
    if (cpy_r_r4 == 2) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State_____init___3__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__init____State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            char retval = CPyDef_contract___State_____init___3__State_glue(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "__init____State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
int64_t CPyDef_contract___State___actor(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "actor", 49, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "actor", 49, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "actor", 49, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "actor", 49, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "actor", 49, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = -113;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___actor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":actor", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t retval = CPyDef_contract___State___actor(arg_self);
            if (retval == -113 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyLong_FromLongLong(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "actor", 47, CPyStatic_contract___globals);
            return NULL;
        }
        
int64_t CPyDef_contract___State___actor__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    cpy_r_r0 = CPyStatics[5]; /* 'actor' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL4;
    cpy_r_r4 = CPyLong_AsInt64(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 == -113;
    if (unlikely(cpy_r_r5)) goto CPyL3;
CPyL2: ;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r6 = PyErr_Occurred();
    if (cpy_r_r6 == NULL) goto CPyL2;
CPyL4: ;
    cpy_r_r7 = -113;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_contract___State___actor__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":actor__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t retval = CPyDef_contract___State___actor__State_glue(arg_self);
            if (retval == -113 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyLong_FromLongLong(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "actor__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
VecI64 CPyDef_contract___State___to_act(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    VecI64 cpy_r_r4;
    VecI64 cpy_r_r5;
    VecI64 cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    VecI64 cpy_r_r9;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_contract___State, 1, geisterstunde___core___contract___StateObject, int64_t (*)(PyObject *))(cpy_r_self); /* actor */
    cpy_r_r1 = cpy_r_r0 == -113;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    cpy_r_r2 = cpy_r_r0 == -2;
    if (cpy_r_r2) {
        goto CPyL3;
    } else
        goto CPyL5;
CPyL2: ;
    cpy_r_r3 = PyErr_Occurred();
    if (unlikely(cpy_r_r3 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "to_act", 53, CPyStatic_contract___globals);
        goto CPyL8;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r4 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r4.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "to_act", 54, CPyStatic_contract___globals);
        goto CPyL8;
    }
    cpy_r_r5 = cpy_r_r4;
    goto CPyL7;
CPyL5: ;
    cpy_r_r6 = VecI64Api.alloc(1, 1);
    if (unlikely(cpy_r_r6.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "to_act", 54, CPyStatic_contract___globals);
        goto CPyL8;
    }
    cpy_r_r7 = (CPyPtr)cpy_r_r6.items;
    *(int64_t *)cpy_r_r7 = cpy_r_r0;
    cpy_r_r8 = cpy_r_r7 + 8;
    cpy_r_r5 = cpy_r_r6;
CPyL7: ;
    return cpy_r_r5;
CPyL8: ;
    cpy_r_r9.len = -1;
    cpy_r_r9.items = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_contract___State___to_act(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":to_act", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecI64 retval = CPyDef_contract___State___to_act(arg_self);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecI64Api.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "to_act", 51, CPyStatic_contract___globals);
            return NULL;
        }
        
VecI64 CPyDef_contract___State___to_act__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    VecI64 cpy_r_r4;
    VecI64 cpy_r_r5;
    cpy_r_r0 = CPyStatics[6]; /* 'to_act' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    cpy_r_r4 = VecI64Api.unbox(cpy_r_r3);
    if (VEC_IS_ERROR(cpy_r_r4)) {
        CPy_TypeError("vec[i64]", cpy_r_r3); cpy_r_r4 = (VecI64) { -1, NULL };
    }
    CPy_DECREF(cpy_r_r3);
    if (cpy_r_r4.len < 0) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5.len = -1;
    cpy_r_r5.items = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State___to_act__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":to_act__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecI64 retval = CPyDef_contract___State___to_act__State_glue(arg_self);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecI64Api.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "to_act__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
VecI64 CPyDef_contract___State___legal(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    VecI64 cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "legal", 58, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "legal", 58, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "legal", 58, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "legal", 58, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "legal", 58, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9.len = -1;
    cpy_r_r9.items = NULL;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___legal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:legal", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t arg_seat;
            arg_seat = CPyLong_AsInt64(obj_seat);
            if (arg_seat == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_seat); goto fail;
            }
            VecI64 retval = CPyDef_contract___State___legal(arg_self, arg_seat);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecI64Api.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "legal", 56, CPyStatic_contract___globals);
            return NULL;
        }
        
VecI64 CPyDef_contract___State___legal__State_glue(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    VecI64 cpy_r_r5;
    VecI64 cpy_r_r6;
    cpy_r_r0 = CPyStatics[7]; /* 'legal' */
    cpy_r_r1 = PyLong_FromLongLong(cpy_r_seat);
    PyObject *cpy_r_r2[2] = {cpy_r_self, cpy_r_r1};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r3, 9223372036854775810ULL, 0);
    if (cpy_r_r4 == NULL) goto CPyL4;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = VecI64Api.unbox(cpy_r_r4);
    if (VEC_IS_ERROR(cpy_r_r5)) {
        CPy_TypeError("vec[i64]", cpy_r_r4); cpy_r_r5 = (VecI64) { -1, NULL };
    }
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5.len < 0) goto CPyL3;
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6.len = -1;
    cpy_r_r6.items = NULL;
    return cpy_r_r6;
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_contract___State___legal__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:legal__State_glue", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t arg_seat;
            arg_seat = CPyLong_AsInt64(obj_seat);
            if (arg_seat == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_seat); goto fail;
            }
            VecI64 retval = CPyDef_contract___State___legal__State_glue(arg_self, arg_seat);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecI64Api.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "legal__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State___apply(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_action) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "apply", 62, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "apply", 62, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "apply", 62, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "apply", 62, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "apply", 62, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___apply(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "action", 0};
            static CPyArg_Parser parser = {"OO:apply", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_action)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t arg_seat;
            arg_seat = CPyLong_AsInt64(obj_seat);
            if (arg_seat == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_seat); goto fail;
            }
            int64_t arg_action;
            arg_action = CPyLong_AsInt64(obj_action);
            if (arg_action == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_action); goto fail;
            }
            char retval = CPyDef_contract___State___apply(arg_self, arg_seat, arg_action);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "apply", 60, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State___apply__State_glue(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_action) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyStatics[8]; /* 'apply' */
    cpy_r_r1 = PyLong_FromLongLong(cpy_r_seat);
    cpy_r_r2 = PyLong_FromLongLong(cpy_r_action);
    PyObject *cpy_r_r3[3] = {cpy_r_self, cpy_r_r1, cpy_r_r2};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r4, 9223372036854775811ULL, 0);
    if (cpy_r_r5 == NULL) goto CPyL4;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r5 != Py_None)) {
        CPy_TypeError("None", cpy_r_r5); cpy_r_r6 = 2;
    } else
        cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r5);
    if (cpy_r_r6 == 2) goto CPyL3;
    return cpy_r_r6;
CPyL3: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    goto CPyL3;
}
        
        PyObject *CPyPy_contract___State___apply__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "action", 0};
            static CPyArg_Parser parser = {"OO:apply__State_glue", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_action)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t arg_seat;
            arg_seat = CPyLong_AsInt64(obj_seat);
            if (arg_seat == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_seat); goto fail;
            }
            int64_t arg_action;
            arg_action = CPyLong_AsInt64(obj_action);
            if (arg_action == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_action); goto fail;
            }
            char retval = CPyDef_contract___State___apply__State_glue(arg_self, arg_seat, arg_action);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "apply__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___State___due(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 66, CPyStatic_contract___globals);
        goto CPyL7;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 66, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = CPyStatics[9]; /* ': no roll is due' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 66, CPyStatic_contract___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[10]; /* 'ValueError' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 66, CPyStatic_contract___globals);
        goto CPyL8;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 66, CPyStatic_contract___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_Raise(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 66, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_contract___State___due(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":due", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contract___State___due(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due", 64, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___State___due__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyStatics[11]; /* 'due' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_contract___Roll))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeError("geisterstunde.core.contract.Roll", cpy_r_r3); 
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State___due__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":due__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contract___State___due__State_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "due__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State___roll(PyObject *cpy_r_self, VecI64 cpy_r_outcome) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 70, CPyStatic_contract___globals);
        goto CPyL7;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 70, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = CPyStatics[9]; /* ': no roll is due' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 70, CPyStatic_contract___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[10]; /* 'ValueError' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 70, CPyStatic_contract___globals);
        goto CPyL8;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 70, CPyStatic_contract___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_Raise(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 70, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_contract___State___roll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outcome", 0};
            static CPyArg_Parser parser = {"O:roll", kwlist, 0};
            PyObject *obj_outcome;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_outcome)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecI64 arg_outcome;
            arg_outcome = VecI64Api.unbox(obj_outcome);
            if (VEC_IS_ERROR(arg_outcome)) {
                CPy_TypeError("vec[i64]", obj_outcome); goto fail;
            }
            char retval = CPyDef_contract___State___roll(arg_self, arg_outcome);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll", 68, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State___roll__State_glue(PyObject *cpy_r_self, VecI64 cpy_r_outcome) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[12]; /* 'roll' */
    VEC_I64_INCREF(cpy_r_outcome);
    cpy_r_r1 = VecI64Api.box(cpy_r_outcome);
    PyObject *cpy_r_r2[2] = {cpy_r_self, cpy_r_r1};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r3, 9223372036854775810ULL, 0);
    if (cpy_r_r4 == NULL) goto CPyL4;
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 != Py_None)) {
        CPy_TypeError("None", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5 == 2) goto CPyL3;
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_contract___State___roll__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outcome", 0};
            static CPyArg_Parser parser = {"O:roll__State_glue", kwlist, 0};
            PyObject *obj_outcome;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_outcome)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecI64 arg_outcome;
            arg_outcome = VecI64Api.unbox(obj_outcome);
            if (VEC_IS_ERROR(arg_outcome)) {
                CPy_TypeError("vec[i64]", obj_outcome); goto fail;
            }
            char retval = CPyDef_contract___State___roll__State_glue(arg_self, arg_outcome);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "roll__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
VecFloat CPyDef_contract___State___scores(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    VecFloat cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "scores", 74, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "scores", 74, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "scores", 74, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "scores", 74, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "scores", 74, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9.len = -1;
    cpy_r_r9.items = NULL;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___scores(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":scores", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecFloat retval = CPyDef_contract___State___scores(arg_self);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecFloatApi.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "scores", 72, CPyStatic_contract___globals);
            return NULL;
        }
        
VecFloat CPyDef_contract___State___scores__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    VecFloat cpy_r_r4;
    VecFloat cpy_r_r5;
    cpy_r_r0 = CPyStatics[13]; /* 'scores' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    cpy_r_r4 = VecFloatApi.unbox(cpy_r_r3);
    if (VEC_IS_ERROR(cpy_r_r4)) {
        CPy_TypeError("vec[float]", cpy_r_r3); cpy_r_r4 = (VecFloat) { -1, NULL };
    }
    CPy_DECREF(cpy_r_r3);
    if (cpy_r_r4.len < 0) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5.len = -1;
    cpy_r_r5.items = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State___scores__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":scores__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecFloat retval = CPyDef_contract___State___scores__State_glue(arg_self);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecFloatApi.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "scores__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
VecI64 CPyDef_contract___State___winners(PyObject *cpy_r_self) {
    VecI64 cpy_r_r0;
    VecI64 cpy_r_best;
    VecFloat cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_seat;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    double cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    VecI64 cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    double cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    VecI64 cpy_r_r72;
    int64_t cpy_r_r73;
    VecI64 cpy_r_r74;
    cpy_r_r0 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r0.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 78, CPyStatic_contract___globals);
        goto CPyL49;
    }
    cpy_r_best = cpy_r_r0;
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_contract___State, 7, geisterstunde___core___contract___StateObject, VecFloat (*)(PyObject *))(cpy_r_self); /* scores */
    if (unlikely(cpy_r_r1.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 79, CPyStatic_contract___globals);
        goto CPyL50;
    }
    cpy_r_r2 = (int64_t)cpy_r_r1.len;
    cpy_r_r3 = 0;
    cpy_r_seat = cpy_r_r3;
CPyL3: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r2;
    if (!cpy_r_r4) goto CPyL51;
    cpy_r_seat = cpy_r_r3;
    cpy_r_r5 = (int64_t)cpy_r_best.len;
    cpy_r_r6 = cpy_r_r5 == 0;
    if (cpy_r_r6) goto CPyL52;
    cpy_r_r7 = (int64_t)cpy_r_r1.len;
    cpy_r_r8 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r7;
    if (cpy_r_r8) goto CPyL10;
    cpy_r_r9 = cpy_r_seat + cpy_r_r7;
    cpy_r_r10 = (uint64_t)cpy_r_r9 < (uint64_t)cpy_r_r7;
    if (cpy_r_r10) {
        goto CPyL9;
    } else
        goto CPyL53;
CPyL7: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 81, CPyStatic_contract___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r12 = cpy_r_r9;
    goto CPyL11;
CPyL10: ;
    cpy_r_r12 = cpy_r_seat;
CPyL11: ;
    cpy_r_r13 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r14 = cpy_r_r12 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(double *)cpy_r_r15;
    cpy_r_r17 = (int64_t)cpy_r_best.len;
    cpy_r_r18 = (uint64_t)0 < (uint64_t)cpy_r_r17;
    if (cpy_r_r18) goto CPyL16;
    cpy_r_r19 = 0 + cpy_r_r17;
    cpy_r_r20 = (uint64_t)cpy_r_r19 < (uint64_t)cpy_r_r17;
    if (cpy_r_r20) {
        goto CPyL15;
    } else
        goto CPyL54;
CPyL13: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 81, CPyStatic_contract___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r22 = cpy_r_r19;
    goto CPyL17;
CPyL16: ;
    cpy_r_r22 = 0;
CPyL17: ;
    cpy_r_r23 = (CPyPtr)cpy_r_best.items;
    cpy_r_r24 = cpy_r_r22 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = (int64_t)cpy_r_r1.len;
    cpy_r_r28 = (uint64_t)cpy_r_r26 < (uint64_t)cpy_r_r27;
    if (cpy_r_r28) goto CPyL22;
    cpy_r_r29 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r30 = (uint64_t)cpy_r_r29 < (uint64_t)cpy_r_r27;
    if (cpy_r_r30) {
        goto CPyL21;
    } else
        goto CPyL55;
CPyL19: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 81, CPyStatic_contract___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r32 = cpy_r_r29;
    goto CPyL23;
CPyL22: ;
    cpy_r_r32 = cpy_r_r26;
CPyL23: ;
    cpy_r_r33 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r34 = cpy_r_r32 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(double *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r16 > cpy_r_r36;
    if (cpy_r_r37) {
        goto CPyL52;
    } else
        goto CPyL26;
CPyL24: ;
    cpy_r_r38 = VecI64Api.alloc(1, 1);
    if (unlikely(cpy_r_r38.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 82, CPyStatic_contract___globals);
        goto CPyL56;
    }
    cpy_r_r39 = (CPyPtr)cpy_r_r38.items;
    *(int64_t *)cpy_r_r39 = cpy_r_seat;
    cpy_r_r40 = cpy_r_r39 + 8;
    cpy_r_best = cpy_r_r38;
    goto CPyL47;
CPyL26: ;
    cpy_r_r41 = (int64_t)cpy_r_r1.len;
    cpy_r_r42 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r41;
    if (cpy_r_r42) goto CPyL31;
    cpy_r_r43 = cpy_r_seat + cpy_r_r41;
    cpy_r_r44 = (uint64_t)cpy_r_r43 < (uint64_t)cpy_r_r41;
    if (cpy_r_r44) {
        goto CPyL30;
    } else
        goto CPyL57;
CPyL28: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 83, CPyStatic_contract___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r46 = cpy_r_r43;
    goto CPyL32;
CPyL31: ;
    cpy_r_r46 = cpy_r_seat;
CPyL32: ;
    cpy_r_r47 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r48 = cpy_r_r46 * 8;
    cpy_r_r49 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r50 = *(double *)cpy_r_r49;
    cpy_r_r51 = (int64_t)cpy_r_best.len;
    cpy_r_r52 = (uint64_t)0 < (uint64_t)cpy_r_r51;
    if (cpy_r_r52) goto CPyL37;
    cpy_r_r53 = 0 + cpy_r_r51;
    cpy_r_r54 = (uint64_t)cpy_r_r53 < (uint64_t)cpy_r_r51;
    if (cpy_r_r54) {
        goto CPyL36;
    } else
        goto CPyL58;
CPyL34: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 83, CPyStatic_contract___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r56 = cpy_r_r53;
    goto CPyL38;
CPyL37: ;
    cpy_r_r56 = 0;
CPyL38: ;
    cpy_r_r57 = (CPyPtr)cpy_r_best.items;
    cpy_r_r58 = cpy_r_r56 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = (int64_t)cpy_r_r1.len;
    cpy_r_r62 = (uint64_t)cpy_r_r60 < (uint64_t)cpy_r_r61;
    if (cpy_r_r62) goto CPyL43;
    cpy_r_r63 = cpy_r_r60 + cpy_r_r61;
    cpy_r_r64 = (uint64_t)cpy_r_r63 < (uint64_t)cpy_r_r61;
    if (cpy_r_r64) {
        goto CPyL42;
    } else
        goto CPyL59;
CPyL40: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r65 = 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 83, CPyStatic_contract___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r66 = cpy_r_r63;
    goto CPyL44;
CPyL43: ;
    cpy_r_r66 = cpy_r_r60;
CPyL44: ;
    cpy_r_r67 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r68 = cpy_r_r66 * 8;
    cpy_r_r69 = cpy_r_r67 + cpy_r_r68;
    cpy_r_r70 = *(double *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r50 == cpy_r_r70;
    if (!cpy_r_r71) goto CPyL47;
    cpy_r_r72 = VecI64Api.append(cpy_r_best, cpy_r_seat);
    if (unlikely(cpy_r_r72.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 84, CPyStatic_contract___globals);
        goto CPyL56;
    }
    cpy_r_best = cpy_r_r72;
CPyL47: ;
    cpy_r_r73 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r73;
    goto CPyL3;
CPyL48: ;
    return cpy_r_best;
CPyL49: ;
    cpy_r_r74.len = -1;
    cpy_r_r74.items = NULL;
    return cpy_r_r74;
CPyL50: ;
    VEC_I64_DECREF(cpy_r_best);
    goto CPyL49;
CPyL51: ;
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL48;
CPyL52: ;
    VEC_I64_DECREF(cpy_r_best);
    goto CPyL24;
CPyL53: ;
    VEC_I64_DECREF(cpy_r_best);
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL54: ;
    VEC_I64_DECREF(cpy_r_best);
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL13;
CPyL55: ;
    VEC_I64_DECREF(cpy_r_best);
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL19;
CPyL56: ;
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL49;
CPyL57: ;
    VEC_I64_DECREF(cpy_r_best);
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL28;
CPyL58: ;
    VEC_I64_DECREF(cpy_r_best);
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL34;
CPyL59: ;
    VEC_I64_DECREF(cpy_r_best);
    VEC_FLOAT_DECREF(cpy_r_r1);
    goto CPyL40;
}
        
        PyObject *CPyPy_contract___State___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":winners", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecI64 retval = CPyDef_contract___State___winners(arg_self);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecI64Api.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners", 76, CPyStatic_contract___globals);
            return NULL;
        }
        
VecI64 CPyDef_contract___State___winners__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    VecI64 cpy_r_r4;
    VecI64 cpy_r_r5;
    cpy_r_r0 = CPyStatics[14]; /* 'winners' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    cpy_r_r4 = VecI64Api.unbox(cpy_r_r3);
    if (VEC_IS_ERROR(cpy_r_r4)) {
        CPy_TypeError("vec[i64]", cpy_r_r3); cpy_r_r4 = (VecI64) { -1, NULL };
    }
    CPy_DECREF(cpy_r_r3);
    if (cpy_r_r4.len < 0) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5.len = -1;
    cpy_r_r5.items = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State___winners__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":winners__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            VecI64 retval = CPyDef_contract___State___winners__State_glue(arg_self);
            if (retval.len < 0) {
                return NULL;
            }
            PyObject *retbox = VecI64Api.box(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "winners__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___State___reason(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "reason", 89, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "reason", 89, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "reason", 89, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "reason", 89, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "reason", 89, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":reason", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contract___State___reason(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "reason", 87, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___State___reason__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyStatics[15]; /* 'reason' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeError("str", cpy_r_r3); 
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State___reason__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":reason__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contract___State___reason__State_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "reason__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___State___clone(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "clone", 93, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "clone", 93, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "clone", 93, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "clone", 93, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "clone", 93, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___clone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":clone", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contract___State___clone(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "clone", 91, CPyStatic_contract___globals);
            return NULL;
        }
        
PyObject *CPyDef_contract___State___clone__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyStatics[16]; /* 'clone' */
    PyObject *cpy_r_r1[1] = {cpy_r_self};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (cpy_r_r3 == NULL) goto CPyL3;
    if (likely(PyObject_TypeCheck(cpy_r_r3, CPyType_contract___State)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeError("geisterstunde.core.contract.State", cpy_r_r3); 
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto CPyL3;
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_contract___State___clone__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":clone__State_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_contract___State___clone__State_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "clone__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State___redeal(PyObject *cpy_r_self, int64_t cpy_r_seat, PyObject *cpy_r_rng) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal", 97, CPyStatic_contract___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal", 97, CPyStatic_contract___globals, "str", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[4]; /* 'NotImplementedError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal", 97, CPyStatic_contract___globals);
        goto CPyL7;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal", 97, CPyStatic_contract___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal", 97, CPyStatic_contract___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_contract___State___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "rng", 0};
            static CPyArg_Parser parser = {"OO:redeal", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_rng;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_rng)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t arg_seat;
            arg_seat = CPyLong_AsInt64(obj_seat);
            if (arg_seat == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_seat); goto fail;
            }
            PyObject *arg_rng;
            if (likely(CPyRandom_Check(obj_rng)))
                arg_rng = obj_rng;
            else {
                CPy_TypeError("librt.random.Random", obj_rng); 
                goto fail;
            }
            char retval = CPyDef_contract___State___redeal(arg_self, arg_seat, arg_rng);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal", 95, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract___State___redeal__State_glue(PyObject *cpy_r_self, int64_t cpy_r_seat, PyObject *cpy_r_rng) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[17]; /* 'redeal' */
    cpy_r_r1 = PyLong_FromLongLong(cpy_r_seat);
    PyObject *cpy_r_r2[3] = {cpy_r_self, cpy_r_r1, cpy_r_rng};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r3, 9223372036854775811ULL, 0);
    if (cpy_r_r4 == NULL) goto CPyL4;
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 != Py_None)) {
        CPy_TypeError("None", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5 == 2) goto CPyL3;
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_contract___State___redeal__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "rng", 0};
            static CPyArg_Parser parser = {"OO:redeal__State_glue", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_rng;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_rng)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_contract___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("geisterstunde.core.contract.State", obj_self); 
                goto fail;
            }
            int64_t arg_seat;
            arg_seat = CPyLong_AsInt64(obj_seat);
            if (arg_seat == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_seat); goto fail;
            }
            PyObject *arg_rng;
            if (likely(CPyRandom_Check(obj_rng)))
                arg_rng = obj_rng;
            else {
                CPy_TypeError("librt.random.Random", obj_rng); 
                goto fail;
            }
            char retval = CPyDef_contract___State___redeal__State_glue(arg_self, arg_seat, arg_rng);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "redeal__State_glue", -1, CPyStatic_contract___globals);
            return NULL;
        }
        
char CPyDef_contract_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    void *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[18]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 1, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 1, CPyStatic_contract___globals);
        goto CPyL28;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[158]; /* ('Final',) */
    cpy_r_r7 = CPyStatics[20]; /* 'typing' */
    cpy_r_r8 = CPyStatic_contract___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 3, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r10 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[159]; /* ('Random',) */
    cpy_r_r12 = CPyStatics[22]; /* 'librt.random' */
    cpy_r_r13 = CPyStatic_contract___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 5, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r15 = (void *)&CPyModule_librt___random;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[160]; /* ('append', 'vec') */
    cpy_r_r17 = CPyStatics[25]; /* 'librt.vecs' */
    cpy_r_r18 = CPyStatic_contract___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 6, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r20 = (void *)&CPyModule_librt___vecs;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[161]; /* ('i64', 'mypyc_attr') */
    cpy_r_r22 = CPyStatics[28]; /* 'mypy_extensions' */
    cpy_r_r23 = CPyStatic_contract___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 7, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r25 = (void *)&CPyModule_mypy_extensions;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[162]; /* ('Event',) */
    cpy_r_r27 = CPyStatics[30]; /* 'geisterstunde.core.words' */
    cpy_r_r28 = CPyStatic_contract___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 9, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r30 = (void *)&CPyModule_geisterstunde___core___words;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatic_contract___globals;
    cpy_r_r32 = CPyStatics[31]; /* 'CHANCE' */
    cpy_r_r33 = CPyStatics[141]; /* -1 */
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r31, cpy_r_r32, cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 11, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r36 = CPyStatic_contract___globals;
    cpy_r_r37 = CPyStatics[32]; /* 'NOBODY' */
    cpy_r_r38 = CPyStatics[142]; /* -2 */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 14, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r41 = CPyStatic_contract___globals;
    cpy_r_r42 = CPyStatics[33]; /* 'PERMUTATION' */
    cpy_r_r43 = CPyStatics[143]; /* 0 */
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r41, cpy_r_r42, cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 17, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r46 = CPyStatic_contract___globals;
    cpy_r_r47 = CPyStatics[34]; /* 'NUMBER' */
    cpy_r_r48 = CPyStatics[144]; /* 1 */
    cpy_r_r49 = CPyDict_SetItem(cpy_r_r46, cpy_r_r47, cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 18, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r51 = NULL;
    cpy_r_r52 = CPyStatics[35]; /* 'geisterstunde.core.contract' */
    cpy_r_r53 = (PyObject *)CPyType_contract___Roll_template;
    cpy_r_r54 = CPyType_FromTemplate(cpy_r_r53, cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r55 = CPyDef_contract___Roll_trait_vtable_setup();
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL29;
    }
    cpy_r_r56 = CPyDef_contract___Roll_coroutine_setup(cpy_r_r54);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL29;
    }
    cpy_r_r57 = CPyStatics[36]; /* '__mypyc_attrs__' */
    cpy_r_r58 = CPyStatics[37]; /* 'kind' */
    cpy_r_r59 = CPyStatics[38]; /* 'n' */
    cpy_r_r60 = PyTuple_Pack(2, cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL29;
    }
    cpy_r_r61 = PyObject_SetAttr(cpy_r_r54, cpy_r_r57, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL29;
    }
    CPyType_contract___Roll = (PyTypeObject *)cpy_r_r54;
    CPy_INCREF(CPyType_contract___Roll);
    cpy_r_r63 = CPyStatic_contract___globals;
    cpy_r_r64 = CPyStatics[39]; /* 'Roll' */
    cpy_r_r65 = PyDict_SetItem(cpy_r_r63, cpy_r_r64, cpy_r_r54);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL29;
    }
    cpy_r_r67 = CPy_InitSubclass(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 21, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r68 = NULL;
    cpy_r_r69 = CPyStatics[35]; /* 'geisterstunde.core.contract' */
    cpy_r_r70 = (PyObject *)CPyType_contract___State_template;
    cpy_r_r71 = CPyType_FromTemplate(cpy_r_r70, cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL28;
    }
    cpy_r_r72 = CPyDef_contract___State_trait_vtable_setup();
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL30;
    }
    cpy_r_r73 = CPyDef_contract___State_coroutine_setup(cpy_r_r71);
    if (unlikely(cpy_r_r73 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL30;
    }
    cpy_r_r74 = CPyStatics[36]; /* '__mypyc_attrs__' */
    cpy_r_r75 = CPyStatics[40]; /* 'heard' */
    cpy_r_r76 = PyTuple_Pack(1, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL30;
    }
    cpy_r_r77 = PyObject_SetAttr(cpy_r_r71, cpy_r_r74, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL30;
    }
    CPyType_contract___State = (PyTypeObject *)cpy_r_r71;
    CPy_INCREF(CPyType_contract___State);
    cpy_r_r79 = CPyStatic_contract___globals;
    cpy_r_r80 = CPyStatics[41]; /* 'State' */
    cpy_r_r81 = PyDict_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r71);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL30;
    }
    cpy_r_r83 = CPy_InitSubclass(cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/contract.py", "<module>", 40, CPyStatic_contract___globals);
        goto CPyL28;
    }
    return 1;
CPyL28: ;
    cpy_r_r84 = 2;
    return cpy_r_r84;
CPyL29: ;
    CPy_DecRef(cpy_r_r54);
    goto CPyL28;
CPyL30: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL28;
}
        static PyMethodDef playoutmodule_methods[] = {
            {"rolled", (PyCFunction)CPyPy_playout___rolled, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rolled(due, rng)\n--\n\n") /* docstring */},
            {"play_out", (PyCFunction)CPyPy_playout___play_out, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play_out(state, rng)\n--\n\n") /* docstring */},
            {NULL, NULL, 0, NULL}
        };
        
        static int CPyExec_geisterstunde___core___playout__impl(PyObject *module)
        {
            if (import_librt_vecs() < 0) {
                return -1;
            }
            if (import_librt_random() < 0) {
                return -1;
            }
            PyObject* modname = NULL;
            modname = PyObject_GetAttrString((PyObject *)CPyModule_geisterstunde___core___playout__internal, "__name__");
            CPyStatic_playout___globals = PyModule_GetDict(CPyModule_geisterstunde___core___playout__internal);
            if (unlikely(CPyStatic_playout___globals == NULL))
                goto fail;
            char result = CPyDef_playout_____top_level__();
            if (result == 2)
                goto fail;
            Py_DECREF(modname);
            return 0;
            fail:
            Py_CLEAR(CPyModule_geisterstunde___core___playout__internal);
            Py_CLEAR(modname);
            return -1;
        }
        int CPyExec_geisterstunde___core___playout(PyObject *module)
        {
            return CPyImport_Exec(module, CPyExec_geisterstunde___core___playout__impl, &CPyImportState_geisterstunde___core___playout, &CPyModule_geisterstunde___core___playout);
        }
        static struct PyModuleDef playoutmodule = {
            PyModuleDef_HEAD_INIT,
            "geisterstunde.core.playout",
            NULL, /* docstring */
            0,       /* size of per-interpreter state of the module */
            playoutmodule_methods,
            NULL,
        };
        
        PyObject *CPyInitOnly_geisterstunde___core___playout(void)
        {
            if (CPyModule_geisterstunde___core___playout__internal) {
                Py_INCREF(CPyModule_geisterstunde___core___playout__internal);
                return CPyModule_geisterstunde___core___playout__internal;
            }
            CPyModule_geisterstunde___core___playout__internal = PyModule_Create(&playoutmodule);
            return CPyModule_geisterstunde___core___playout__internal;
        }
        
        PyObject *CPyInit_geisterstunde___core___playout(void)
        {
            PyObject* modname = NULL;
            PyObject *initializing_spec = NULL;
            if (CPyModule_geisterstunde___core___playout__internal) {
                Py_INCREF(CPyModule_geisterstunde___core___playout__internal);
                return CPyModule_geisterstunde___core___playout__internal;
            }
            CPyModule_geisterstunde___core___playout__internal = PyModule_Create(&playoutmodule);
            if (unlikely(CPyModule_geisterstunde___core___playout__internal == NULL))
                goto fail;
            modname = PyUnicode_FromString("geisterstunde.core.playout");
            if (modname == NULL) CPyError_OutOfMemory();
            int rv = 0;
            PyObject *mod_dict = PyImport_GetModuleDict();
            PyObject *shared_lib = NULL;
            rv = PyDict_GetItemStringRef(mod_dict, "geisterstunde__mypyc", &shared_lib);
            if (rv < 0) goto fail;
            PyObject *shared_lib_file = PyObject_GetAttrString(shared_lib, "__file__");
            if (shared_lib_file == NULL) goto fail;
            PyObject *ext_suffix = PyUnicode_FromString(".cpython-311-x86_64-linux-gnu.so");
            if (ext_suffix == NULL) CPyError_OutOfMemory();
            Py_ssize_t is_pkg = 0;
            rv = CPyImport_SetDunderAttrs(CPyModule_geisterstunde___core___playout__internal, modname, shared_lib_file, ext_suffix, is_pkg);
            Py_DECREF(ext_suffix);
            Py_DECREF(shared_lib_file);
            if (rv < 0) goto fail;
            initializing_spec = CPyImport_BeginInitializing(CPyModule_geisterstunde___core___playout__internal);
            if (initializing_spec == NULL)
                goto fail;
            if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_geisterstunde___core___playout__internal) < 0)
                goto fail;
            Py_CLEAR(modname);
            if (CPyExec_geisterstunde___core___playout(CPyModule_geisterstunde___core___playout__internal) != 0)
                goto fail;
            rv = CPyImport_EndInitializing(initializing_spec);
            initializing_spec = NULL;
            if (rv < 0)
                goto fail;
            return CPyModule_geisterstunde___core___playout__internal;
            fail:
            {
                    PyObject *exc_type, *exc_val, *exc_tb;
                    PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
                    if (modname == NULL) {
                            modname = PyUnicode_FromString("geisterstunde.core.playout");
                            if (modname == NULL) CPyError_OutOfMemory();
                        }
                        PyObject_DelItem(PyImport_GetModuleDict(), modname);
                        PyErr_Clear();
                        Py_DECREF(modname);
                        if (initializing_spec != NULL) {
                                CPyImport_EndInitializing(initializing_spec);
                                PyErr_Clear();
                            }
                            Py_CLEAR(CPyModule_geisterstunde___core___playout__internal);
                            PyErr_Restore(exc_type, exc_val, exc_tb);
                    }
                    return NULL;
                }
                
VecI64 CPyDef_playout___rolled(PyObject *cpy_r_due, PyObject *cpy_r_rng) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    VecI64 cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    VecI64 cpy_r_r7;
    VecI64 cpy_r_order;
    int64_t cpy_r_r8;
    int64_t cpy_r_i;
    char cpy_r_r9;
    VecI64 cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    void *cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    void *cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    int64_t cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyTagged cpy_r_r83;
    VecI64 cpy_r_r84;
    cpy_r_r0 = ((geisterstunde___core___contract___RollObject *)cpy_r_due)->_n;
    cpy_r_r1 = ((geisterstunde___core___contract___RollObject *)cpy_r_due)->_kind;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = LibRTRandom_Random_randrange1_internal(cpy_r_rng, cpy_r_r0);
    if (unlikely(cpy_r_r3 == -113)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 14, CPyStatic_playout___globals);
        goto CPyL58;
    }
    cpy_r_r4 = VecI64Api.alloc(1, 1);
    if (unlikely(cpy_r_r4.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 14, CPyStatic_playout___globals);
        goto CPyL58;
    }
    cpy_r_r5 = (CPyPtr)cpy_r_r4.items;
    *(int64_t *)cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 + 8;
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r7 = VecI64Api.alloc(0, cpy_r_r0);
    if (unlikely(cpy_r_r7.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 15, CPyStatic_playout___globals);
        goto CPyL58;
    }
    cpy_r_order = cpy_r_r7;
    cpy_r_r8 = 0;
    cpy_r_i = cpy_r_r8;
CPyL6: ;
    cpy_r_r9 = cpy_r_r8 < cpy_r_r0;
    if (!cpy_r_r9) goto CPyL10;
    cpy_r_i = cpy_r_r8;
    cpy_r_r10 = VecI64Api.append(cpy_r_order, cpy_r_i);
    if (unlikely(cpy_r_r10.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 17, CPyStatic_playout___globals);
        goto CPyL58;
    }
    cpy_r_order = cpy_r_r10;
    cpy_r_r11 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r11;
    goto CPyL6;
CPyL10: ;
    cpy_r_r12 = cpy_r_r0 - 1;
    cpy_r_r13 = cpy_r_r12 <= 4611686018427387903LL;
    if (!cpy_r_r13) goto CPyL12;
    cpy_r_r14 = cpy_r_r12 >= -4611686018427387904LL;
    if (cpy_r_r14) goto CPyL14;
CPyL12: ;
    cpy_r_r15 = CPyTagged_FromInt64(cpy_r_r12);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 18, CPyStatic_playout___globals);
        goto CPyL59;
    }
    cpy_r_r16 = cpy_r_r15;
    goto CPyL15;
CPyL14: ;
    cpy_r_r17 = cpy_r_r12 << 1;
    cpy_r_r16 = cpy_r_r17;
CPyL15: ;
    cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 == 0;
    if (!cpy_r_r20) goto CPyL17;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r18 >> 1;
    cpy_r_r22 = cpy_r_r21;
    goto CPyL20;
CPyL17: ;
    cpy_r_r23 = cpy_r_r18 ^ 1;
    cpy_r_r24 = (void *)cpy_r_r23;
    cpy_r_r25 = CPyLong_AsInt64(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 == -113;
    if (unlikely(cpy_r_r26)) goto CPyL19;
CPyL18: ;
    cpy_r_r22 = cpy_r_r25;
    goto CPyL20;
CPyL19: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 18, CPyStatic_playout___globals);
        goto CPyL60;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_i = cpy_r_r22;
CPyL21: ;
    cpy_r_r28 = cpy_r_r18 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL23;
    cpy_r_r30 = 0 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL24;
CPyL23: ;
    cpy_r_r32 = CPyTagged_IsLt_(0, cpy_r_r18);
    if (cpy_r_r32) {
        goto CPyL25;
    } else
        goto CPyL61;
CPyL24: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r18 > (Py_ssize_t)0;
    if (!cpy_r_r33) goto CPyL61;
CPyL25: ;
    cpy_r_r34 = cpy_r_r18 & 1;
    cpy_r_r35 = cpy_r_r34 == 0;
    if (!cpy_r_r35) goto CPyL27;
    cpy_r_r36 = (Py_ssize_t)cpy_r_r18 >> 1;
    cpy_r_r37 = cpy_r_r36;
    goto CPyL30;
CPyL27: ;
    cpy_r_r38 = cpy_r_r18 ^ 1;
    cpy_r_r39 = (void *)cpy_r_r38;
    cpy_r_r40 = CPyLong_AsInt64(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 == -113;
    if (unlikely(cpy_r_r41)) goto CPyL29;
CPyL28: ;
    cpy_r_r37 = cpy_r_r40;
    goto CPyL30;
CPyL29: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 18, CPyStatic_playout___globals);
        goto CPyL60;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_i = cpy_r_r37;
    cpy_r_r43 = cpy_r_i + 1;
    cpy_r_r44 = LibRTRandom_Random_randrange1_internal(cpy_r_rng, cpy_r_r43);
    if (unlikely(cpy_r_r44 == -113)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 19, CPyStatic_playout___globals);
        goto CPyL60;
    }
    cpy_r_r45 = (int64_t)cpy_r_order.len;
    cpy_r_r46 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r45;
    if (cpy_r_r46) goto CPyL36;
    cpy_r_r47 = cpy_r_i + cpy_r_r45;
    cpy_r_r48 = (uint64_t)cpy_r_r47 < (uint64_t)cpy_r_r45;
    if (cpy_r_r48) {
        goto CPyL35;
    } else
        goto CPyL62;
CPyL33: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r49 = 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 20, CPyStatic_playout___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r50 = cpy_r_r47;
    goto CPyL37;
CPyL36: ;
    cpy_r_r50 = cpy_r_i;
CPyL37: ;
    cpy_r_r51 = (CPyPtr)cpy_r_order.items;
    cpy_r_r52 = cpy_r_r50 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = (int64_t)cpy_r_order.len;
    cpy_r_r56 = (uint64_t)cpy_r_r44 < (uint64_t)cpy_r_r55;
    if (cpy_r_r56) goto CPyL42;
    cpy_r_r57 = cpy_r_r44 + cpy_r_r55;
    cpy_r_r58 = (uint64_t)cpy_r_r57 < (uint64_t)cpy_r_r55;
    if (cpy_r_r58) {
        goto CPyL41;
    } else
        goto CPyL63;
CPyL39: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r59 = 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 21, CPyStatic_playout___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r60 = cpy_r_r57;
    goto CPyL43;
CPyL42: ;
    cpy_r_r60 = cpy_r_r44;
CPyL43: ;
    cpy_r_r61 = (CPyPtr)cpy_r_order.items;
    cpy_r_r62 = cpy_r_r60 * 8;
    cpy_r_r63 = cpy_r_r61 + cpy_r_r62;
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = (int64_t)cpy_r_order.len;
    cpy_r_r66 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r65;
    if (cpy_r_r66) goto CPyL48;
    cpy_r_r67 = cpy_r_i + cpy_r_r65;
    cpy_r_r68 = (uint64_t)cpy_r_r67 < (uint64_t)cpy_r_r65;
    if (cpy_r_r68) {
        goto CPyL47;
    } else
        goto CPyL64;
CPyL45: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r69 = 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 21, CPyStatic_playout___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r70 = cpy_r_r67;
    goto CPyL49;
CPyL48: ;
    cpy_r_r70 = cpy_r_i;
CPyL49: ;
    cpy_r_r71 = (CPyPtr)cpy_r_order.items;
    cpy_r_r72 = cpy_r_r70 * 8;
    cpy_r_r73 = cpy_r_r71 + cpy_r_r72;
    *(int64_t *)cpy_r_r73 = cpy_r_r64;
    cpy_r_r74 = (int64_t)cpy_r_order.len;
    cpy_r_r75 = (uint64_t)cpy_r_r44 < (uint64_t)cpy_r_r74;
    if (cpy_r_r75) goto CPyL54;
    cpy_r_r76 = cpy_r_r44 + cpy_r_r74;
    cpy_r_r77 = (uint64_t)cpy_r_r76 < (uint64_t)cpy_r_r74;
    if (cpy_r_r77) {
        goto CPyL53;
    } else
        goto CPyL65;
CPyL51: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r78 = 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 22, CPyStatic_playout___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL53: ;
    cpy_r_r79 = cpy_r_r76;
    goto CPyL55;
CPyL54: ;
    cpy_r_r79 = cpy_r_r44;
CPyL55: ;
    cpy_r_r80 = (CPyPtr)cpy_r_order.items;
    cpy_r_r81 = cpy_r_r79 * 8;
    cpy_r_r82 = cpy_r_r80 + cpy_r_r81;
    *(int64_t *)cpy_r_r82 = cpy_r_r54;
    cpy_r_r83 = CPyTagged_Add(cpy_r_r18, -2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r18 = cpy_r_r83;
    goto CPyL21;
CPyL57: ;
    return cpy_r_order;
CPyL58: ;
    cpy_r_r84.len = -1;
    cpy_r_r84.items = NULL;
    return cpy_r_r84;
CPyL59: ;
    VEC_I64_DECREF(cpy_r_order);
    goto CPyL58;
CPyL60: ;
    VEC_I64_DECREF(cpy_r_order);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL58;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL57;
CPyL62: ;
    VEC_I64_DECREF(cpy_r_order);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL33;
CPyL63: ;
    VEC_I64_DECREF(cpy_r_order);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL39;
CPyL64: ;
    VEC_I64_DECREF(cpy_r_order);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL45;
CPyL65: ;
    VEC_I64_DECREF(cpy_r_order);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL51;
}
                
                PyObject *CPyPy_playout___rolled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                    static const char * const kwlist[] = {"due", "rng", 0};
                    static CPyArg_Parser parser = {"OO:rolled", kwlist, 0};
                    PyObject *obj_due;
                    PyObject *obj_rng;
                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_due, &obj_rng)) {
                        return NULL;
                    }
                    PyObject *arg_due;
                    if (likely(Py_TYPE(obj_due) == CPyType_contract___Roll))
                        arg_due = obj_due;
                    else {
                        CPy_TypeError("geisterstunde.core.contract.Roll", obj_due); 
                        goto fail;
                    }
                    PyObject *arg_rng;
                    if (likely(CPyRandom_Check(obj_rng)))
                        arg_rng = obj_rng;
                    else {
                        CPy_TypeError("librt.random.Random", obj_rng); 
                        goto fail;
                    }
                    VecI64 retval = CPyDef_playout___rolled(arg_due, arg_rng);
                    if (retval.len < 0) {
                        return NULL;
                    }
                    PyObject *retbox = VecI64Api.box(retval);
                    return retbox;
fail: ;
                    CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "rolled", 10, CPyStatic_playout___globals);
                    return NULL;
                }
                
int64_t CPyDef_playout___play_out(PyObject *cpy_r_state, PyObject *cpy_r_rng) {
    int64_t cpy_r_actions;
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_seat;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    VecI64 cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_count;
    int64_t cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    VecI64 cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    cpy_r_actions = 0;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_state, CPyType_contract___State, 1, geisterstunde___core___contract___StateObject, int64_t (*)(PyObject *))(cpy_r_state); /* actor */
    cpy_r_r1 = cpy_r_r0 == -113;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    cpy_r_seat = cpy_r_r0;
    goto CPyL3;
CPyL2: ;
    cpy_r_r2 = PyErr_Occurred();
    if (unlikely(cpy_r_r2 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 29, CPyStatic_playout___globals);
        goto CPyL24;
    } else
        goto CPyL1;
CPyL3: ;
    if (!1) goto CPyL23;
    cpy_r_r3 = cpy_r_seat >= 0;
    if (!cpy_r_r3) goto CPyL15;
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_state, CPyType_contract___State, 3, geisterstunde___core___contract___StateObject, VecI64 (*)(PyObject *, int64_t))(cpy_r_state, cpy_r_seat); /* legal */
    if (unlikely(cpy_r_r4.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 32, CPyStatic_playout___globals);
        goto CPyL24;
    }
    cpy_r_r5 = (int64_t)cpy_r_r4.len;
    cpy_r_count = cpy_r_r5;
    cpy_r_r6 = LibRTRandom_Random_randrange1_internal(cpy_r_rng, cpy_r_count);
    if (unlikely(cpy_r_r6 == -113)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 34, CPyStatic_playout___globals);
        goto CPyL25;
    }
    cpy_r_r7 = (int64_t)cpy_r_r4.len;
    cpy_r_r8 = (uint64_t)cpy_r_r6 < (uint64_t)cpy_r_r7;
    if (cpy_r_r8) goto CPyL12;
    cpy_r_r9 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r10 = (uint64_t)cpy_r_r9 < (uint64_t)cpy_r_r7;
    if (cpy_r_r10) {
        goto CPyL11;
    } else
        goto CPyL26;
CPyL9: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 34, CPyStatic_playout___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r12 = cpy_r_r9;
    goto CPyL13;
CPyL12: ;
    cpy_r_r12 = cpy_r_r6;
CPyL13: ;
    cpy_r_r13 = (CPyPtr)cpy_r_r4.items;
    cpy_r_r14 = cpy_r_r12 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    VEC_I64_DECREF(cpy_r_r4);
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_state, CPyType_contract___State, 4, geisterstunde___core___contract___StateObject, char (*)(PyObject *, int64_t, int64_t))(cpy_r_state, cpy_r_seat, cpy_r_r16); /* apply */
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 34, CPyStatic_playout___globals);
        goto CPyL24;
    }
    cpy_r_r18 = cpy_r_actions + 1;
    cpy_r_actions = cpy_r_r18;
    goto CPyL20;
CPyL15: ;
    cpy_r_r19 = cpy_r_seat == -1;
    if (!cpy_r_r19) goto CPyL19;
    cpy_r_r20 = CPY_GET_METHOD(cpy_r_state, CPyType_contract___State, 5, geisterstunde___core___contract___StateObject, PyObject * (*)(PyObject *))(cpy_r_state); /* due */
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 37, CPyStatic_playout___globals);
        goto CPyL24;
    }
    cpy_r_r21 = CPyDef_playout___rolled(cpy_r_r20, cpy_r_rng);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 37, CPyStatic_playout___globals);
        goto CPyL24;
    }
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_state, CPyType_contract___State, 6, geisterstunde___core___contract___StateObject, char (*)(PyObject *, VecI64))(cpy_r_state, cpy_r_r21); /* roll */
    VEC_I64_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 37, CPyStatic_playout___globals);
        goto CPyL24;
    } else
        goto CPyL20;
CPyL19: ;
    return cpy_r_actions;
CPyL20: ;
    cpy_r_r23 = CPY_GET_METHOD(cpy_r_state, CPyType_contract___State, 1, geisterstunde___core___contract___StateObject, int64_t (*)(PyObject *))(cpy_r_state); /* actor */
    cpy_r_r24 = cpy_r_r23 == -113;
    if (unlikely(cpy_r_r24)) goto CPyL22;
CPyL21: ;
    cpy_r_seat = cpy_r_r23;
    goto CPyL3;
CPyL22: ;
    cpy_r_r25 = PyErr_Occurred();
    if (unlikely(cpy_r_r25 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 40, CPyStatic_playout___globals);
        goto CPyL24;
    } else
        goto CPyL21;
CPyL23: ;
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r26 = -113;
    return cpy_r_r26;
CPyL25: ;
    VEC_I64_DECREF(cpy_r_r4);
    goto CPyL24;
CPyL26: ;
    VEC_I64_DECREF(cpy_r_r4);
    goto CPyL9;
}
                
                PyObject *CPyPy_playout___play_out(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                    static const char * const kwlist[] = {"state", "rng", 0};
                    static CPyArg_Parser parser = {"OO:play_out", kwlist, 0};
                    PyObject *obj_state;
                    PyObject *obj_rng;
                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_state, &obj_rng)) {
                        return NULL;
                    }
                    PyObject *arg_state;
                    if (likely(PyObject_TypeCheck(obj_state, CPyType_contract___State)))
                        arg_state = obj_state;
                    else {
                        CPy_TypeError("geisterstunde.core.contract.State", obj_state); 
                        goto fail;
                    }
                    PyObject *arg_rng;
                    if (likely(CPyRandom_Check(obj_rng)))
                        arg_rng = obj_rng;
                    else {
                        CPy_TypeError("librt.random.Random", obj_rng); 
                        goto fail;
                    }
                    int64_t retval = CPyDef_playout___play_out(arg_state, arg_rng);
                    if (retval == -113 && PyErr_Occurred()) {
                        return NULL;
                    }
                    PyObject *retbox = PyLong_FromLongLong(retval);
                    return retbox;
fail: ;
                    CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "play_out", 26, CPyStatic_playout___globals);
                    return NULL;
                }
                
char CPyDef_playout_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    void *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[18]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 1, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 1, CPyStatic_playout___globals);
        goto CPyL16;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[159]; /* ('Random',) */
    cpy_r_r7 = CPyStatics[22]; /* 'librt.random' */
    cpy_r_r8 = CPyStatic_playout___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 3, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r10 = (void *)&CPyModule_librt___random;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[160]; /* ('append', 'vec') */
    cpy_r_r12 = CPyStatics[25]; /* 'librt.vecs' */
    cpy_r_r13 = CPyStatic_playout___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 4, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r15 = (void *)&CPyModule_librt___vecs;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[163]; /* ('i64',) */
    cpy_r_r17 = CPyStatics[28]; /* 'mypy_extensions' */
    cpy_r_r18 = CPyStatic_playout___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 5, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r20 = (void *)&CPyModule_mypy_extensions;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_geisterstunde___core___contract;
    cpy_r_r22 = (void *)&CPyImportState_geisterstunde___core___contract;
    cpy_r_r23 = CPyModuleLockAPI_geisterstunde;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[35]; /* 'geisterstunde.core.contract' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_geisterstunde___core___contract;
    cpy_r_r30 = CPyExec_geisterstunde___core___contract;
    cpy_r_r31 = (PyObject **)&CPyModule_geisterstunde___core___contract__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[42]; /* 'geisterstunde__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r35 = CPyStatics[43]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r37 = CPyStatics[44]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[35]; /* 'geisterstunde.core.contract' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL16;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[164]; /* ('CHANCE', 'PERMUTATION', 'Roll', 'State') */
    cpy_r_r41 = CPyStatic_playout___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/core/playout.py", "<module>", 7, CPyStatic_playout___globals);
        goto CPyL16;
    } else
        goto CPyL17;
CPyL15: ;
    return 1;
CPyL16: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL17: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
}
                static PyMethodDef boxmodule_methods[] = {
                    {"room_number", (PyCFunction)CPyPy_box___room_number, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("room_number(name)\n--\n\n") /* docstring */},
                    {"_printed", (PyCFunction)CPyPy_box____printed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_printed(room)\n--\n\n") /* docstring */},
                    {"_neighbour", (PyCFunction)CPyPy_box____neighbour, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_neighbour(room, facing)\n--\n\n") /* docstring */},
                    {"_steps", (PyCFunction)CPyPy_box____steps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_steps()\n--\n\n") /* docstring */},
                    {"_jumps", (PyCFunction)CPyPy_box____jumps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_jumps()\n--\n\n") /* docstring */},
                    {"_first", (PyCFunction)CPyPy_box____first, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_first(pairs, start)\n--\n\n") /* docstring */},
                    {"_carpets", (PyCFunction)CPyPy_box____carpets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_carpets(colour)\n--\n\n") /* docstring */},
                    {NULL, NULL, 0, NULL}
                };
                
                static int CPyExec_geisterstunde___games___eighteen_ghosts___box__impl(PyObject *module)
                {
                    if (import_librt_vecs() < 0) {
                        return -1;
                    }
                    PyObject* modname = NULL;
                    modname = PyObject_GetAttrString((PyObject *)CPyModule_geisterstunde___games___eighteen_ghosts___box__internal, "__name__");
                    CPyStatic_box___globals = PyModule_GetDict(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal);
                    if (unlikely(CPyStatic_box___globals == NULL))
                        goto fail;
                    char result = CPyDef_box_____top_level__();
                    if (result == 2)
                        goto fail;
                    Py_DECREF(modname);
                    return 0;
                    fail:
                    Py_CLEAR(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal);
                    Py_CLEAR(modname);
                    CPy_XDECREF(CPyStatic_box___COLOURS.f0);
                    CPy_XDECREF(CPyStatic_box___COLOURS.f1);
                    CPy_XDECREF(CPyStatic_box___COLOURS.f2);
                    CPyStatic_box___COLOURS = (tuple_T3OOO) { NULL, NULL, NULL };
                    CPy_XDECREF(CPyStatic_box___FACINGS.f0);
                    CPy_XDECREF(CPyStatic_box___FACINGS.f1);
                    CPy_XDECREF(CPyStatic_box___FACINGS.f2);
                    CPy_XDECREF(CPyStatic_box___FACINGS.f3);
                    CPyStatic_box___FACINGS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
                    CPy_XDECREF(CPyStatic_box___CASTLE.f0);
                    CPy_XDECREF(CPyStatic_box___CASTLE.f1);
                    CPy_XDECREF(CPyStatic_box___CASTLE.f2);
                    CPy_XDECREF(CPyStatic_box___CASTLE.f3);
                    CPy_XDECREF(CPyStatic_box___CASTLE.f4);
                    CPyStatic_box___CASTLE = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
                    CPy_XDECREF(CPyStatic_box___PORTAL_ROOMS.f0);
                    CPy_XDECREF(CPyStatic_box___PORTAL_ROOMS.f1);
                    CPy_XDECREF(CPyStatic_box___PORTAL_ROOMS.f2);
                    CPyStatic_box___PORTAL_ROOMS = (tuple_T3OOO) { NULL, NULL, NULL };
                    CPy_XDECREF(CPyStatic_box___PORTALS_AT_START.f0);
                    CPy_XDECREF(CPyStatic_box___PORTALS_AT_START.f1);
                    CPy_XDECREF(CPyStatic_box___PORTALS_AT_START.f2);
                    CPyStatic_box___PORTALS_AT_START = (tuple_T3OOO) { NULL, NULL, NULL };
                    CPy_XDECREF(CPyStatic_box___ROOMS);
                    CPyStatic_box___ROOMS = NULL;
                    CPy_XDECREF(CPyStatic_box___STEP_PAIRS);
                    CPyStatic_box___STEP_PAIRS = NULL;
                    CPy_XDECREF(CPyStatic_box___JUMP_PAIRS);
                    CPyStatic_box___JUMP_PAIRS = NULL;
                    VEC_I64_DECREF(CPyStatic_box___CARPET);
                    CPyStatic_box___CARPET = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___CARPET_ROOMS);
                    CPyStatic_box___CARPET_ROOMS = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___ORIGIN);
                    CPyStatic_box___ORIGIN = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___TARGET);
                    CPyStatic_box___TARGET = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___FIRST_STEP);
                    CPyStatic_box___FIRST_STEP = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___FIRST_JUMP);
                    CPyStatic_box___FIRST_JUMP = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___COLOUR);
                    CPyStatic_box___COLOUR = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___FRONT);
                    CPyStatic_box___FRONT = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___POWERS_OF_7);
                    CPyStatic_box___POWERS_OF_7 = (VecI64) { -1, NULL };
                    VEC_I64_DECREF(CPyStatic_box___RANK);
                    CPyStatic_box___RANK = (VecI64) { -1, NULL };
                    return -1;
                }
                int CPyExec_geisterstunde___games___eighteen_ghosts___box(PyObject *module)
                {
                    return CPyImport_Exec(module, CPyExec_geisterstunde___games___eighteen_ghosts___box__impl, &CPyImportState_geisterstunde___games___eighteen_ghosts___box, &CPyModule_geisterstunde___games___eighteen_ghosts___box);
                }
                static struct PyModuleDef boxmodule = {
                    PyModuleDef_HEAD_INIT,
                    "geisterstunde.games.eighteen_ghosts.box",
                    NULL, /* docstring */
                    0,       /* size of per-interpreter state of the module */
                    boxmodule_methods,
                    NULL,
                };
                
                PyObject *CPyInitOnly_geisterstunde___games___eighteen_ghosts___box(void)
                {
                    if (CPyModule_geisterstunde___games___eighteen_ghosts___box__internal) {
                        Py_INCREF(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal);
                        return CPyModule_geisterstunde___games___eighteen_ghosts___box__internal;
                    }
                    CPyModule_geisterstunde___games___eighteen_ghosts___box__internal = PyModule_Create(&boxmodule);
                    return CPyModule_geisterstunde___games___eighteen_ghosts___box__internal;
                }
                
                PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___box(void)
                {
                    PyObject* modname = NULL;
                    PyObject *initializing_spec = NULL;
                    if (CPyModule_geisterstunde___games___eighteen_ghosts___box__internal) {
                        Py_INCREF(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal);
                        return CPyModule_geisterstunde___games___eighteen_ghosts___box__internal;
                    }
                    CPyModule_geisterstunde___games___eighteen_ghosts___box__internal = PyModule_Create(&boxmodule);
                    if (unlikely(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal == NULL))
                        goto fail;
                    modname = PyUnicode_FromString("geisterstunde.games.eighteen_ghosts.box");
                    if (modname == NULL) CPyError_OutOfMemory();
                    int rv = 0;
                    PyObject *mod_dict = PyImport_GetModuleDict();
                    PyObject *shared_lib = NULL;
                    rv = PyDict_GetItemStringRef(mod_dict, "geisterstunde__mypyc", &shared_lib);
                    if (rv < 0) goto fail;
                    PyObject *shared_lib_file = PyObject_GetAttrString(shared_lib, "__file__");
                    if (shared_lib_file == NULL) goto fail;
                    PyObject *ext_suffix = PyUnicode_FromString(".cpython-311-x86_64-linux-gnu.so");
                    if (ext_suffix == NULL) CPyError_OutOfMemory();
                    Py_ssize_t is_pkg = 0;
                    rv = CPyImport_SetDunderAttrs(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal, modname, shared_lib_file, ext_suffix, is_pkg);
                    Py_DECREF(ext_suffix);
                    Py_DECREF(shared_lib_file);
                    if (rv < 0) goto fail;
                    initializing_spec = CPyImport_BeginInitializing(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal);
                    if (initializing_spec == NULL)
                        goto fail;
                    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_geisterstunde___games___eighteen_ghosts___box__internal) < 0)
                        goto fail;
                    Py_CLEAR(modname);
                    if (CPyExec_geisterstunde___games___eighteen_ghosts___box(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal) != 0)
                        goto fail;
                    rv = CPyImport_EndInitializing(initializing_spec);
                    initializing_spec = NULL;
                    if (rv < 0)
                        goto fail;
                    return CPyModule_geisterstunde___games___eighteen_ghosts___box__internal;
                    fail:
                    {
                            PyObject *exc_type, *exc_val, *exc_tb;
                            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
                            if (modname == NULL) {
                                    modname = PyUnicode_FromString("geisterstunde.games.eighteen_ghosts.box");
                                    if (modname == NULL) CPyError_OutOfMemory();
                                }
                                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                                PyErr_Clear();
                                Py_DECREF(modname);
                                if (initializing_spec != NULL) {
                                        CPyImport_EndInitializing(initializing_spec);
                                        PyErr_Clear();
                                    }
                                    Py_CLEAR(CPyModule_geisterstunde___games___eighteen_ghosts___box__internal);
                                    PyErr_Restore(exc_type, exc_val, exc_tb);
                            }
                            return NULL;
                        }
                        
CPyTagged CPyDef_box___room_number(PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = CPyStatic_box___ROOMS;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROOMS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "room_number", 47, CPyStatic_box___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = CPyStatics[45]; /* 'index' */
    PyObject *cpy_r_r3[2] = {cpy_r_r0, cpy_r_name};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_VectorcallMethod(cpy_r_r2, cpy_r_r4, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "room_number", 47, CPyStatic_box___globals);
        goto CPyL6;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "room_number", 47, CPyStatic_box___globals);
        goto CPyL6;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
}
                        
                        PyObject *CPyPy_box___room_number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {"name", 0};
                            static CPyArg_Parser parser = {"O:room_number", kwlist, 0};
                            PyObject *obj_name;
                            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                                return NULL;
                            }
                            PyObject *arg_name;
                            if (likely(PyUnicode_Check(obj_name)))
                                arg_name = obj_name;
                            else {
                                CPy_TypeError("str", obj_name); 
                                goto fail;
                            }
                            CPyTagged retval = CPyDef_box___room_number(arg_name);
                            if (retval == CPY_INT_TAG) {
                                return NULL;
                            }
                            PyObject *retbox = CPyTagged_StealAsObject(retval);
                            return retbox;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "room_number", 45, CPyStatic_box___globals);
                            return NULL;
                        }
                        
PyObject *CPyDef_box____printed(CPyTagged cpy_r_room) {
    tuple_T5OOOOO cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = CPyStatic_box___CASTLE;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"CASTLE\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals);
        goto CPyL11;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = CPyTagged_FloorDivide(cpy_r_room, 10);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r3 = PyTuple_New(5);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp2);
    PyObject *__tmp3 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r3, 1, __tmp3);
    PyObject *__tmp4 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r3, 2, __tmp4);
    PyObject *__tmp5 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r3, 3, __tmp5);
    PyObject *__tmp6 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r3, 4, __tmp6);
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals);
        goto CPyL11;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals, "str", cpy_r_r4);
        goto CPyL11;
    }
    cpy_r_r6 = PyUnicode_Split(cpy_r_r5, NULL, -1);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals);
        goto CPyL11;
    }
    cpy_r_r7 = CPyTagged_Remainder(cpy_r_room, 10);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals);
        goto CPyL12;
    }
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals);
        goto CPyL11;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 51, CPyStatic_box___globals, "str", cpy_r_r8);
        goto CPyL11;
    }
    return cpy_r_r9;
CPyL11: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL12: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL11;
}
                        
                        PyObject *CPyPy_box____printed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {"room", 0};
                            static CPyArg_Parser parser = {"O:_printed", kwlist, 0};
                            PyObject *obj_room;
                            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_room)) {
                                return NULL;
                            }
                            CPyTagged arg_room;
                            if (likely(PyLong_Check(obj_room)))
                                arg_room = CPyTagged_BorrowFromObject(obj_room);
                            else {
                                CPy_TypeError("int", obj_room); goto fail;
                            }
                            PyObject *retval = CPyDef_box____printed(arg_room);
                            return retval;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_printed", 50, CPyStatic_box___globals);
                            return NULL;
                        }
                        
CPyTagged CPyDef_box____neighbour(CPyTagged cpy_r_room, CPyTagged cpy_r_facing) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_row;
    CPyTagged cpy_r_column;
    tuple_T4IIII cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    tuple_T4IIII cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    cpy_r_r0 = CPyTagged_FloorDivide(cpy_r_room, 10);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 56, CPyStatic_box___globals);
        goto CPyL31;
    }
    cpy_r_r1 = CPyTagged_Remainder(cpy_r_room, 10);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 56, CPyStatic_box___globals);
        goto CPyL32;
    }
    cpy_r_row = cpy_r_r0;
    cpy_r_column = cpy_r_r1;
    cpy_r_r2.f0 = -2;
    cpy_r_r2.f1 = 0;
    cpy_r_r2.f2 = 2;
    cpy_r_r2.f3 = 0;
    cpy_r_r3 = PyTuple_New(4);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7 = CPyTagged_StealAsObject(cpy_r_r2.f0);
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp7);
    PyObject *__tmp8 = CPyTagged_StealAsObject(cpy_r_r2.f1);
    PyTuple_SET_ITEM(cpy_r_r3, 1, __tmp8);
    PyObject *__tmp9 = CPyTagged_StealAsObject(cpy_r_r2.f2);
    PyTuple_SET_ITEM(cpy_r_r3, 2, __tmp9);
    PyObject *__tmp10 = CPyTagged_StealAsObject(cpy_r_r2.f3);
    PyTuple_SET_ITEM(cpy_r_r3, 3, __tmp10);
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, cpy_r_facing);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 57, CPyStatic_box___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 57, CPyStatic_box___globals);
        goto CPyL33;
    }
    cpy_r_r6 = CPyTagged_Add(cpy_r_row, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_row);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_row = cpy_r_r6;
    cpy_r_r7.f0 = 0;
    cpy_r_r7.f1 = 2;
    cpy_r_r7.f2 = 0;
    cpy_r_r7.f3 = -2;
    cpy_r_r8 = PyTuple_New(4);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp11 = CPyTagged_StealAsObject(cpy_r_r7.f0);
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp11);
    PyObject *__tmp12 = CPyTagged_StealAsObject(cpy_r_r7.f1);
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp12);
    PyObject *__tmp13 = CPyTagged_StealAsObject(cpy_r_r7.f2);
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp13);
    PyObject *__tmp14 = CPyTagged_StealAsObject(cpy_r_r7.f3);
    PyTuple_SET_ITEM(cpy_r_r8, 3, __tmp14);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, cpy_r_facing);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 58, CPyStatic_box___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 58, CPyStatic_box___globals);
        goto CPyL33;
    }
    cpy_r_r11 = CPyTagged_Add(cpy_r_column, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_column);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_column = cpy_r_r11;
    cpy_r_r12 = 0 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL8;
    cpy_r_r14 = cpy_r_row & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL9;
CPyL8: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_row, 0);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL10;
CPyL9: ;
    cpy_r_r19 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_row;
    cpy_r_r18 = cpy_r_r19;
CPyL10: ;
    if (cpy_r_r18) goto CPyL12;
    if (cpy_r_r18) {
        goto CPyL17;
    } else
        goto CPyL34;
CPyL12: ;
    cpy_r_r20 = cpy_r_row & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL14;
    cpy_r_r22 = 10 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL15;
CPyL14: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_row, 10);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL16;
CPyL15: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_row < (Py_ssize_t)10;
    cpy_r_r25 = cpy_r_r26;
CPyL16: ;
    if (!cpy_r_r25) goto CPyL34;
CPyL17: ;
    cpy_r_r27 = 0 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r29 = cpy_r_column & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL20;
CPyL19: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_column, 0);
    cpy_r_r32 = cpy_r_r31 ^ 1;
    cpy_r_r33 = cpy_r_r32;
    goto CPyL21;
CPyL20: ;
    cpy_r_r34 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_column;
    cpy_r_r33 = cpy_r_r34;
CPyL21: ;
    if (cpy_r_r33) goto CPyL23;
    if (cpy_r_r33) {
        goto CPyL28;
    } else
        goto CPyL34;
CPyL23: ;
    cpy_r_r35 = cpy_r_column & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL25;
    cpy_r_r37 = 10 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL26;
CPyL25: ;
    cpy_r_r39 = CPyTagged_IsLt_(cpy_r_column, 10);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL27;
CPyL26: ;
    cpy_r_r41 = (Py_ssize_t)cpy_r_column < (Py_ssize_t)10;
    cpy_r_r40 = cpy_r_r41;
CPyL27: ;
    if (!cpy_r_r40) goto CPyL34;
CPyL28: ;
    cpy_r_r42 = CPyTagged_Multiply(cpy_r_row, 10);
    CPyTagged_DECREF(cpy_r_row);
    cpy_r_r43 = CPyTagged_Add(cpy_r_r42, cpy_r_column);
    CPyTagged_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_column);
    cpy_r_r44 = cpy_r_r43;
    goto CPyL30;
CPyL29: ;
    cpy_r_r44 = -2;
CPyL30: ;
    return cpy_r_r44;
CPyL31: ;
    cpy_r_r45 = CPY_INT_TAG;
    return cpy_r_r45;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_column);
    goto CPyL31;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_row);
    CPyTagged_DECREF(cpy_r_column);
    goto CPyL29;
}
                        
                        PyObject *CPyPy_box____neighbour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {"room", "facing", 0};
                            static CPyArg_Parser parser = {"OO:_neighbour", kwlist, 0};
                            PyObject *obj_room;
                            PyObject *obj_facing;
                            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_room, &obj_facing)) {
                                return NULL;
                            }
                            CPyTagged arg_room;
                            if (likely(PyLong_Check(obj_room)))
                                arg_room = CPyTagged_BorrowFromObject(obj_room);
                            else {
                                CPy_TypeError("int", obj_room); goto fail;
                            }
                            CPyTagged arg_facing;
                            if (likely(PyLong_Check(obj_facing)))
                                arg_facing = CPyTagged_BorrowFromObject(obj_facing);
                            else {
                                CPy_TypeError("int", obj_facing); goto fail;
                            }
                            CPyTagged retval = CPyDef_box____neighbour(arg_room, arg_facing);
                            if (retval == CPY_INT_TAG) {
                                return NULL;
                            }
                            PyObject *retbox = CPyTagged_StealAsObject(retval);
                            return retbox;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_neighbour", 54, CPyStatic_box___globals);
                            return NULL;
                        }
                        
PyObject *CPyDef_box____steps(void) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_room;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_facing;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    tuple_T2II cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 64, CPyStatic_box___globals);
        goto CPyL20;
    }
    cpy_r_r1 = 0;
    cpy_r_room = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_room);
CPyL2: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)50;
    if (!cpy_r_r2) goto CPyL7;
    cpy_r_room = cpy_r_r1;
    cpy_r_r3 = CPyDef_box____printed(cpy_r_room);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 64, CPyStatic_box___globals);
        goto CPyL21;
    }
    cpy_r_r4 = CPyStatics[46]; /* 'P' */
    cpy_r_r5 = CPyStr_EqualLiteral(cpy_r_r3, cpy_r_r4, 1);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 == 0;
    if (!cpy_r_r6) goto CPyL22;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r8 = PyList_Append(cpy_r_r0, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 64, CPyStatic_box___globals);
        goto CPyL23;
    }
CPyL6: ;
    cpy_r_r10 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r10;
    goto CPyL2;
CPyL7: ;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 65, CPyStatic_box___globals);
        goto CPyL24;
    }
    cpy_r_r12 = 0;
CPyL9: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL25;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 65, CPyStatic_box___globals);
        goto CPyL26;
    }
    cpy_r_r22 = 0;
    cpy_r_facing = cpy_r_r22;
    CPyTagged_DECREF(cpy_r_facing);
CPyL12: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)8;
    if (!cpy_r_r23) goto CPyL27;
    cpy_r_facing = cpy_r_r22;
    cpy_r_r24 = CPyDef_box____neighbour(cpy_r_r21, cpy_r_facing);
    CPyTagged_DECREF(cpy_r_facing);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 65, CPyStatic_box___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r24);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = PySequence_Contains(cpy_r_r0, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 65, CPyStatic_box___globals);
        goto CPyL29;
    }
    cpy_r_r28 = cpy_r_r26;
    if (!cpy_r_r28) goto CPyL30;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r29.f0 = cpy_r_r21;
    cpy_r_r29.f1 = cpy_r_r24;
    cpy_r_r30 = PyTuple_New(2);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp15 = CPyTagged_StealAsObject(cpy_r_r29.f0);
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp15);
    PyObject *__tmp16 = CPyTagged_StealAsObject(cpy_r_r29.f1);
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp16);
    cpy_r_r31 = PyList_Append(cpy_r_r11, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 65, CPyStatic_box___globals);
        goto CPyL28;
    }
CPyL17: ;
    cpy_r_r33 = cpy_r_r22 + 2;
    cpy_r_r22 = cpy_r_r33;
    goto CPyL12;
CPyL18: ;
    cpy_r_r34 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r34;
    goto CPyL9;
CPyL19: ;
    return cpy_r_r11;
CPyL20: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL20;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL6;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL25: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL19;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL18;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL20;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL20;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL17;
}
                        
                        PyObject *CPyPy_box____steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {0};
                            static CPyArg_Parser parser = {":_steps", kwlist, 0};
                            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                return NULL;
                            }
                            PyObject *retval = CPyDef_box____steps();
                            return retval;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_steps", 62, CPyStatic_box___globals);
                            return NULL;
                        }
                        
PyObject *CPyDef_box____jumps(void) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_room;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    tuple_T2II cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 70, CPyStatic_box___globals);
        goto CPyL21;
    }
    cpy_r_r1 = 0;
    cpy_r_room = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_room);
CPyL2: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)50;
    if (!cpy_r_r2) goto CPyL7;
    cpy_r_room = cpy_r_r1;
    cpy_r_r3 = CPyDef_box____printed(cpy_r_room);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 70, CPyStatic_box___globals);
        goto CPyL22;
    }
    cpy_r_r4 = CPyStatics[47]; /* '.' */
    cpy_r_r5 = CPyStr_EqualLiteral(cpy_r_r3, cpy_r_r4, 1);
    CPy_DECREF(cpy_r_r3);
    if (!cpy_r_r5) goto CPyL23;
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r7 = PyList_Append(cpy_r_r0, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 70, CPyStatic_box___globals);
        goto CPyL24;
    }
CPyL6: ;
    cpy_r_r9 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r9;
    goto CPyL2;
CPyL7: ;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 71, CPyStatic_box___globals);
        goto CPyL25;
    }
    cpy_r_r11 = 0;
CPyL9: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL26;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 71, CPyStatic_box___globals);
        goto CPyL27;
    }
    cpy_r_r21 = 0;
CPyL12: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 71, CPyStatic_box___globals);
        goto CPyL29;
    }
    cpy_r_r31 = cpy_r_r20 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL16;
    cpy_r_r33 = CPyTagged_IsEq_(cpy_r_r20, cpy_r_r30);
    cpy_r_r34 = cpy_r_r33 ^ 1;
    if (cpy_r_r34) {
        goto CPyL17;
    } else
        goto CPyL30;
CPyL16: ;
    cpy_r_r35 = cpy_r_r20 != cpy_r_r30;
    if (!cpy_r_r35) goto CPyL30;
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r36.f0 = cpy_r_r20;
    cpy_r_r36.f1 = cpy_r_r30;
    cpy_r_r37 = PyTuple_New(2);
    if (unlikely(cpy_r_r37 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp17 = CPyTagged_StealAsObject(cpy_r_r36.f0);
    PyTuple_SET_ITEM(cpy_r_r37, 0, __tmp17);
    PyObject *__tmp18 = CPyTagged_StealAsObject(cpy_r_r36.f1);
    PyTuple_SET_ITEM(cpy_r_r37, 1, __tmp18);
    cpy_r_r38 = PyList_Append(cpy_r_r10, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 71, CPyStatic_box___globals);
        goto CPyL29;
    }
CPyL18: ;
    cpy_r_r40 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r40;
    goto CPyL12;
CPyL19: ;
    cpy_r_r41 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r41;
    goto CPyL9;
CPyL20: ;
    return cpy_r_r10;
CPyL21: ;
    cpy_r_r42 = NULL;
    return cpy_r_r42;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL21;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL6;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL21;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL19;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL21;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL18;
}
                        
                        PyObject *CPyPy_box____jumps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {0};
                            static CPyArg_Parser parser = {":_jumps", kwlist, 0};
                            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                return NULL;
                            }
                            PyObject *retval = CPyDef_box____jumps();
                            return retval;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_jumps", 68, CPyStatic_box___globals);
                            return NULL;
                        }
                        
PyObject *CPyDef_box____first(PyObject *cpy_r_pairs, CPyTagged cpy_r_start) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_room;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2II cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_first", 83, CPyStatic_box___globals);
        goto CPyL15;
    }
    cpy_r_r1 = 0;
    cpy_r_room = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_room);
CPyL2: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)52;
    if (!cpy_r_r2) goto CPyL14;
    cpy_r_room = cpy_r_r1;
    cpy_r_r3 = 0;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_pairs + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL16;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_pairs, cpy_r_r6);
    PyObject *__tmp19;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp19 = NULL;
        goto __LL20;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp19 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp19 = NULL;
    }
    if (__tmp19 == NULL) goto __LL20;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        __tmp19 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp19 = NULL;
    }
    if (__tmp19 == NULL) goto __LL20;
    __tmp19 = cpy_r_r8;
__LL20: ;
    if (unlikely(__tmp19 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r8); cpy_r_r9 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp21 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPyTagged __tmp22;
        if (likely(PyLong_Check(__tmp21)))
            __tmp22 = CPyTagged_FromObject(__tmp21);
        else {
            goto __LL23;
        }
        cpy_r_r9.f0 = __tmp22;
        PyObject *__tmp24 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPyTagged __tmp25;
        if (likely(PyLong_Check(__tmp24)))
            __tmp25 = CPyTagged_FromObject(__tmp24);
        else {
            goto __LL26;
        }
        cpy_r_r9.f1 = __tmp25;
    }
    goto __LL27;
__LL23: ;
    cpy_r_r9 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL27;
__LL26: ;
    CPyTagged_DECREF(cpy_r_r9.f0);
    cpy_r_r9 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL27;
__LL27: ;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_first", 83, CPyStatic_box___globals);
        goto CPyL17;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPyTagged_INCREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r9.f0);
    CPyTagged_DECREF(cpy_r_r9.f1);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL8;
    cpy_r_r15 = cpy_r_room & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL9;
CPyL8: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_room);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL10;
CPyL9: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_room;
    cpy_r_r18 = cpy_r_r19;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r20 = cpy_r_r18 << 1;
    cpy_r_r21 = cpy_r_r20;
    cpy_r_r22 = CPyTagged_Add(cpy_r_r3, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r3 = cpy_r_r22;
    cpy_r_r23 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r23;
    goto CPyL4;
CPyL12: ;
    cpy_r_r24 = CPyTagged_Add(cpy_r_start, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = PyList_Append(cpy_r_r0, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_first", 83, CPyStatic_box___globals);
        goto CPyL18;
    }
    cpy_r_r28 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r28;
    goto CPyL2;
CPyL14: ;
    return cpy_r_r0;
CPyL15: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL12;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
}
                        
                        PyObject *CPyPy_box____first(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {"pairs", "start", 0};
                            static CPyArg_Parser parser = {"OO:_first", kwlist, 0};
                            PyObject *obj_pairs;
                            PyObject *obj_start;
                            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_pairs, &obj_start)) {
                                return NULL;
                            }
                            PyObject * arg_pairs;
                            if (likely(PyTuple_Check(obj_pairs)))
                                arg_pairs = obj_pairs;
                            else {
                                CPy_TypeError("tuple", obj_pairs); 
                                goto fail;
                            }
                            CPyTagged arg_start;
                            if (likely(PyLong_Check(obj_start)))
                                arg_start = CPyTagged_BorrowFromObject(obj_start);
                            else {
                                CPy_TypeError("int", obj_start); goto fail;
                            }
                            PyObject *retval = CPyDef_box____first(arg_pairs, arg_start);
                            return retval;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_first", 81, CPyStatic_box___globals);
                            return NULL;
                        }
                        
PyObject *CPyDef_box____carpets(CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_room;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_carpets", 87, CPyStatic_box___globals);
        goto CPyL9;
    }
    cpy_r_r1 = 0;
    cpy_r_room = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_room);
CPyL2: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)50;
    if (!cpy_r_r2) goto CPyL8;
    cpy_r_room = cpy_r_r1;
    cpy_r_r3 = CPyDef_box____printed(cpy_r_room);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_carpets", 87, CPyStatic_box___globals);
        goto CPyL10;
    }
    cpy_r_r4 = CPyStatics[48]; /* 'RBY' */
    cpy_r_r5 = CPyStr_GetItem(cpy_r_r4, cpy_r_colour);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_carpets", 87, CPyStatic_box___globals);
        goto CPyL11;
    }
    cpy_r_r6 = CPyStr_Equal(cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL12;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r8 = PyList_Append(cpy_r_r0, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_carpets", 87, CPyStatic_box___globals);
        goto CPyL13;
    }
CPyL7: ;
    cpy_r_r10 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r10;
    goto CPyL2;
CPyL8: ;
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL7;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
}
                        
                        PyObject *CPyPy_box____carpets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                            static const char * const kwlist[] = {"colour", 0};
                            static CPyArg_Parser parser = {"O:_carpets", kwlist, 0};
                            PyObject *obj_colour;
                            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_colour)) {
                                return NULL;
                            }
                            CPyTagged arg_colour;
                            if (likely(PyLong_Check(obj_colour)))
                                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
                            else {
                                CPy_TypeError("int", obj_colour); goto fail;
                            }
                            PyObject *retval = CPyDef_box____carpets(arg_colour);
                            return retval;
fail: ;
                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "_carpets", 86, CPyStatic_box___globals);
                            return NULL;
                        }
                        
char CPyDef_box_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    void *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T3OOO cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T4OOOO cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T5OOOOO cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T3OOO cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    tuple_T3OOO cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    int64_t cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    int32_t cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    int32_t cpy_r_r147;
    char cpy_r_r148;
    VecI64 cpy_r_r149;
    VecI64 cpy_r_r150;
    CPyTagged cpy_r_r151;
    CPyTagged cpy_r_room;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    CPyTagged cpy_r_r156;
    int64_t cpy_r_r157;
    char cpy_r_r158;
    int64_t cpy_r_r159;
    int64_t cpy_r_r160;
    CPyPtr cpy_r_r161;
    void *cpy_r_r162;
    int64_t cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    VecI64 cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    int32_t cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    VecI64 cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int32_t cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyPtr cpy_r_r189;
    int64_t cpy_r_r190;
    VecI64 cpy_r_r191;
    int64_t cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    tuple_T2II cpy_r_r195;
    CPyTagged cpy_r_r196;
    CPyTagged cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyPtr cpy_r_r199;
    int64_t cpy_r_r200;
    CPyPtr cpy_r_r201;
    int64_t cpy_r_r202;
    char cpy_r_r203;
    int64_t cpy_r_r204;
    int64_t cpy_r_r205;
    CPyPtr cpy_r_r206;
    void *cpy_r_r207;
    int64_t cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    int64_t cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    CPyPtr cpy_r_r222;
    int64_t cpy_r_r223;
    VecI64 cpy_r_r224;
    int64_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    tuple_T2II cpy_r_r228;
    CPyTagged cpy_r_r229;
    PyObject *cpy_r_r230;
    CPyTagged cpy_r_r231;
    CPyPtr cpy_r_r232;
    int64_t cpy_r_r233;
    CPyPtr cpy_r_r234;
    int64_t cpy_r_r235;
    char cpy_r_r236;
    int64_t cpy_r_r237;
    int64_t cpy_r_r238;
    CPyPtr cpy_r_r239;
    void *cpy_r_r240;
    int64_t cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    int64_t cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    int32_t cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    VecI64 cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    VecI64 cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    CPyTagged cpy_r_r269;
    CPyTagged cpy_r_ghost;
    char cpy_r_r270;
    CPyTagged cpy_r_r271;
    CPyTagged cpy_r_r272;
    PyObject *cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    CPyTagged cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    CPyPtr cpy_r_r279;
    CPyPtr cpy_r_r280;
    PyObject *cpy_r_r281;
    VecI64 cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    int32_t cpy_r_r286;
    char cpy_r_r287;
    VecI64 cpy_r_r288;
    VecI64 cpy_r_r289;
    CPyTagged cpy_r_r290;
    CPyTagged cpy_r_colour;
    char cpy_r_r291;
    CPyTagged cpy_r_r292;
    CPyTagged cpy_r_facing;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    char cpy_r_r295;
    tuple_T3OOO cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject **cpy_r_r303;
    PyObject *cpy_r_r304;
    CPyTagged cpy_r_r305;
    CPyTagged cpy_r_r306;
    int64_t cpy_r_r307;
    char cpy_r_r308;
    int64_t cpy_r_r309;
    int64_t cpy_r_r310;
    CPyPtr cpy_r_r311;
    void *cpy_r_r312;
    int64_t cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    VecI64 cpy_r_r316;
    CPyTagged cpy_r_r317;
    CPyTagged cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    int32_t cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    int32_t cpy_r_r327;
    char cpy_r_r328;
    VecI64 cpy_r_r329;
    VecI64 cpy_r_r330;
    CPyTagged cpy_r_r331;
    CPyTagged cpy_r_rank;
    char cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    int64_t cpy_r_r336;
    char cpy_r_r337;
    VecI64 cpy_r_r338;
    PyObject *cpy_r_r339;
    CPyTagged cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    int32_t cpy_r_r344;
    char cpy_r_r345;
    VecI64 cpy_r_r346;
    VecI64 cpy_r_r347;
    CPyTagged cpy_r_r348;
    CPyTagged cpy_r_room_2;
    char cpy_r_r349;
    CPyTagged cpy_r_r350;
    CPyTagged cpy_r_r351;
    CPyTagged cpy_r_before;
    int64_t cpy_r_r352;
    char cpy_r_r353;
    int64_t cpy_r_r354;
    char cpy_r_r355;
    char cpy_r_r356;
    char cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    char cpy_r_r360;
    char cpy_r_r361;
    char cpy_r_r362;
    CPyTagged cpy_r_r363;
    CPyTagged cpy_r_r364;
    CPyTagged cpy_r_r365;
    int64_t cpy_r_r366;
    char cpy_r_r367;
    int64_t cpy_r_r368;
    int64_t cpy_r_r369;
    CPyPtr cpy_r_r370;
    void *cpy_r_r371;
    int64_t cpy_r_r372;
    char cpy_r_r373;
    PyObject *cpy_r_r374;
    VecI64 cpy_r_r375;
    CPyTagged cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    int32_t cpy_r_r380;
    char cpy_r_r381;
    char cpy_r_r382;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[18]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 1, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 1, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[158]; /* ('Final',) */
    cpy_r_r7 = CPyStatics[20]; /* 'typing' */
    cpy_r_r8 = CPyStatic_box___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 3, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r10 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[165]; /* ('vec',) */
    cpy_r_r12 = CPyStatics[25]; /* 'librt.vecs' */
    cpy_r_r13 = CPyStatic_box___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 5, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r15 = (void *)&CPyModule_librt___vecs;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[163]; /* ('i64',) */
    cpy_r_r17 = CPyStatics[28]; /* 'mypy_extensions' */
    cpy_r_r18 = CPyStatic_box___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 6, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r20 = (void *)&CPyModule_mypy_extensions;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[49]; /* 'red' */
    cpy_r_r22 = CPyStatics[50]; /* 'blue' */
    cpy_r_r23 = CPyStatics[51]; /* 'yellow' */
    CPy_INCREF(cpy_r_r21);
    CPy_INCREF(cpy_r_r22);
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24.f0 = cpy_r_r21;
    cpy_r_r24.f1 = cpy_r_r22;
    cpy_r_r24.f2 = cpy_r_r23;
    CPyStatic_box___COLOURS = cpy_r_r24;
    CPy_INCREF(CPyStatic_box___COLOURS.f0);
    CPy_INCREF(CPyStatic_box___COLOURS.f1);
    CPy_INCREF(CPyStatic_box___COLOURS.f2);
    cpy_r_r25 = CPyStatic_box___globals;
    cpy_r_r26 = CPyStatics[52]; /* 'COLOURS' */
    cpy_r_r27 = PyTuple_New(3);
    if (unlikely(cpy_r_r27 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp28 = cpy_r_r24.f0;
    PyTuple_SET_ITEM(cpy_r_r27, 0, __tmp28);
    PyObject *__tmp29 = cpy_r_r24.f1;
    PyTuple_SET_ITEM(cpy_r_r27, 1, __tmp29);
    PyObject *__tmp30 = cpy_r_r24.f2;
    PyTuple_SET_ITEM(cpy_r_r27, 2, __tmp30);
    cpy_r_r28 = CPyDict_SetItem(cpy_r_r25, cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 8, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r30 = CPyStatics[53]; /* 'north' */
    cpy_r_r31 = CPyStatics[54]; /* 'east' */
    cpy_r_r32 = CPyStatics[55]; /* 'south' */
    cpy_r_r33 = CPyStatics[56]; /* 'west' */
    CPy_INCREF(cpy_r_r30);
    CPy_INCREF(cpy_r_r31);
    CPy_INCREF(cpy_r_r32);
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34.f0 = cpy_r_r30;
    cpy_r_r34.f1 = cpy_r_r31;
    cpy_r_r34.f2 = cpy_r_r32;
    cpy_r_r34.f3 = cpy_r_r33;
    CPyStatic_box___FACINGS = cpy_r_r34;
    CPy_INCREF(CPyStatic_box___FACINGS.f0);
    CPy_INCREF(CPyStatic_box___FACINGS.f1);
    CPy_INCREF(CPyStatic_box___FACINGS.f2);
    CPy_INCREF(CPyStatic_box___FACINGS.f3);
    cpy_r_r35 = CPyStatic_box___globals;
    cpy_r_r36 = CPyStatics[57]; /* 'FACINGS' */
    cpy_r_r37 = PyTuple_New(4);
    if (unlikely(cpy_r_r37 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp31 = cpy_r_r34.f0;
    PyTuple_SET_ITEM(cpy_r_r37, 0, __tmp31);
    PyObject *__tmp32 = cpy_r_r34.f1;
    PyTuple_SET_ITEM(cpy_r_r37, 1, __tmp32);
    PyObject *__tmp33 = cpy_r_r34.f2;
    PyTuple_SET_ITEM(cpy_r_r37, 2, __tmp33);
    PyObject *__tmp34 = cpy_r_r34.f3;
    PyTuple_SET_ITEM(cpy_r_r37, 3, __tmp34);
    cpy_r_r38 = CPyDict_SetItem(cpy_r_r35, cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 11, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r40 = CPyStatics[58]; /* 'B R P B R' */
    cpy_r_r41 = CPyStatics[59]; /* 'Y . Y . Y' */
    cpy_r_r42 = CPyStatics[60]; /* 'R B R B P' */
    cpy_r_r43 = CPyStatics[61]; /* 'B . Y . R' */
    cpy_r_r44 = CPyStatics[62]; /* 'Y R P B Y' */
    CPy_INCREF(cpy_r_r40);
    CPy_INCREF(cpy_r_r41);
    CPy_INCREF(cpy_r_r42);
    CPy_INCREF(cpy_r_r43);
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45.f0 = cpy_r_r40;
    cpy_r_r45.f1 = cpy_r_r41;
    cpy_r_r45.f2 = cpy_r_r42;
    cpy_r_r45.f3 = cpy_r_r43;
    cpy_r_r45.f4 = cpy_r_r44;
    CPyStatic_box___CASTLE = cpy_r_r45;
    CPy_INCREF(CPyStatic_box___CASTLE.f0);
    CPy_INCREF(CPyStatic_box___CASTLE.f1);
    CPy_INCREF(CPyStatic_box___CASTLE.f2);
    CPy_INCREF(CPyStatic_box___CASTLE.f3);
    CPy_INCREF(CPyStatic_box___CASTLE.f4);
    cpy_r_r46 = CPyStatic_box___globals;
    cpy_r_r47 = CPyStatics[63]; /* 'CASTLE' */
    cpy_r_r48 = PyTuple_New(5);
    if (unlikely(cpy_r_r48 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp35 = cpy_r_r45.f0;
    PyTuple_SET_ITEM(cpy_r_r48, 0, __tmp35);
    PyObject *__tmp36 = cpy_r_r45.f1;
    PyTuple_SET_ITEM(cpy_r_r48, 1, __tmp36);
    PyObject *__tmp37 = cpy_r_r45.f2;
    PyTuple_SET_ITEM(cpy_r_r48, 2, __tmp37);
    PyObject *__tmp38 = cpy_r_r45.f3;
    PyTuple_SET_ITEM(cpy_r_r48, 3, __tmp38);
    PyObject *__tmp39 = cpy_r_r45.f4;
    PyTuple_SET_ITEM(cpy_r_r48, 4, __tmp39);
    cpy_r_r49 = CPyDict_SetItem(cpy_r_r46, cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 14, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r51 = CPyStatics[64]; /* 'c1' */
    cpy_r_r52 = CPyStatics[65]; /* 'c5' */
    cpy_r_r53 = CPyStatics[66]; /* 'e3' */
    CPy_INCREF(cpy_r_r51);
    CPy_INCREF(cpy_r_r52);
    CPy_INCREF(cpy_r_r53);
    cpy_r_r54.f0 = cpy_r_r51;
    cpy_r_r54.f1 = cpy_r_r52;
    cpy_r_r54.f2 = cpy_r_r53;
    CPyStatic_box___PORTAL_ROOMS = cpy_r_r54;
    CPy_INCREF(CPyStatic_box___PORTAL_ROOMS.f0);
    CPy_INCREF(CPyStatic_box___PORTAL_ROOMS.f1);
    CPy_INCREF(CPyStatic_box___PORTAL_ROOMS.f2);
    cpy_r_r55 = CPyStatic_box___globals;
    cpy_r_r56 = CPyStatics[67]; /* 'PORTAL_ROOMS' */
    cpy_r_r57 = PyTuple_New(3);
    if (unlikely(cpy_r_r57 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp40 = cpy_r_r54.f0;
    PyTuple_SET_ITEM(cpy_r_r57, 0, __tmp40);
    PyObject *__tmp41 = cpy_r_r54.f1;
    PyTuple_SET_ITEM(cpy_r_r57, 1, __tmp41);
    PyObject *__tmp42 = cpy_r_r54.f2;
    PyTuple_SET_ITEM(cpy_r_r57, 2, __tmp42);
    cpy_r_r58 = CPyDict_SetItem(cpy_r_r55, cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 23, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r60 = CPyStatics[53]; /* 'north' */
    cpy_r_r61 = CPyStatics[55]; /* 'south' */
    cpy_r_r62 = CPyStatics[54]; /* 'east' */
    CPy_INCREF(cpy_r_r60);
    CPy_INCREF(cpy_r_r61);
    CPy_INCREF(cpy_r_r62);
    cpy_r_r63.f0 = cpy_r_r60;
    cpy_r_r63.f1 = cpy_r_r61;
    cpy_r_r63.f2 = cpy_r_r62;
    CPyStatic_box___PORTALS_AT_START = cpy_r_r63;
    CPy_INCREF(CPyStatic_box___PORTALS_AT_START.f0);
    CPy_INCREF(CPyStatic_box___PORTALS_AT_START.f1);
    CPy_INCREF(CPyStatic_box___PORTALS_AT_START.f2);
    cpy_r_r64 = CPyStatic_box___globals;
    cpy_r_r65 = CPyStatics[68]; /* 'PORTALS_AT_START' */
    cpy_r_r66 = PyTuple_New(3);
    if (unlikely(cpy_r_r66 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp43 = cpy_r_r63.f0;
    PyTuple_SET_ITEM(cpy_r_r66, 0, __tmp43);
    PyObject *__tmp44 = cpy_r_r63.f1;
    PyTuple_SET_ITEM(cpy_r_r66, 1, __tmp44);
    PyObject *__tmp45 = cpy_r_r63.f2;
    PyTuple_SET_ITEM(cpy_r_r66, 2, __tmp45);
    cpy_r_r67 = CPyDict_SetItem(cpy_r_r64, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 26, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r69 = PyList_New(0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r70 = CPyStatics[69]; /* '12345' */
    cpy_r_r71 = CPyStr_Size_size_t(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL184;
    }
    cpy_r_r73 = 0;
CPyL15: ;
    cpy_r_r74 = cpy_r_r73 < cpy_r_r71;
    if (!cpy_r_r74) goto CPyL25;
    cpy_r_r75 = CPyStr_GetItemUnsafe(cpy_r_r70, cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL184;
    }
    cpy_r_r76 = CPyStatics[70]; /* 'abcde' */
    cpy_r_r77 = CPyStr_Size_size_t(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL185;
    }
    cpy_r_r79 = 0;
CPyL19: ;
    cpy_r_r80 = cpy_r_r79 < cpy_r_r77;
    if (!cpy_r_r80) goto CPyL186;
    cpy_r_r81 = CPyStr_GetItemUnsafe(cpy_r_r76, cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL185;
    }
    cpy_r_r82 = CPyStr_Build(2, cpy_r_r81, cpy_r_r75);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL185;
    }
    cpy_r_r83 = PyList_Append(cpy_r_r69, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL185;
    }
    cpy_r_r85 = cpy_r_r79 + 1;
    cpy_r_r79 = cpy_r_r85;
    goto CPyL19;
CPyL24: ;
    cpy_r_r86 = cpy_r_r73 + 1;
    cpy_r_r73 = cpy_r_r86;
    goto CPyL15;
CPyL25: ;
    cpy_r_r87 = PyList_AsTuple(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___ROOMS = cpy_r_r87;
    CPy_INCREF(CPyStatic_box___ROOMS);
    cpy_r_r88 = CPyStatic_box___globals;
    cpy_r_r89 = CPyStatics[71]; /* 'ROOMS' */
    cpy_r_r90 = CPyDict_SetItem(cpy_r_r88, cpy_r_r89, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 29, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r92 = CPyStatic_box___globals;
    cpy_r_r93 = CPyStatics[72]; /* 'WALL' */
    cpy_r_r94 = CPyStatics[141]; /* -1 */
    cpy_r_r95 = CPyDict_SetItem(cpy_r_r92, cpy_r_r93, cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 32, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r97 = CPyStatic_box___globals;
    cpy_r_r98 = CPyStatics[73]; /* 'NO_COLOUR' */
    cpy_r_r99 = CPyStatics[145]; /* 3 */
    cpy_r_r100 = CPyDict_SetItem(cpy_r_r97, cpy_r_r98, cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 >= 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 33, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r102 = CPyStatic_box___globals;
    cpy_r_r103 = CPyStatics[74]; /* 'GHOSTS' */
    cpy_r_r104 = CPyStatics[146]; /* 18 */
    cpy_r_r105 = CPyDict_SetItem(cpy_r_r102, cpy_r_r103, cpy_r_r104);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 35, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r107 = CPyStatic_box___globals;
    cpy_r_r108 = CPyStatics[75]; /* 'EMPTY' */
    cpy_r_r109 = CPyStatics[146]; /* 18 */
    cpy_r_r110 = CPyDict_SetItem(cpy_r_r107, cpy_r_r108, cpy_r_r109);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 36, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r112 = CPyStatic_box___globals;
    cpy_r_r113 = CPyStatics[76]; /* 'DUNGEON' */
    cpy_r_r114 = CPyStatics[147]; /* 25 */
    cpy_r_r115 = CPyDict_SetItem(cpy_r_r112, cpy_r_r113, cpy_r_r114);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 39, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r117 = CPyStatic_box___globals;
    cpy_r_r118 = CPyStatics[77]; /* 'OUTSIDE' */
    cpy_r_r119 = CPyStatics[148]; /* 26 */
    cpy_r_r120 = CPyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 40, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r122 = CPyStatic_box___globals;
    cpy_r_r123 = CPyStatics[78]; /* 'IN_BOX' */
    cpy_r_r124 = CPyStatics[149]; /* 27 */
    cpy_r_r125 = CPyDict_SetItem(cpy_r_r122, cpy_r_r123, cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 41, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r127 = CPyDef_box____steps();
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 74, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r128 = PyList_AsTuple(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 74, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___STEP_PAIRS = cpy_r_r128;
    CPy_INCREF(CPyStatic_box___STEP_PAIRS);
    cpy_r_r129 = CPyStatic_box___globals;
    cpy_r_r130 = CPyStatics[79]; /* 'STEP_PAIRS' */
    cpy_r_r131 = CPyDict_SetItem(cpy_r_r129, cpy_r_r130, cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    cpy_r_r132 = cpy_r_r131 >= 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 74, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r133 = CPyDef_box____jumps();
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 75, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r134 = PyList_AsTuple(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 75, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___JUMP_PAIRS = cpy_r_r134;
    CPy_INCREF(CPyStatic_box___JUMP_PAIRS);
    cpy_r_r135 = CPyStatic_box___globals;
    cpy_r_r136 = CPyStatics[80]; /* 'JUMP_PAIRS' */
    cpy_r_r137 = CPyDict_SetItem(cpy_r_r135, cpy_r_r136, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 75, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r139 = CPyStatic_box___globals;
    cpy_r_r140 = CPyStatics[81]; /* 'STEPS' */
    cpy_r_r141 = CPyStatics[150]; /* 62 */
    cpy_r_r142 = CPyDict_SetItem(cpy_r_r139, cpy_r_r140, cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 76, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r144 = CPyStatic_box___globals;
    cpy_r_r145 = CPyStatics[82]; /* 'WAYS' */
    cpy_r_r146 = CPyStatics[151]; /* 74 */
    cpy_r_r147 = CPyDict_SetItem(cpy_r_r144, cpy_r_r145, cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 >= 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 78, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r149 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r149.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r150 = cpy_r_r149;
    cpy_r_r151 = 0;
    cpy_r_room = cpy_r_r151;
    CPyTagged_DECREF(cpy_r_room);
CPyL44: ;
    cpy_r_r152 = (Py_ssize_t)cpy_r_r151 < (Py_ssize_t)50;
    if (!cpy_r_r152) goto CPyL56;
    cpy_r_room = cpy_r_r151;
    cpy_r_r153 = CPyStatics[48]; /* 'RBY' */
    cpy_r_r154 = CPyDef_box____printed(cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL187;
    }
    cpy_r_r155 = CPyStr_Find(cpy_r_r153, cpy_r_r154, 0, 1);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL187;
    }
    cpy_r_r156 = CPyTagged_Remainder(cpy_r_r155, 8);
    CPyTagged_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL187;
    }
    cpy_r_r157 = cpy_r_r156 & 1;
    cpy_r_r158 = cpy_r_r157 == 0;
    if (!cpy_r_r158) goto CPyL50;
    cpy_r_r159 = (Py_ssize_t)cpy_r_r156 >> 1;
    CPyTagged_DECREF(cpy_r_r156);
    cpy_r_r160 = cpy_r_r159;
    goto CPyL53;
CPyL50: ;
    cpy_r_r161 = cpy_r_r156 ^ 1;
    cpy_r_r162 = (void *)cpy_r_r161;
    cpy_r_r163 = CPyLong_AsInt64(cpy_r_r162);
    cpy_r_r164 = cpy_r_r163 == -113;
    if (unlikely(cpy_r_r164)) goto CPyL52;
CPyL51: ;
    cpy_r_r160 = cpy_r_r163;
    CPyTagged_DECREF(cpy_r_r156);
    goto CPyL53;
CPyL52: ;
    cpy_r_r165 = PyErr_Occurred();
    if (unlikely(cpy_r_r165 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL188;
    } else
        goto CPyL51;
CPyL53: ;
    cpy_r_r166 = VecI64Api.append(cpy_r_r150, cpy_r_r160);
    if (unlikely(cpy_r_r166.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r150 = cpy_r_r166;
    cpy_r_r167 = cpy_r_r151 + 2;
    cpy_r_r151 = cpy_r_r167;
    goto CPyL44;
CPyL56: ;
    CPyStatic_box___CARPET = cpy_r_r150;
    VEC_I64_INCREF(CPyStatic_box___CARPET);
    cpy_r_r168 = CPyStatic_box___globals;
    cpy_r_r169 = CPyStatics[83]; /* 'CARPET' */
    cpy_r_r170 = VecI64Api.box(cpy_r_r150);
    cpy_r_r171 = CPyDict_SetItem(cpy_r_r168, cpy_r_r169, cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    cpy_r_r172 = cpy_r_r171 >= 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 90, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r173 = CPyDef_box____carpets(0);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r174 = CPyDef_box____carpets(2);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL189;
    }
    cpy_r_r175 = PySequence_Concat(cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r173);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r176 = CPyDef_box____carpets(4);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL190;
    }
    cpy_r_r177 = PySequence_Concat(cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r178 = VecI64Api.from_iterable(cpy_r_r177, 0);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___CARPET_ROOMS = cpy_r_r178;
    VEC_I64_INCREF(CPyStatic_box___CARPET_ROOMS);
    cpy_r_r179 = CPyStatic_box___globals;
    cpy_r_r180 = CPyStatics[84]; /* 'CARPET_ROOMS' */
    cpy_r_r181 = VecI64Api.box(cpy_r_r178);
    cpy_r_r182 = CPyDict_SetItem(cpy_r_r179, cpy_r_r180, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 93, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r184 = CPyStatic_box___STEP_PAIRS;
    if (likely(cpy_r_r184 != NULL)) goto CPyL67;
    PyErr_SetString(PyExc_NameError, "value for final name \"STEP_PAIRS\" was not set");
    cpy_r_r185 = 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r186 = CPyStatic_box___JUMP_PAIRS;
    if (likely(cpy_r_r186 != NULL)) goto CPyL70;
    PyErr_SetString(PyExc_NameError, "value for final name \"JUMP_PAIRS\" was not set");
    cpy_r_r187 = 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r188 = PySequence_Concat(cpy_r_r184, cpy_r_r186);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r189 = (CPyPtr)((CPyPtr)cpy_r_r188 + offsetof(PyVarObject, ob_size));
    cpy_r_r190 = *(int64_t *)cpy_r_r189;
    cpy_r_r191 = VecI64Api.alloc(cpy_r_r190, cpy_r_r190);
    if (unlikely(cpy_r_r191.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL191;
    }
    cpy_r_r192 = 0;
CPyL73: ;
    cpy_r_r193 = cpy_r_r192 < cpy_r_r190;
    if (!cpy_r_r193) goto CPyL192;
    cpy_r_r194 = CPySequenceTuple_GetItemUnsafe(cpy_r_r188, cpy_r_r192);
    PyObject *__tmp46;
    if (unlikely(!(PyTuple_Check(cpy_r_r194) && PyTuple_GET_SIZE(cpy_r_r194) == 2))) {
        __tmp46 = NULL;
        goto __LL47;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r194, 0))))
        __tmp46 = PyTuple_GET_ITEM(cpy_r_r194, 0);
    else {
        __tmp46 = NULL;
    }
    if (__tmp46 == NULL) goto __LL47;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r194, 1))))
        __tmp46 = PyTuple_GET_ITEM(cpy_r_r194, 1);
    else {
        __tmp46 = NULL;
    }
    if (__tmp46 == NULL) goto __LL47;
    __tmp46 = cpy_r_r194;
__LL47: ;
    if (unlikely(__tmp46 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r194); cpy_r_r195 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp48 = PyTuple_GET_ITEM(cpy_r_r194, 0);
        CPyTagged __tmp49;
        if (likely(PyLong_Check(__tmp48)))
            __tmp49 = CPyTagged_FromObject(__tmp48);
        else {
            goto __LL50;
        }
        cpy_r_r195.f0 = __tmp49;
        PyObject *__tmp51 = PyTuple_GET_ITEM(cpy_r_r194, 1);
        CPyTagged __tmp52;
        if (likely(PyLong_Check(__tmp51)))
            __tmp52 = CPyTagged_FromObject(__tmp51);
        else {
            goto __LL53;
        }
        cpy_r_r195.f1 = __tmp52;
    }
    goto __LL54;
__LL50: ;
    cpy_r_r195 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL54;
__LL53: ;
    CPyTagged_DECREF(cpy_r_r195.f0);
    cpy_r_r195 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL54;
__LL54: ;
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL193;
    }
    cpy_r_r196 = cpy_r_r195.f0;
    CPyTagged_INCREF(cpy_r_r196);
    cpy_r_r197 = cpy_r_r195.f1;
    CPyTagged_INCREF(cpy_r_r197);
    CPyTagged_DECREF(cpy_r_r195.f0);
    CPyTagged_DECREF(cpy_r_r195.f1);
    cpy_r_r198 = CPyTagged_StealAsObject(cpy_r_r197);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r199 = (CPyPtr)cpy_r_r191.items;
    cpy_r_r200 = cpy_r_r192 * 8;
    cpy_r_r201 = cpy_r_r199 + cpy_r_r200;
    cpy_r_r202 = cpy_r_r196 & 1;
    cpy_r_r203 = cpy_r_r202 == 0;
    if (!cpy_r_r203) goto CPyL77;
    cpy_r_r204 = (Py_ssize_t)cpy_r_r196 >> 1;
    CPyTagged_DECREF(cpy_r_r196);
    cpy_r_r205 = cpy_r_r204;
    goto CPyL80;
CPyL77: ;
    cpy_r_r206 = cpy_r_r196 ^ 1;
    cpy_r_r207 = (void *)cpy_r_r206;
    cpy_r_r208 = CPyLong_AsInt64(cpy_r_r207);
    cpy_r_r209 = cpy_r_r208 == -113;
    if (unlikely(cpy_r_r209)) goto CPyL79;
CPyL78: ;
    cpy_r_r205 = cpy_r_r208;
    CPyTagged_DECREF(cpy_r_r196);
    goto CPyL80;
CPyL79: ;
    cpy_r_r210 = PyErr_Occurred();
    if (unlikely(cpy_r_r210 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL194;
    } else
        goto CPyL78;
CPyL80: ;
    *(int64_t *)cpy_r_r201 = cpy_r_r205;
    cpy_r_r211 = cpy_r_r192 + 1;
    cpy_r_r192 = cpy_r_r211;
    goto CPyL73;
CPyL82: ;
    CPyStatic_box___ORIGIN = cpy_r_r191;
    VEC_I64_INCREF(CPyStatic_box___ORIGIN);
    cpy_r_r212 = CPyStatic_box___globals;
    cpy_r_r213 = CPyStatics[85]; /* 'ORIGIN' */
    cpy_r_r214 = VecI64Api.box(cpy_r_r191);
    cpy_r_r215 = CPyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 96, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r217 = CPyStatic_box___STEP_PAIRS;
    if (likely(cpy_r_r217 != NULL)) goto CPyL86;
    PyErr_SetString(PyExc_NameError, "value for final name \"STEP_PAIRS\" was not set");
    cpy_r_r218 = 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r219 = CPyStatic_box___JUMP_PAIRS;
    if (likely(cpy_r_r219 != NULL)) goto CPyL89;
    PyErr_SetString(PyExc_NameError, "value for final name \"JUMP_PAIRS\" was not set");
    cpy_r_r220 = 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL89: ;
    cpy_r_r221 = PySequence_Concat(cpy_r_r217, cpy_r_r219);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r222 = (CPyPtr)((CPyPtr)cpy_r_r221 + offsetof(PyVarObject, ob_size));
    cpy_r_r223 = *(int64_t *)cpy_r_r222;
    cpy_r_r224 = VecI64Api.alloc(cpy_r_r223, cpy_r_r223);
    if (unlikely(cpy_r_r224.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL195;
    }
    cpy_r_r225 = 0;
CPyL92: ;
    cpy_r_r226 = cpy_r_r225 < cpy_r_r223;
    if (!cpy_r_r226) goto CPyL196;
    cpy_r_r227 = CPySequenceTuple_GetItemUnsafe(cpy_r_r221, cpy_r_r225);
    PyObject *__tmp55;
    if (unlikely(!(PyTuple_Check(cpy_r_r227) && PyTuple_GET_SIZE(cpy_r_r227) == 2))) {
        __tmp55 = NULL;
        goto __LL56;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r227, 0))))
        __tmp55 = PyTuple_GET_ITEM(cpy_r_r227, 0);
    else {
        __tmp55 = NULL;
    }
    if (__tmp55 == NULL) goto __LL56;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r227, 1))))
        __tmp55 = PyTuple_GET_ITEM(cpy_r_r227, 1);
    else {
        __tmp55 = NULL;
    }
    if (__tmp55 == NULL) goto __LL56;
    __tmp55 = cpy_r_r227;
__LL56: ;
    if (unlikely(__tmp55 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r227); cpy_r_r228 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp57 = PyTuple_GET_ITEM(cpy_r_r227, 0);
        CPyTagged __tmp58;
        if (likely(PyLong_Check(__tmp57)))
            __tmp58 = CPyTagged_FromObject(__tmp57);
        else {
            goto __LL59;
        }
        cpy_r_r228.f0 = __tmp58;
        PyObject *__tmp60 = PyTuple_GET_ITEM(cpy_r_r227, 1);
        CPyTagged __tmp61;
        if (likely(PyLong_Check(__tmp60)))
            __tmp61 = CPyTagged_FromObject(__tmp60);
        else {
            goto __LL62;
        }
        cpy_r_r228.f1 = __tmp61;
    }
    goto __LL63;
__LL59: ;
    cpy_r_r228 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL63;
__LL62: ;
    CPyTagged_DECREF(cpy_r_r228.f0);
    cpy_r_r228 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL63;
__LL63: ;
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r228.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL197;
    }
    cpy_r_r229 = cpy_r_r228.f0;
    CPyTagged_INCREF(cpy_r_r229);
    cpy_r_r230 = CPyTagged_StealAsObject(cpy_r_r229);
    CPy_DECREF(cpy_r_r230);
    cpy_r_r231 = cpy_r_r228.f1;
    CPyTagged_INCREF(cpy_r_r231);
    CPyTagged_DECREF(cpy_r_r228.f0);
    CPyTagged_DECREF(cpy_r_r228.f1);
    cpy_r_r232 = (CPyPtr)cpy_r_r224.items;
    cpy_r_r233 = cpy_r_r225 * 8;
    cpy_r_r234 = cpy_r_r232 + cpy_r_r233;
    cpy_r_r235 = cpy_r_r231 & 1;
    cpy_r_r236 = cpy_r_r235 == 0;
    if (!cpy_r_r236) goto CPyL96;
    cpy_r_r237 = (Py_ssize_t)cpy_r_r231 >> 1;
    CPyTagged_DECREF(cpy_r_r231);
    cpy_r_r238 = cpy_r_r237;
    goto CPyL99;
CPyL96: ;
    cpy_r_r239 = cpy_r_r231 ^ 1;
    cpy_r_r240 = (void *)cpy_r_r239;
    cpy_r_r241 = CPyLong_AsInt64(cpy_r_r240);
    cpy_r_r242 = cpy_r_r241 == -113;
    if (unlikely(cpy_r_r242)) goto CPyL98;
CPyL97: ;
    cpy_r_r238 = cpy_r_r241;
    CPyTagged_DECREF(cpy_r_r231);
    goto CPyL99;
CPyL98: ;
    cpy_r_r243 = PyErr_Occurred();
    if (unlikely(cpy_r_r243 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL198;
    } else
        goto CPyL97;
CPyL99: ;
    *(int64_t *)cpy_r_r234 = cpy_r_r238;
    cpy_r_r244 = cpy_r_r225 + 1;
    cpy_r_r225 = cpy_r_r244;
    goto CPyL92;
CPyL101: ;
    CPyStatic_box___TARGET = cpy_r_r224;
    VEC_I64_INCREF(CPyStatic_box___TARGET);
    cpy_r_r245 = CPyStatic_box___globals;
    cpy_r_r246 = CPyStatics[86]; /* 'TARGET' */
    cpy_r_r247 = VecI64Api.box(cpy_r_r224);
    cpy_r_r248 = CPyDict_SetItem(cpy_r_r245, cpy_r_r246, cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 97, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r250 = CPyStatic_box___STEP_PAIRS;
    if (likely(cpy_r_r250 != NULL)) goto CPyL105;
    PyErr_SetString(PyExc_NameError, "value for final name \"STEP_PAIRS\" was not set");
    cpy_r_r251 = 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 98, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r252 = CPyDef_box____first(cpy_r_r250, 0);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 98, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r253 = VecI64Api.from_iterable(cpy_r_r252, 0);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 98, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___FIRST_STEP = cpy_r_r253;
    VEC_I64_INCREF(CPyStatic_box___FIRST_STEP);
    cpy_r_r254 = CPyStatic_box___globals;
    cpy_r_r255 = CPyStatics[87]; /* 'FIRST_STEP' */
    cpy_r_r256 = VecI64Api.box(cpy_r_r253);
    cpy_r_r257 = CPyDict_SetItem(cpy_r_r254, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r256);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 98, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r259 = CPyStatic_box___JUMP_PAIRS;
    if (likely(cpy_r_r259 != NULL)) goto CPyL111;
    PyErr_SetString(PyExc_NameError, "value for final name \"JUMP_PAIRS\" was not set");
    cpy_r_r260 = 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 99, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL111: ;
    cpy_r_r261 = CPyDef_box____first(cpy_r_r259, 124);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 99, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r262 = VecI64Api.from_iterable(cpy_r_r261, 0);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r262.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 99, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___FIRST_JUMP = cpy_r_r262;
    VEC_I64_INCREF(CPyStatic_box___FIRST_JUMP);
    cpy_r_r263 = CPyStatic_box___globals;
    cpy_r_r264 = CPyStatics[88]; /* 'FIRST_JUMP' */
    cpy_r_r265 = VecI64Api.box(cpy_r_r262);
    cpy_r_r266 = CPyDict_SetItem(cpy_r_r263, cpy_r_r264, cpy_r_r265);
    CPy_DECREF(cpy_r_r265);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 99, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r268 = PyList_New(0);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r269 = 0;
    cpy_r_ghost = cpy_r_r269;
    CPyTagged_DECREF(cpy_r_ghost);
CPyL116: ;
    cpy_r_r270 = (Py_ssize_t)cpy_r_r269 < (Py_ssize_t)36;
    if (!cpy_r_r270) goto CPyL121;
    cpy_r_ghost = cpy_r_r269;
    cpy_r_r271 = CPyTagged_Remainder(cpy_r_ghost, 18);
    CPyTagged_DECREF(cpy_r_ghost);
    if (unlikely(cpy_r_r271 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL199;
    }
    cpy_r_r272 = CPyTagged_FloorDivide(cpy_r_r271, 6);
    CPyTagged_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r272 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL199;
    }
    cpy_r_r273 = CPyTagged_StealAsObject(cpy_r_r272);
    cpy_r_r274 = PyList_Append(cpy_r_r268, cpy_r_r273);
    CPy_DECREF(cpy_r_r273);
    cpy_r_r275 = cpy_r_r274 >= 0;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL199;
    }
    cpy_r_r276 = cpy_r_r269 + 2;
    cpy_r_r269 = cpy_r_r276;
    goto CPyL116;
CPyL121: ;
    cpy_r_r277 = PyList_New(1);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL199;
    }
    cpy_r_r278 = CPyStatics[145]; /* 3 */
    cpy_r_r279 = (CPyPtr)((CPyPtr)cpy_r_r277 + offsetof(PyListObject, ob_item));
    cpy_r_r280 = *(CPyPtr *)cpy_r_r279;
    CPy_INCREF(cpy_r_r278);
    *(PyObject * *)cpy_r_r280 = cpy_r_r278;
    cpy_r_r281 = PySequence_Concat(cpy_r_r268, cpy_r_r277);
    CPy_DECREF(cpy_r_r268);
    CPy_DECREF(cpy_r_r277);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r282 = VecI64Api.from_iterable(cpy_r_r281, 0);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(cpy_r_r282.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPyStatic_box___COLOUR = cpy_r_r282;
    VEC_I64_INCREF(CPyStatic_box___COLOUR);
    cpy_r_r283 = CPyStatic_box___globals;
    cpy_r_r284 = CPyStatics[89]; /* 'COLOUR' */
    cpy_r_r285 = VecI64Api.box(cpy_r_r282);
    cpy_r_r286 = CPyDict_SetItem(cpy_r_r283, cpy_r_r284, cpy_r_r285);
    CPy_DECREF(cpy_r_r285);
    cpy_r_r287 = cpy_r_r286 >= 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 101, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r288 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r288.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r289 = cpy_r_r288;
    cpy_r_r290 = 0;
    cpy_r_colour = cpy_r_r290;
    CPyTagged_DECREF(cpy_r_colour);
CPyL127: ;
    cpy_r_r291 = (Py_ssize_t)cpy_r_r290 < (Py_ssize_t)6;
    if (!cpy_r_r291) goto CPyL150;
    cpy_r_colour = cpy_r_r290;
    cpy_r_r292 = 0;
    cpy_r_facing = cpy_r_r292;
    CPyTagged_DECREF(cpy_r_facing);
CPyL129: ;
    cpy_r_r293 = (Py_ssize_t)cpy_r_r292 < (Py_ssize_t)8;
    if (!cpy_r_r293) goto CPyL200;
    cpy_r_facing = cpy_r_r292;
    cpy_r_r294 = CPyStatic_box___ROOMS;
    if (unlikely(cpy_r_r294 == NULL)) {
        goto CPyL201;
    } else
        goto CPyL133;
CPyL131: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROOMS\" was not set");
    cpy_r_r295 = 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL133: ;
    cpy_r_r296 = CPyStatic_box___PORTAL_ROOMS;
    if (unlikely(cpy_r_r296.f0 == NULL)) {
        goto CPyL202;
    } else
        goto CPyL136;
CPyL134: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PORTAL_ROOMS\" was not set");
    cpy_r_r297 = 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL136: ;
    CPy_INCREF(cpy_r_r296.f0);
    CPy_INCREF(cpy_r_r296.f1);
    CPy_INCREF(cpy_r_r296.f2);
    cpy_r_r298 = PyTuple_New(3);
    if (unlikely(cpy_r_r298 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp64 = cpy_r_r296.f0;
    PyTuple_SET_ITEM(cpy_r_r298, 0, __tmp64);
    PyObject *__tmp65 = cpy_r_r296.f1;
    PyTuple_SET_ITEM(cpy_r_r298, 1, __tmp65);
    PyObject *__tmp66 = cpy_r_r296.f2;
    PyTuple_SET_ITEM(cpy_r_r298, 2, __tmp66);
    cpy_r_r299 = CPySequenceTuple_GetItem(cpy_r_r298, cpy_r_colour);
    CPy_DECREF(cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL203;
    }
    if (likely(PyUnicode_Check(cpy_r_r299)))
        cpy_r_r300 = cpy_r_r299;
    else {
        CPy_TypeErrorTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals, "str", cpy_r_r299);
        goto CPyL203;
    }
    cpy_r_r301 = CPyStatics[45]; /* 'index' */
    PyObject *cpy_r_r302[2] = {cpy_r_r294, cpy_r_r300};
    cpy_r_r303 = (PyObject **)&cpy_r_r302;
    cpy_r_r304 = PyObject_VectorcallMethod(cpy_r_r301, cpy_r_r303, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL204;
    }
    CPy_DECREF(cpy_r_r300);
    if (likely(PyLong_Check(cpy_r_r304)))
        cpy_r_r305 = CPyTagged_FromObject(cpy_r_r304);
    else {
        CPy_TypeError("int", cpy_r_r304); cpy_r_r305 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r305 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL203;
    }
    cpy_r_r306 = CPyDef_box____neighbour(cpy_r_r305, cpy_r_facing);
    CPyTagged_DECREF(cpy_r_r305);
    CPyTagged_DECREF(cpy_r_facing);
    if (unlikely(cpy_r_r306 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL205;
    }
    cpy_r_r307 = cpy_r_r306 & 1;
    cpy_r_r308 = cpy_r_r307 == 0;
    if (!cpy_r_r308) goto CPyL143;
    cpy_r_r309 = (Py_ssize_t)cpy_r_r306 >> 1;
    CPyTagged_DECREF(cpy_r_r306);
    cpy_r_r310 = cpy_r_r309;
    goto CPyL146;
CPyL143: ;
    cpy_r_r311 = cpy_r_r306 ^ 1;
    cpy_r_r312 = (void *)cpy_r_r311;
    cpy_r_r313 = CPyLong_AsInt64(cpy_r_r312);
    cpy_r_r314 = cpy_r_r313 == -113;
    if (unlikely(cpy_r_r314)) goto CPyL145;
CPyL144: ;
    cpy_r_r310 = cpy_r_r313;
    CPyTagged_DECREF(cpy_r_r306);
    goto CPyL146;
CPyL145: ;
    cpy_r_r315 = PyErr_Occurred();
    if (unlikely(cpy_r_r315 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL206;
    } else
        goto CPyL144;
CPyL146: ;
    cpy_r_r316 = VecI64Api.append(cpy_r_r289, cpy_r_r310);
    if (unlikely(cpy_r_r316.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 105, CPyStatic_box___globals);
        goto CPyL207;
    }
    cpy_r_r289 = cpy_r_r316;
    cpy_r_r317 = cpy_r_r292 + 2;
    cpy_r_r292 = cpy_r_r317;
    goto CPyL129;
CPyL149: ;
    cpy_r_r318 = cpy_r_r290 + 2;
    cpy_r_r290 = cpy_r_r318;
    goto CPyL127;
CPyL150: ;
    CPyStatic_box___FRONT = cpy_r_r289;
    VEC_I64_INCREF(CPyStatic_box___FRONT);
    cpy_r_r319 = CPyStatic_box___globals;
    cpy_r_r320 = CPyStatics[90]; /* 'FRONT' */
    cpy_r_r321 = VecI64Api.box(cpy_r_r289);
    cpy_r_r322 = CPyDict_SetItem(cpy_r_r319, cpy_r_r320, cpy_r_r321);
    CPy_DECREF(cpy_r_r321);
    cpy_r_r323 = cpy_r_r322 >= 0;
    if (unlikely(!cpy_r_r323)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 104, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r324 = CPyStatic_box___globals;
    cpy_r_r325 = CPyStatics[91]; /* 'KINDS' */
    cpy_r_r326 = CPyStatics[152]; /* 6 */
    cpy_r_r327 = CPyDict_SetItem(cpy_r_r324, cpy_r_r325, cpy_r_r326);
    cpy_r_r328 = cpy_r_r327 >= 0;
    if (unlikely(!cpy_r_r328)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 109, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r329 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r329.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 112, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r330 = cpy_r_r329;
    cpy_r_r331 = 0;
    cpy_r_rank = cpy_r_r331;
    CPyTagged_DECREF(cpy_r_rank);
CPyL154: ;
    cpy_r_r332 = (Py_ssize_t)cpy_r_r331 < (Py_ssize_t)44;
    if (!cpy_r_r332) goto CPyL161;
    cpy_r_rank = cpy_r_r331;
    cpy_r_r333 = CPyStatics[153]; /* 7 */
    cpy_r_r334 = CPyTagged_StealAsObject(cpy_r_rank);
    cpy_r_r335 = CPyNumber_Power(cpy_r_r333, cpy_r_r334);
    CPy_DECREF(cpy_r_r334);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 112, CPyStatic_box___globals);
        goto CPyL208;
    }
    cpy_r_r336 = CPyLong_AsInt64(cpy_r_r335);
    CPy_DECREF(cpy_r_r335);
    cpy_r_r337 = cpy_r_r336 == -113;
    if (unlikely(cpy_r_r337)) goto CPyL158;
CPyL157: ;
    cpy_r_r338 = VecI64Api.append(cpy_r_r330, cpy_r_r336);
    if (unlikely(cpy_r_r338.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 112, CPyStatic_box___globals);
        goto CPyL183;
    } else
        goto CPyL159;
CPyL158: ;
    cpy_r_r339 = PyErr_Occurred();
    if (unlikely(cpy_r_r339 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 112, CPyStatic_box___globals);
        goto CPyL208;
    } else
        goto CPyL157;
CPyL159: ;
    cpy_r_r330 = cpy_r_r338;
    cpy_r_r340 = cpy_r_r331 + 2;
    cpy_r_r331 = cpy_r_r340;
    goto CPyL154;
CPyL161: ;
    CPyStatic_box___POWERS_OF_7 = cpy_r_r330;
    VEC_I64_INCREF(CPyStatic_box___POWERS_OF_7);
    cpy_r_r341 = CPyStatic_box___globals;
    cpy_r_r342 = CPyStatics[92]; /* 'POWERS_OF_7' */
    cpy_r_r343 = VecI64Api.box(cpy_r_r330);
    cpy_r_r344 = CPyDict_SetItem(cpy_r_r341, cpy_r_r342, cpy_r_r343);
    CPy_DECREF(cpy_r_r343);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 112, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r346 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r346.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 114, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r347 = cpy_r_r346;
    cpy_r_r348 = 0;
    cpy_r_room_2 = cpy_r_r348;
    CPyTagged_DECREF(cpy_r_room_2);
CPyL164: ;
    cpy_r_r349 = (Py_ssize_t)cpy_r_r348 < (Py_ssize_t)50;
    if (!cpy_r_r349) goto CPyL181;
    cpy_r_room_2 = cpy_r_r348;
    cpy_r_r350 = 0;
    cpy_r_r351 = 0;
    CPyTagged_INCREF(cpy_r_r351);
    cpy_r_before = cpy_r_r351;
    CPyTagged_DECREF(cpy_r_before);
CPyL166: ;
    cpy_r_r352 = cpy_r_r351 & 1;
    cpy_r_r353 = cpy_r_r352 != 0;
    if (cpy_r_r353) goto CPyL168;
    cpy_r_r354 = cpy_r_room_2 & 1;
    cpy_r_r355 = cpy_r_r354 != 0;
    if (!cpy_r_r355) goto CPyL169;
CPyL168: ;
    cpy_r_r356 = CPyTagged_IsLt_(cpy_r_r351, cpy_r_room_2);
    if (cpy_r_r356) {
        goto CPyL170;
    } else
        goto CPyL209;
CPyL169: ;
    cpy_r_r357 = (Py_ssize_t)cpy_r_r351 < (Py_ssize_t)cpy_r_room_2;
    if (!cpy_r_r357) goto CPyL209;
CPyL170: ;
    CPyTagged_INCREF(cpy_r_r351);
    cpy_r_before = cpy_r_r351;
    cpy_r_r358 = CPyDef_box____printed(cpy_r_before);
    CPyTagged_DECREF(cpy_r_before);
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 114, CPyStatic_box___globals);
        goto CPyL210;
    }
    cpy_r_r359 = CPyStatics[46]; /* 'P' */
    cpy_r_r360 = CPyStr_EqualLiteral(cpy_r_r358, cpy_r_r359, 1);
    CPy_DECREF(cpy_r_r358);
    cpy_r_r361 = cpy_r_r360 == 0;
    cpy_r_r362 = cpy_r_r361 << 1;
    cpy_r_r363 = cpy_r_r362;
    cpy_r_r364 = CPyTagged_Add(cpy_r_r350, cpy_r_r363);
    CPyTagged_DECREF(cpy_r_r350);
    CPyTagged_DECREF(cpy_r_r363);
    cpy_r_r350 = cpy_r_r364;
    cpy_r_r365 = CPyTagged_Add(cpy_r_r351, 2);
    CPyTagged_DECREF(cpy_r_r351);
    cpy_r_r351 = cpy_r_r365;
    goto CPyL166;
CPyL173: ;
    cpy_r_r366 = cpy_r_r350 & 1;
    cpy_r_r367 = cpy_r_r366 == 0;
    if (!cpy_r_r367) goto CPyL175;
    cpy_r_r368 = (Py_ssize_t)cpy_r_r350 >> 1;
    CPyTagged_DECREF(cpy_r_r350);
    cpy_r_r369 = cpy_r_r368;
    goto CPyL178;
CPyL175: ;
    cpy_r_r370 = cpy_r_r350 ^ 1;
    cpy_r_r371 = (void *)cpy_r_r370;
    cpy_r_r372 = CPyLong_AsInt64(cpy_r_r371);
    cpy_r_r373 = cpy_r_r372 == -113;
    if (unlikely(cpy_r_r373)) goto CPyL177;
CPyL176: ;
    cpy_r_r369 = cpy_r_r372;
    CPyTagged_DECREF(cpy_r_r350);
    goto CPyL178;
CPyL177: ;
    cpy_r_r374 = PyErr_Occurred();
    if (unlikely(cpy_r_r374 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 114, CPyStatic_box___globals);
        goto CPyL211;
    } else
        goto CPyL176;
CPyL178: ;
    cpy_r_r375 = VecI64Api.append(cpy_r_r347, cpy_r_r369);
    if (unlikely(cpy_r_r375.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 114, CPyStatic_box___globals);
        goto CPyL183;
    }
    cpy_r_r347 = cpy_r_r375;
    cpy_r_r376 = cpy_r_r348 + 2;
    cpy_r_r348 = cpy_r_r376;
    goto CPyL164;
CPyL181: ;
    CPyStatic_box___RANK = cpy_r_r347;
    VEC_I64_INCREF(CPyStatic_box___RANK);
    cpy_r_r377 = CPyStatic_box___globals;
    cpy_r_r378 = CPyStatics[93]; /* 'RANK' */
    cpy_r_r379 = VecI64Api.box(cpy_r_r347);
    cpy_r_r380 = CPyDict_SetItem(cpy_r_r377, cpy_r_r378, cpy_r_r379);
    CPy_DECREF(cpy_r_r379);
    cpy_r_r381 = cpy_r_r380 >= 0;
    if (unlikely(!cpy_r_r381)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/box.py", "<module>", 113, CPyStatic_box___globals);
        goto CPyL183;
    }
    return 1;
CPyL183: ;
    cpy_r_r382 = 2;
    return cpy_r_r382;
CPyL184: ;
    CPy_DecRef(cpy_r_r69);
    goto CPyL183;
CPyL185: ;
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r75);
    goto CPyL183;
CPyL186: ;
    CPy_DECREF(cpy_r_r75);
    goto CPyL24;
CPyL187: ;
    VEC_I64_DECREF(cpy_r_r150);
    goto CPyL183;
CPyL188: ;
    VEC_I64_DECREF(cpy_r_r150);
    CPyTagged_DecRef(cpy_r_r156);
    goto CPyL183;
CPyL189: ;
    CPy_DecRef(cpy_r_r173);
    goto CPyL183;
CPyL190: ;
    CPy_DecRef(cpy_r_r175);
    goto CPyL183;
CPyL191: ;
    CPy_DecRef(cpy_r_r188);
    goto CPyL183;
CPyL192: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL82;
CPyL193: ;
    CPy_DecRef(cpy_r_r188);
    VEC_I64_DECREF(cpy_r_r191);
    goto CPyL183;
CPyL194: ;
    CPy_DecRef(cpy_r_r188);
    VEC_I64_DECREF(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r196);
    goto CPyL183;
CPyL195: ;
    CPy_DecRef(cpy_r_r221);
    goto CPyL183;
CPyL196: ;
    CPy_DECREF(cpy_r_r221);
    goto CPyL101;
CPyL197: ;
    CPy_DecRef(cpy_r_r221);
    VEC_I64_DECREF(cpy_r_r224);
    goto CPyL183;
CPyL198: ;
    CPy_DecRef(cpy_r_r221);
    VEC_I64_DECREF(cpy_r_r224);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL183;
CPyL199: ;
    CPy_DecRef(cpy_r_r268);
    goto CPyL183;
CPyL200: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL149;
CPyL201: ;
    VEC_I64_DECREF(cpy_r_r289);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_facing);
    goto CPyL131;
CPyL202: ;
    VEC_I64_DECREF(cpy_r_r289);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_facing);
    goto CPyL134;
CPyL203: ;
    VEC_I64_DECREF(cpy_r_r289);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_facing);
    goto CPyL183;
CPyL204: ;
    VEC_I64_DECREF(cpy_r_r289);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_facing);
    CPy_DecRef(cpy_r_r300);
    goto CPyL183;
CPyL205: ;
    VEC_I64_DECREF(cpy_r_r289);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL183;
CPyL206: ;
    VEC_I64_DECREF(cpy_r_r289);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r306);
    goto CPyL183;
CPyL207: ;
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL183;
CPyL208: ;
    VEC_I64_DECREF(cpy_r_r330);
    goto CPyL183;
CPyL209: ;
    CPyTagged_DECREF(cpy_r_room_2);
    CPyTagged_DECREF(cpy_r_r351);
    goto CPyL173;
CPyL210: ;
    VEC_I64_DECREF(cpy_r_r347);
    CPyTagged_DecRef(cpy_r_room_2);
    CPyTagged_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r351);
    goto CPyL183;
CPyL211: ;
    VEC_I64_DECREF(cpy_r_r347);
    CPyTagged_DecRef(cpy_r_r350);
    goto CPyL183;
}
                        
                        static int
                        rules___Rules_traverse(geisterstunde___games___eighteen_ghosts___rules___RulesObject *self, visitproc visit, void *arg)
                        {
                            Py_VISIT(self->_heard);
                            if (self->_at.items) { Py_VISIT(VEC_I64_BUF(self->_at)); }
                            if (self->_board.items) { Py_VISIT(VEC_I64_BUF(self->_board)); }
                            if (self->_facing.items) { Py_VISIT(VEC_I64_BUF(self->_facing)); }
                            if (self->_free.items) { Py_VISIT(VEC_I64_BUF(self->_free)); }
                            if (self->_colours.items) { Py_VISIT(VEC_I64_BUF(self->_colours)); }
                            if (self->_found.items) { Py_VISIT(VEC_I64_BUF(self->_found)); }
                            if (self->_in_dungeon.items) { Py_VISIT(VEC_I64_BUF(self->_in_dungeon)); }
                            if (self->_outside.items) { Py_VISIT(VEC_I64_BUF(self->_outside)); }
                            if (self->_past.items) { Py_VISIT(VEC_I64_BUF(self->_past)); }
                            int rv = 0;
                            return rv;
                        }
                        
                        static int32_t CPyDef_rules___Rules_clear(PyObject *cpy_r_self)
                        {
                            geisterstunde___games___eighteen_ghosts___rules___RulesObject *self = (geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self;
                            Py_CLEAR(self->_heard);
                            if (self->_at.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_at));
                                    self->_at.items = NULL;
                            }
                            if (self->_board.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_board));
                                    self->_board.items = NULL;
                            }
                            if (self->_facing.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_facing));
                                    self->_facing.items = NULL;
                            }
                            if (self->_free.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_free));
                                    self->_free.items = NULL;
                            }
                            if (self->_colours.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_colours));
                                    self->_colours.items = NULL;
                            }
                            if (self->_found.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_found));
                                    self->_found.items = NULL;
                            }
                            if (self->_in_dungeon.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_in_dungeon));
                                    self->_in_dungeon.items = NULL;
                            }
                            if (self->_outside.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_outside));
                                    self->_outside.items = NULL;
                            }
                            if (self->_past.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_past));
                                    self->_past.items = NULL;
                            }
                            return 0;
                        }
                        
                        static int32_t CPyDef_rules___Rules_clear_on_completion(PyObject *cpy_r_self)
                        {
                            geisterstunde___games___eighteen_ghosts___rules___RulesObject *self = (geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self;
                            Py_CLEAR(self->_heard);
                            if (self->_at.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_at));
                                    self->_at.items = NULL;
                            }
                            if (self->_board.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_board));
                                    self->_board.items = NULL;
                            }
                            if (self->_facing.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_facing));
                                    self->_facing.items = NULL;
                            }
                            if (self->_free.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_free));
                                    self->_free.items = NULL;
                            }
                            if (self->_colours.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_colours));
                                    self->_colours.items = NULL;
                            }
                            if (self->_found.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_found));
                                    self->_found.items = NULL;
                            }
                            if (self->_in_dungeon.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_in_dungeon));
                                    self->_in_dungeon.items = NULL;
                            }
                            if (self->_outside.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_outside));
                                    self->_outside.items = NULL;
                            }
                            if (self->_past.items) {
                                    Py_DECREF(VEC_I64_BUF(self->_past));
                                    self->_past.items = NULL;
                            }
                            return 0;
                        }
                        
                        static void
                        rules___Rules_dealloc(geisterstunde___games___eighteen_ghosts___rules___RulesObject *self)
                        {
                            PyObject_GC_UnTrack(self);
                            CPy_TRASHCAN_BEGIN(self, rules___Rules_dealloc)
                            CPyDef_rules___Rules_clear((PyObject *)self);
                            Py_TYPE(self)->tp_free((PyObject *)self);
                            CPy_TRASHCAN_END(self)
                            done: ;
                        }
                        
                        PyObject *CPyDef_rules_____mypyc__Rules_setup(PyObject *cpy_r_type);
                        PyObject *CPyDef_rules___Rules(char cpy_r_is_short, int64_t cpy_r_turn_limit);
                        
                        static PyObject *
                        rules___Rules_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
                        {
                            if (type != CPyType_rules___Rules) {
                                PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
                                return NULL;
                            }
                            PyObject *self = CPyDef_rules_____mypyc__Rules_setup((PyObject*)type);
                            if (self == NULL)
                                return NULL;
                            PyObject *ret = CPyPy_state___Truth_____init__(self, args, kwds);
                            if (ret == NULL) {
                                    Py_DECREF(self);
                                    return NULL;
                            }
                            Py_DECREF(ret);
                            return self;
                        }
                        
                        static CPyVTableItem rules___Rules_vtable[37];
                        static bool
                        CPyDef_rules___Rules_trait_vtable_setup(void)
                        {
                            CPyVTableItem rules___Rules_vtable_scratch[] = {
                                (CPyVTableItem)CPyDef_state___Truth_____init__,
                                (CPyVTableItem)CPyDef_state___Truth___actor,
                                (CPyVTableItem)CPyDef_contract___State___to_act,
                                (CPyVTableItem)CPyDef_rules___Rules___legal,
                                (CPyVTableItem)CPyDef_rules___Rules___apply,
                                (CPyVTableItem)CPyDef_contract___State___due,
                                (CPyVTableItem)CPyDef_contract___State___roll,
                                (CPyVTableItem)CPyDef_contract___State___scores,
                                (CPyVTableItem)CPyDef_contract___State___winners,
                                (CPyVTableItem)CPyDef_contract___State___reason,
                                (CPyVTableItem)CPyDef_rules___Rules___clone__State_glue,
                                (CPyVTableItem)CPyDef_rules___Rules___redeal,
                                (CPyVTableItem)CPyDef_state___Truth_____init__,
                                (CPyVTableItem)CPyDef_state___Truth___copy_into,
                                (CPyVTableItem)CPyDef_state___Truth___actor,
                                (CPyVTableItem)CPyDef_state___Truth___put,
                                (CPyVTableItem)CPyDef_state___Truth___lift,
                                (CPyVTableItem)CPyDef_state___Truth___rest_key,
                                (CPyVTableItem)CPyDef_state___Truth___remember_position,
                                (CPyVTableItem)CPyDef_rules___Rules___legal,
                                (CPyVTableItem)CPyDef_rules___Rules___apply,
                                (CPyVTableItem)CPyDef_rules___Rules____placements,
                                (CPyVTableItem)CPyDef_rules___Rules____free_rooms,
                                (CPyVTableItem)CPyDef_rules___Rules____turn_actions,
                                (CPyVTableItem)CPyDef_rules___Rules____has_free_room,
                                (CPyVTableItem)CPyDef_rules___Rules____place,
                                (CPyVTableItem)CPyDef_rules___Rules____set_down,
                                (CPyVTableItem)CPyDef_rules___Rules____move,
                                (CPyVTableItem)CPyDef_rules___Rules____fight,
                                (CPyVTableItem)CPyDef_rules___Rules____escape_from,
                                (CPyVTableItem)CPyDef_rules___Rules____end_turn,
                                (CPyVTableItem)CPyDef_rules___Rules____is_decided,
                                (CPyVTableItem)CPyDef_rules___Rules____has_won,
                                (CPyVTableItem)CPyDef_rules___Rules____can_never_win,
                                (CPyVTableItem)CPyDef_rules___Rules____is_shut_for_ever,
                                (CPyVTableItem)CPyDef_rules___Rules___clone,
                                (CPyVTableItem)CPyDef_rules___Rules___redeal,
                            };
                            memcpy(rules___Rules_vtable, rules___Rules_vtable_scratch, sizeof(rules___Rules_vtable));
                            return 1;
                        }
                        
                        static bool
                        CPyDef_rules___Rules_coroutine_setup(PyObject *type)
                        {
                            return 1;
                        }
                        
                        
                        static PyGetSetDef rules___Rules_getseters[] = {
                            {NULL}  /* Sentinel */
                        };
                        
                        static PyMethodDef rules___Rules_methods[] = {
                            {"__internal_mypyc_setup", (PyCFunction)CPyDef_rules_____mypyc__Rules_setup, METH_O, NULL},
                            {"legal",
                             (PyCFunction)CPyPy_rules___Rules___legal,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("legal($self, seat)\n--\n\n")},
                            {"apply",
                             (PyCFunction)CPyPy_rules___Rules___apply,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply($self, seat, action)\n--\n\n")},
                            {"_placements",
                             (PyCFunction)CPyPy_rules___Rules____placements,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_placements($self, seat)\n--\n\n")},
                            {"_free_rooms",
                             (PyCFunction)CPyPy_rules___Rules____free_rooms,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_free_rooms($self, actions, colour)\n--\n\n")},
                            {"_turn_actions",
                             (PyCFunction)CPyPy_rules___Rules____turn_actions,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_turn_actions($self, seat)\n--\n\n")},
                            {"_has_free_room",
                             (PyCFunction)CPyPy_rules___Rules____has_free_room,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_has_free_room($self, colour)\n--\n\n")},
                            {"_place",
                             (PyCFunction)CPyPy_rules___Rules____place,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_place($self, seat, room)\n--\n\n")},
                            {"_set_down",
                             (PyCFunction)CPyPy_rules___Rules____set_down,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_set_down($self, room)\n--\n\n")},
                            {"_move",
                             (PyCFunction)CPyPy_rules___Rules____move,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_move($self, origin, target)\n--\n\n")},
                            {"_fight",
                             (PyCFunction)CPyPy_rules___Rules____fight,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fight($self, origin, target)\n--\n\n")},
                            {"_escape_from",
                             (PyCFunction)CPyPy_rules___Rules____escape_from,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_escape_from($self, room)\n--\n\n")},
                            {"_end_turn",
                             (PyCFunction)CPyPy_rules___Rules____end_turn,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_end_turn($self)\n--\n\n")},
                            {"_is_decided",
                             (PyCFunction)CPyPy_rules___Rules____is_decided,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_is_decided($self)\n--\n\n")},
                            {"_has_won",
                             (PyCFunction)CPyPy_rules___Rules____has_won,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_has_won($self, seat)\n--\n\n")},
                            {"_can_never_win",
                             (PyCFunction)CPyPy_rules___Rules____can_never_win,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_can_never_win($self, seat)\n--\n\n")},
                            {"_is_shut_for_ever",
                             (PyCFunction)CPyPy_rules___Rules____is_shut_for_ever,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_is_shut_for_ever($self, colour)\n--\n\n")},
                            {"clone",
                             (PyCFunction)CPyPy_rules___Rules___clone,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clone($self)\n--\n\n")},
                            {"redeal",
                             (PyCFunction)CPyPy_rules___Rules___redeal,
                             METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal($self, seat, rng)\n--\n\n")},
                            {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
                            {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
                            {NULL}  /* Sentinel */
                        };
                        
                        static PyTypeObject CPyType_rules___Rules_template_ = {
                            PyVarObject_HEAD_INIT(NULL, 0)
                            .tp_name = "Rules",
                            .tp_new = rules___Rules_new,
                            .tp_dealloc = (destructor)rules___Rules_dealloc,
                            .tp_traverse = (traverseproc)rules___Rules_traverse,
                            .tp_clear = (inquiry)CPyDef_rules___Rules_clear,
                            .tp_getset = rules___Rules_getseters,
                            .tp_methods = rules___Rules_methods,
                            .tp_basicsize = sizeof(geisterstunde___games___eighteen_ghosts___rules___RulesObject),
                            .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                            .tp_doc = PyDoc_STR("Rules(is_short, turn_limit)\n--\n\n"),
                        };
                        static PyTypeObject *CPyType_rules___Rules_template = &CPyType_rules___Rules_template_;
                        
                        PyObject *CPyDef_rules_____mypyc__Rules_setup(PyObject *cpy_r_type)
                        {
                            PyTypeObject *type = (PyTypeObject*)cpy_r_type;
                            geisterstunde___games___eighteen_ghosts___rules___RulesObject *self;
                            self = (geisterstunde___games___eighteen_ghosts___rules___RulesObject *)type->tp_alloc(type, 0);
                            if (self == NULL)
                                return NULL;
                            self->vtable = rules___Rules_vtable;
                            self->_is_short = 2;
                            self->_turn_limit = -113;
                            self->_at.len = -1;
                            self->_at.items = NULL;
                            self->_board.len = -1;
                            self->_board.items = NULL;
                            self->_facing.len = -1;
                            self->_facing.items = NULL;
                            self->_free.len = -1;
                            self->_free.items = NULL;
                            self->_colours.len = -1;
                            self->_colours.items = NULL;
                            self->_found.len = -1;
                            self->_found.items = NULL;
                            self->_in_dungeon.len = -1;
                            self->_in_dungeon.items = NULL;
                            self->_outside.len = -1;
                            self->_outside.items = NULL;
                            self->_placed = -113;
                            self->_turn = -113;
                            self->_seat = -113;
                            self->_releasing = -113;
                            self->_winner = -113;
                            self->_ending = -113;
                            self->_key = -113;
                            self->_past.len = -1;
                            self->_past.items = NULL;
                            return (PyObject *)self;
                        }
                        
                        PyObject *CPyDef_rules___Rules(char cpy_r_is_short, int64_t cpy_r_turn_limit)
                        {
                            PyObject *self = CPyDef_rules_____mypyc__Rules_setup((PyObject *)CPyType_rules___Rules);
                            if (self == NULL)
                                return NULL;
                            char res = CPyDef_state___Truth_____init__(self, cpy_r_is_short, cpy_r_turn_limit);
                            if (res == 2) {
                                Py_DECREF(self);
                                return NULL;
                            }
                            return self;
                        }
                        
                        static PyMethodDef rulesmodule_methods[] = {
                            {NULL, NULL, 0, NULL}
                        };
                        
                        static int CPyExec_geisterstunde___games___eighteen_ghosts___rules__impl(PyObject *module)
                        {
                            if (import_librt_vecs() < 0) {
                                return -1;
                            }
                            if (import_librt_random() < 0) {
                                return -1;
                            }
                            PyObject* modname = NULL;
                            modname = PyObject_GetAttrString((PyObject *)CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal, "__name__");
                            CPyStatic_rules___globals = PyModule_GetDict(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal);
                            if (unlikely(CPyStatic_rules___globals == NULL))
                                goto fail;
                            char result = CPyDef_rules_____top_level__();
                            if (result == 2)
                                goto fail;
                            Py_DECREF(modname);
                            return 0;
                            fail:
                            Py_CLEAR(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal);
                            Py_CLEAR(modname);
                            CPyStatic_rules___FIGHT = CPY_INT_TAG;
                            CPyTagged_XDECREF(CPyStatic_rules___RELEASE);
                            CPyStatic_rules___RELEASE = CPY_INT_TAG;
                            CPyTagged_XDECREF(CPyStatic_rules___PASS);
                            CPyStatic_rules___PASS = CPY_INT_TAG;
                            VEC_I64_DECREF(CPyStatic_rules___NUMBER);
                            CPyStatic_rules___NUMBER = (VecI64) { -1, NULL };
                            VEC_I64_DECREF(CPyStatic_rules___COUNTS);
                            CPyStatic_rules___COUNTS = (VecI64) { -1, NULL };
                            VEC_I64_DECREF(CPyStatic_rules___ROW);
                            CPyStatic_rules___ROW = (VecI64) { -1, NULL };
                            Py_CLEAR(CPyType_rules___Rules);
                            return -1;
                        }
                        int CPyExec_geisterstunde___games___eighteen_ghosts___rules(PyObject *module)
                        {
                            return CPyImport_Exec(module, CPyExec_geisterstunde___games___eighteen_ghosts___rules__impl, &CPyImportState_geisterstunde___games___eighteen_ghosts___rules, &CPyModule_geisterstunde___games___eighteen_ghosts___rules);
                        }
                        static struct PyModuleDef rulesmodule = {
                            PyModuleDef_HEAD_INIT,
                            "geisterstunde.games.eighteen_ghosts.rules",
                            NULL, /* docstring */
                            0,       /* size of per-interpreter state of the module */
                            rulesmodule_methods,
                            NULL,
                        };
                        
                        PyObject *CPyInitOnly_geisterstunde___games___eighteen_ghosts___rules(void)
                        {
                            if (CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal) {
                                Py_INCREF(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal);
                                return CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal;
                            }
                            CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal = PyModule_Create(&rulesmodule);
                            return CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal;
                        }
                        
                        PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___rules(void)
                        {
                            PyObject* modname = NULL;
                            PyObject *initializing_spec = NULL;
                            if (CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal) {
                                Py_INCREF(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal);
                                return CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal;
                            }
                            CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal = PyModule_Create(&rulesmodule);
                            if (unlikely(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal == NULL))
                                goto fail;
                            modname = PyUnicode_FromString("geisterstunde.games.eighteen_ghosts.rules");
                            if (modname == NULL) CPyError_OutOfMemory();
                            int rv = 0;
                            PyObject *mod_dict = PyImport_GetModuleDict();
                            PyObject *shared_lib = NULL;
                            rv = PyDict_GetItemStringRef(mod_dict, "geisterstunde__mypyc", &shared_lib);
                            if (rv < 0) goto fail;
                            PyObject *shared_lib_file = PyObject_GetAttrString(shared_lib, "__file__");
                            if (shared_lib_file == NULL) goto fail;
                            PyObject *ext_suffix = PyUnicode_FromString(".cpython-311-x86_64-linux-gnu.so");
                            if (ext_suffix == NULL) CPyError_OutOfMemory();
                            Py_ssize_t is_pkg = 0;
                            rv = CPyImport_SetDunderAttrs(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal, modname, shared_lib_file, ext_suffix, is_pkg);
                            Py_DECREF(ext_suffix);
                            Py_DECREF(shared_lib_file);
                            if (rv < 0) goto fail;
                            initializing_spec = CPyImport_BeginInitializing(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal);
                            if (initializing_spec == NULL)
                                goto fail;
                            if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal) < 0)
                                goto fail;
                            Py_CLEAR(modname);
                            if (CPyExec_geisterstunde___games___eighteen_ghosts___rules(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal) != 0)
                                goto fail;
                            rv = CPyImport_EndInitializing(initializing_spec);
                            initializing_spec = NULL;
                            if (rv < 0)
                                goto fail;
                            return CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal;
                            fail:
                            {
                                    PyObject *exc_type, *exc_val, *exc_tb;
                                    PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
                                    if (modname == NULL) {
                                            modname = PyUnicode_FromString("geisterstunde.games.eighteen_ghosts.rules");
                                            if (modname == NULL) CPyError_OutOfMemory();
                                        }
                                        PyObject_DelItem(PyImport_GetModuleDict(), modname);
                                        PyErr_Clear();
                                        Py_DECREF(modname);
                                        if (initializing_spec != NULL) {
                                                CPyImport_EndInitializing(initializing_spec);
                                                PyErr_Clear();
                                            }
                                            Py_CLEAR(CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal);
                                            PyErr_Restore(exc_type, exc_val, exc_tb);
                                    }
                                    return NULL;
                                }
                                
VecI64 CPyDef_rules___Rules___legal(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    VecI64 cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    VecI64 cpy_r_r5;
    int64_t cpy_r_r6;
    VecI64 cpy_r_r7;
    VecI64 cpy_r_r8;
    VecI64 cpy_r_r9;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_placed;
    cpy_r_r1 = cpy_r_r0 < 18;
    if (!cpy_r_r1) goto CPyL3;
    cpy_r_r2 = CPyDef_rules___Rules____placements(cpy_r_self, cpy_r_seat);
    if (unlikely(cpy_r_r2.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "legal", 53, CPyStatic_rules___globals);
        goto CPyL9;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_releasing;
    cpy_r_r4 = cpy_r_r3 != -1;
    if (!cpy_r_r4) goto CPyL7;
    cpy_r_r5 = VecI64Api.alloc(0, 6);
    if (unlikely(cpy_r_r5.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "legal", 55, CPyStatic_rules___globals);
        goto CPyL9;
    }
    cpy_r_r6 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_releasing;
    cpy_r_r7 = CPyDef_rules___Rules____free_rooms(cpy_r_self, cpy_r_r5, cpy_r_r6);
    VEC_I64_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "legal", 55, CPyStatic_rules___globals);
        goto CPyL9;
    }
    return cpy_r_r7;
CPyL7: ;
    cpy_r_r8 = CPyDef_rules___Rules____turn_actions(cpy_r_self, cpy_r_seat);
    if (unlikely(cpy_r_r8.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "legal", 56, CPyStatic_rules___globals);
        goto CPyL9;
    }
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r9.len = -1;
    cpy_r_r9.items = NULL;
    return cpy_r_r9;
}
                                
                                PyObject *CPyPy_rules___Rules___legal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", 0};
                                    static CPyArg_Parser parser = {"O:legal", kwlist, 0};
                                    PyObject *obj_seat;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    VecI64 retval = CPyDef_rules___Rules___legal(arg_self, arg_seat);
                                    if (retval.len < 0) {
                                        return NULL;
                                    }
                                    PyObject *retbox = VecI64Api.box(retval);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "legal", 51, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules___apply(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_action) {
    char cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    VecI64 cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    VecI64 cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    void *cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    VecI64 cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    VecI64 cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    void *cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    VecI64 cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    void *cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    int64_t cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    int64_t cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    VecI64 cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    int64_t cpy_r_r110;
    int64_t cpy_r_r111;
    CPyPtr cpy_r_r112;
    void *cpy_r_r113;
    int64_t cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    int64_t cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    int64_t cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    int64_t cpy_r_r123;
    CPyPtr cpy_r_r124;
    int64_t cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    CPyTagged cpy_r_r129;
    char cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    int64_t cpy_r_r133;
    int64_t cpy_r_r134;
    CPyPtr cpy_r_r135;
    void *cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    int64_t cpy_r_r143;
    char cpy_r_r144;
    int64_t cpy_r_r145;
    int64_t cpy_r_r146;
    CPyPtr cpy_r_r147;
    void *cpy_r_r148;
    int64_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    int64_t cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    cpy_r_r0 = cpy_r_action < 18;
    if (!cpy_r_r0) goto CPyL23;
    cpy_r_r1 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_placed;
    cpy_r_r2 = cpy_r_r1 < 18;
    if (!cpy_r_r2) goto CPyL13;
    cpy_r_r3 = CPyStatic_box___CARPET_ROOMS;
    if (likely(cpy_r_r3.len >= 0)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET_ROOMS\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 61, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r5 = (int64_t)cpy_r_r3.len;
    cpy_r_r6 = (uint64_t)cpy_r_action < (uint64_t)cpy_r_r5;
    if (cpy_r_r6) goto CPyL10;
    cpy_r_r7 = cpy_r_action + cpy_r_r5;
    cpy_r_r8 = (uint64_t)cpy_r_r7 < (uint64_t)cpy_r_r5;
    if (cpy_r_r8) goto CPyL9;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 61, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r10 = cpy_r_r7;
    goto CPyL11;
CPyL10: ;
    cpy_r_r10 = cpy_r_action;
CPyL11: ;
    cpy_r_r11 = (CPyPtr)cpy_r_r3.items;
    cpy_r_r12 = cpy_r_r10 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = CPyDef_rules___Rules____place(cpy_r_self, cpy_r_seat, cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 61, CPyStatic_rules___globals);
        goto CPyL115;
    }
    return 1;
CPyL13: ;
    cpy_r_r16 = CPyStatic_box___CARPET_ROOMS;
    if (likely(cpy_r_r16.len >= 0)) goto CPyL16;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET_ROOMS\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 63, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r18 = (int64_t)cpy_r_r16.len;
    cpy_r_r19 = (uint64_t)cpy_r_action < (uint64_t)cpy_r_r18;
    if (cpy_r_r19) goto CPyL21;
    cpy_r_r20 = cpy_r_action + cpy_r_r18;
    cpy_r_r21 = (uint64_t)cpy_r_r20 < (uint64_t)cpy_r_r18;
    if (cpy_r_r21) goto CPyL20;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 63, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r23 = cpy_r_r20;
    goto CPyL22;
CPyL21: ;
    cpy_r_r23 = cpy_r_action;
CPyL22: ;
    cpy_r_r24 = (CPyPtr)cpy_r_r16.items;
    cpy_r_r25 = cpy_r_r23 * 8;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = CPyDef_rules___Rules____set_down(cpy_r_self, cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 63, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL113;
CPyL23: ;
    cpy_r_r29 = CPyStatic_rules___FIGHT;
    if (likely(cpy_r_r29 != CPY_INT_TAG)) goto CPyL26;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIGHT\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 64, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r31 = cpy_r_r29 & 1;
    cpy_r_r32 = cpy_r_r31 == 0;
    if (!cpy_r_r32) goto CPyL28;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r29 >> 1;
    cpy_r_r34 = cpy_r_r33;
    goto CPyL31;
CPyL28: ;
    cpy_r_r35 = cpy_r_r29 ^ 1;
    cpy_r_r36 = (void *)cpy_r_r35;
    cpy_r_r37 = CPyLong_AsInt64(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 == -113;
    if (unlikely(cpy_r_r38)) goto CPyL30;
CPyL29: ;
    cpy_r_r34 = cpy_r_r37;
    goto CPyL31;
CPyL30: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 64, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r40 = cpy_r_action < cpy_r_r34;
    if (!cpy_r_r40) goto CPyL51;
    cpy_r_r41 = CPyStatic_box___ORIGIN;
    if (likely(cpy_r_r41.len >= 0)) goto CPyL35;
    PyErr_SetString(PyExc_NameError, "value for final name \"ORIGIN\" was not set");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 65, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r43 = cpy_r_action - 18;
    cpy_r_r44 = (int64_t)cpy_r_r41.len;
    cpy_r_r45 = (uint64_t)cpy_r_r43 < (uint64_t)cpy_r_r44;
    if (cpy_r_r45) goto CPyL40;
    cpy_r_r46 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r47 = (uint64_t)cpy_r_r46 < (uint64_t)cpy_r_r44;
    if (cpy_r_r47) goto CPyL39;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r48 = 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 65, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r49 = cpy_r_r46;
    goto CPyL41;
CPyL40: ;
    cpy_r_r49 = cpy_r_r43;
CPyL41: ;
    cpy_r_r50 = (CPyPtr)cpy_r_r41.items;
    cpy_r_r51 = cpy_r_r49 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = CPyStatic_box___TARGET;
    if (likely(cpy_r_r54.len >= 0)) goto CPyL44;
    PyErr_SetString(PyExc_NameError, "value for final name \"TARGET\" was not set");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 65, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r56 = cpy_r_action - 18;
    cpy_r_r57 = (int64_t)cpy_r_r54.len;
    cpy_r_r58 = (uint64_t)cpy_r_r56 < (uint64_t)cpy_r_r57;
    if (cpy_r_r58) goto CPyL49;
    cpy_r_r59 = cpy_r_r56 + cpy_r_r57;
    cpy_r_r60 = (uint64_t)cpy_r_r59 < (uint64_t)cpy_r_r57;
    if (cpy_r_r60) goto CPyL48;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r61 = 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 65, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r62 = cpy_r_r59;
    goto CPyL50;
CPyL49: ;
    cpy_r_r62 = cpy_r_r56;
CPyL50: ;
    cpy_r_r63 = (CPyPtr)cpy_r_r54.items;
    cpy_r_r64 = cpy_r_r62 * 8;
    cpy_r_r65 = cpy_r_r63 + cpy_r_r64;
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = CPyDef_rules___Rules____move(cpy_r_self, cpy_r_r53, cpy_r_r66);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 65, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL113;
CPyL51: ;
    cpy_r_r68 = CPyStatic_rules___RELEASE;
    if (likely(cpy_r_r68 != CPY_INT_TAG)) goto CPyL54;
    PyErr_SetString(PyExc_NameError, "value for final name \"RELEASE\" was not set");
    cpy_r_r69 = 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 66, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r70 = cpy_r_r68 & 1;
    cpy_r_r71 = cpy_r_r70 == 0;
    if (!cpy_r_r71) goto CPyL56;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r68 >> 1;
    cpy_r_r73 = cpy_r_r72;
    goto CPyL59;
CPyL56: ;
    cpy_r_r74 = cpy_r_r68 ^ 1;
    cpy_r_r75 = (void *)cpy_r_r74;
    cpy_r_r76 = CPyLong_AsInt64(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 == -113;
    if (unlikely(cpy_r_r77)) goto CPyL58;
CPyL57: ;
    cpy_r_r73 = cpy_r_r76;
    goto CPyL59;
CPyL58: ;
    cpy_r_r78 = PyErr_Occurred();
    if (unlikely(cpy_r_r78 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 66, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r79 = cpy_r_action < cpy_r_r73;
    if (!cpy_r_r79) goto CPyL95;
    cpy_r_r80 = CPyStatic_box___ORIGIN;
    if (likely(cpy_r_r80.len >= 0)) goto CPyL63;
    PyErr_SetString(PyExc_NameError, "value for final name \"ORIGIN\" was not set");
    cpy_r_r81 = 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r82 = CPyStatic_rules___FIGHT;
    if (likely(cpy_r_r82 != CPY_INT_TAG)) goto CPyL66;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIGHT\" was not set");
    cpy_r_r83 = 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r84 = cpy_r_r82 & 1;
    cpy_r_r85 = cpy_r_r84 == 0;
    if (!cpy_r_r85) goto CPyL68;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r82 >> 1;
    cpy_r_r87 = cpy_r_r86;
    goto CPyL71;
CPyL68: ;
    cpy_r_r88 = cpy_r_r82 ^ 1;
    cpy_r_r89 = (void *)cpy_r_r88;
    cpy_r_r90 = CPyLong_AsInt64(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 == -113;
    if (unlikely(cpy_r_r91)) goto CPyL70;
CPyL69: ;
    cpy_r_r87 = cpy_r_r90;
    goto CPyL71;
CPyL70: ;
    cpy_r_r92 = PyErr_Occurred();
    if (unlikely(cpy_r_r92 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL69;
CPyL71: ;
    cpy_r_r93 = cpy_r_action - cpy_r_r87;
    cpy_r_r94 = (int64_t)cpy_r_r80.len;
    cpy_r_r95 = (uint64_t)cpy_r_r93 < (uint64_t)cpy_r_r94;
    if (cpy_r_r95) goto CPyL76;
    cpy_r_r96 = cpy_r_r93 + cpy_r_r94;
    cpy_r_r97 = (uint64_t)cpy_r_r96 < (uint64_t)cpy_r_r94;
    if (cpy_r_r97) goto CPyL75;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r98 = 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL75: ;
    cpy_r_r99 = cpy_r_r96;
    goto CPyL77;
CPyL76: ;
    cpy_r_r99 = cpy_r_r93;
CPyL77: ;
    cpy_r_r100 = (CPyPtr)cpy_r_r80.items;
    cpy_r_r101 = cpy_r_r99 * 8;
    cpy_r_r102 = cpy_r_r100 + cpy_r_r101;
    cpy_r_r103 = *(int64_t *)cpy_r_r102;
    cpy_r_r104 = CPyStatic_box___TARGET;
    if (likely(cpy_r_r104.len >= 0)) goto CPyL80;
    PyErr_SetString(PyExc_NameError, "value for final name \"TARGET\" was not set");
    cpy_r_r105 = 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL80: ;
    cpy_r_r106 = CPyStatic_rules___FIGHT;
    if (likely(cpy_r_r106 != CPY_INT_TAG)) goto CPyL83;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIGHT\" was not set");
    cpy_r_r107 = 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r108 = cpy_r_r106 & 1;
    cpy_r_r109 = cpy_r_r108 == 0;
    if (!cpy_r_r109) goto CPyL85;
    cpy_r_r110 = (Py_ssize_t)cpy_r_r106 >> 1;
    cpy_r_r111 = cpy_r_r110;
    goto CPyL88;
CPyL85: ;
    cpy_r_r112 = cpy_r_r106 ^ 1;
    cpy_r_r113 = (void *)cpy_r_r112;
    cpy_r_r114 = CPyLong_AsInt64(cpy_r_r113);
    cpy_r_r115 = cpy_r_r114 == -113;
    if (unlikely(cpy_r_r115)) goto CPyL87;
CPyL86: ;
    cpy_r_r111 = cpy_r_r114;
    goto CPyL88;
CPyL87: ;
    cpy_r_r116 = PyErr_Occurred();
    if (unlikely(cpy_r_r116 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL86;
CPyL88: ;
    cpy_r_r117 = cpy_r_action - cpy_r_r111;
    cpy_r_r118 = (int64_t)cpy_r_r104.len;
    cpy_r_r119 = (uint64_t)cpy_r_r117 < (uint64_t)cpy_r_r118;
    if (cpy_r_r119) goto CPyL93;
    cpy_r_r120 = cpy_r_r117 + cpy_r_r118;
    cpy_r_r121 = (uint64_t)cpy_r_r120 < (uint64_t)cpy_r_r118;
    if (cpy_r_r121) goto CPyL92;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r122 = 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL92: ;
    cpy_r_r123 = cpy_r_r120;
    goto CPyL94;
CPyL93: ;
    cpy_r_r123 = cpy_r_r117;
CPyL94: ;
    cpy_r_r124 = (CPyPtr)cpy_r_r104.items;
    cpy_r_r125 = cpy_r_r123 * 8;
    cpy_r_r126 = cpy_r_r124 + cpy_r_r125;
    cpy_r_r127 = *(int64_t *)cpy_r_r126;
    cpy_r_r128 = CPyDef_rules___Rules____fight(cpy_r_self, cpy_r_r103, cpy_r_r127);
    if (unlikely(cpy_r_r128 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 67, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL113;
CPyL95: ;
    cpy_r_r129 = CPyStatic_rules___PASS;
    if (likely(cpy_r_r129 != CPY_INT_TAG)) goto CPyL98;
    PyErr_SetString(PyExc_NameError, "value for final name \"PASS\" was not set");
    cpy_r_r130 = 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 68, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL98: ;
    cpy_r_r131 = cpy_r_r129 & 1;
    cpy_r_r132 = cpy_r_r131 == 0;
    if (!cpy_r_r132) goto CPyL100;
    cpy_r_r133 = (Py_ssize_t)cpy_r_r129 >> 1;
    cpy_r_r134 = cpy_r_r133;
    goto CPyL103;
CPyL100: ;
    cpy_r_r135 = cpy_r_r129 ^ 1;
    cpy_r_r136 = (void *)cpy_r_r135;
    cpy_r_r137 = CPyLong_AsInt64(cpy_r_r136);
    cpy_r_r138 = cpy_r_r137 == -113;
    if (unlikely(cpy_r_r138)) goto CPyL102;
CPyL101: ;
    cpy_r_r134 = cpy_r_r137;
    goto CPyL103;
CPyL102: ;
    cpy_r_r139 = PyErr_Occurred();
    if (unlikely(cpy_r_r139 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 68, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL101;
CPyL103: ;
    cpy_r_r140 = cpy_r_action < cpy_r_r134;
    if (!cpy_r_r140) goto CPyL113;
    cpy_r_r141 = CPyStatic_rules___RELEASE;
    if (likely(cpy_r_r141 != CPY_INT_TAG)) goto CPyL107;
    PyErr_SetString(PyExc_NameError, "value for final name \"RELEASE\" was not set");
    cpy_r_r142 = 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 69, CPyStatic_rules___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r143 = cpy_r_r141 & 1;
    cpy_r_r144 = cpy_r_r143 == 0;
    if (!cpy_r_r144) goto CPyL109;
    cpy_r_r145 = (Py_ssize_t)cpy_r_r141 >> 1;
    cpy_r_r146 = cpy_r_r145;
    goto CPyL112;
CPyL109: ;
    cpy_r_r147 = cpy_r_r141 ^ 1;
    cpy_r_r148 = (void *)cpy_r_r147;
    cpy_r_r149 = CPyLong_AsInt64(cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 == -113;
    if (unlikely(cpy_r_r150)) goto CPyL111;
CPyL110: ;
    cpy_r_r146 = cpy_r_r149;
    goto CPyL112;
CPyL111: ;
    cpy_r_r151 = PyErr_Occurred();
    if (unlikely(cpy_r_r151 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 69, CPyStatic_rules___globals);
        goto CPyL115;
    } else
        goto CPyL110;
CPyL112: ;
    cpy_r_r152 = cpy_r_action - cpy_r_r146;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_releasing = cpy_r_r152;
    return 1;
CPyL113: ;
    cpy_r_r154 = CPyDef_rules___Rules____end_turn(cpy_r_self);
    if (unlikely(cpy_r_r154 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 71, CPyStatic_rules___globals);
        goto CPyL115;
    }
    return 1;
CPyL115: ;
    cpy_r_r155 = 2;
    return cpy_r_r155;
}
                                
                                PyObject *CPyPy_rules___Rules___apply(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", "action", 0};
                                    static CPyArg_Parser parser = {"OO:apply", kwlist, 0};
                                    PyObject *obj_seat;
                                    PyObject *obj_action;
                                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_action)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    int64_t arg_action;
                                    arg_action = CPyLong_AsInt64(obj_action);
                                    if (arg_action == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_action); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules___apply(arg_self, arg_seat, arg_action);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "apply", 58, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
VecI64 CPyDef_rules___Rules____placements(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;
    VecI64 cpy_r_actions;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_colour;
    char cpy_r_r2;
    VecI64 cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    void *cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    void *cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    VecI64 cpy_r_r37;
    CPyTagged cpy_r_r38;
    VecI64 cpy_r_r39;
    cpy_r_r0 = VecI64Api.alloc(0, 18);
    if (unlikely(cpy_r_r0.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_placements", 74, CPyStatic_rules___globals);
        goto CPyL24;
    }
    cpy_r_actions = cpy_r_r0;
    cpy_r_r1 = 0;
    cpy_r_colour = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_colour);
CPyL2: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)6;
    if (!cpy_r_r2) goto CPyL23;
    cpy_r_colour = cpy_r_r1;
    cpy_r_r3 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r3);
    cpy_r_r4 = cpy_r_seat * 9;
    cpy_r_r5 = CPyTagged_Multiply(cpy_r_colour, 6);
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 == 0;
    if (!cpy_r_r7) goto CPyL5;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r5 >> 1;
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL8;
CPyL5: ;
    cpy_r_r10 = cpy_r_r5 ^ 1;
    cpy_r_r11 = (void *)cpy_r_r10;
    cpy_r_r12 = CPyLong_AsInt64(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 == -113;
    if (unlikely(cpy_r_r13)) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_r12;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL7: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_placements", 76, CPyStatic_rules___globals);
        goto CPyL25;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r15 = cpy_r_r4 + cpy_r_r9;
    cpy_r_r16 = cpy_r_r15 + 2;
    cpy_r_r17 = (int64_t)cpy_r_r3.len;
    cpy_r_r18 = (uint64_t)cpy_r_r16 < (uint64_t)cpy_r_r17;
    if (cpy_r_r18) goto CPyL13;
    cpy_r_r19 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r20 = (uint64_t)cpy_r_r19 < (uint64_t)cpy_r_r17;
    if (cpy_r_r20) {
        goto CPyL12;
    } else
        goto CPyL26;
CPyL10: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_placements", 76, CPyStatic_rules___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r22 = cpy_r_r19;
    goto CPyL14;
CPyL13: ;
    cpy_r_r22 = cpy_r_r16;
CPyL14: ;
    cpy_r_r23 = (CPyPtr)cpy_r_r3.items;
    cpy_r_r24 = cpy_r_r22 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 == 27;
    VEC_I64_DECREF(cpy_r_r3);
    if (!cpy_r_r27) goto CPyL27;
    cpy_r_r28 = cpy_r_colour & 1;
    cpy_r_r29 = cpy_r_r28 == 0;
    if (!cpy_r_r29) goto CPyL17;
    cpy_r_r30 = (Py_ssize_t)cpy_r_colour >> 1;
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL20;
CPyL17: ;
    cpy_r_r32 = cpy_r_colour ^ 1;
    cpy_r_r33 = (void *)cpy_r_r32;
    cpy_r_r34 = CPyLong_AsInt64(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 == -113;
    if (unlikely(cpy_r_r35)) goto CPyL19;
CPyL18: ;
    cpy_r_r31 = cpy_r_r34;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL20;
CPyL19: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_placements", 77, CPyStatic_rules___globals);
        goto CPyL28;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r37 = CPyDef_rules___Rules____free_rooms(cpy_r_self, cpy_r_actions, cpy_r_r31);
    VEC_I64_DECREF(cpy_r_actions);
    if (unlikely(cpy_r_r37.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_placements", 77, CPyStatic_rules___globals);
        goto CPyL24;
    }
    cpy_r_actions = cpy_r_r37;
CPyL22: ;
    cpy_r_r38 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r38;
    goto CPyL2;
CPyL23: ;
    return cpy_r_actions;
CPyL24: ;
    cpy_r_r39.len = -1;
    cpy_r_r39.items = NULL;
    return cpy_r_r39;
CPyL25: ;
    VEC_I64_DECREF(cpy_r_actions);
    CPyTagged_DecRef(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL24;
CPyL26: ;
    VEC_I64_DECREF(cpy_r_actions);
    CPyTagged_DECREF(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r3);
    goto CPyL10;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL22;
CPyL28: ;
    VEC_I64_DECREF(cpy_r_actions);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL24;
}
                                
                                PyObject *CPyPy_rules___Rules____placements(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", 0};
                                    static CPyArg_Parser parser = {"O:_placements", kwlist, 0};
                                    PyObject *obj_seat;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    VecI64 retval = CPyDef_rules___Rules____placements(arg_self, arg_seat);
                                    if (retval.len < 0) {
                                        return NULL;
                                    }
                                    PyObject *retbox = VecI64Api.box(retval);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_placements", 73, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
VecI64 CPyDef_rules___Rules____free_rooms(PyObject *cpy_r_self, VecI64 cpy_r_actions, int64_t cpy_r_colour) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_place;
    char cpy_r_r4;
    VecI64 cpy_r_r5;
    VecI64 cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    VecI64 cpy_r_r29;
    int64_t cpy_r_r30;
    VecI64 cpy_r_r31;
    cpy_r_r0 = cpy_r_colour * 6;
    cpy_r_r1 = cpy_r_colour * 6;
    cpy_r_r2 = cpy_r_r1 + 6;
    cpy_r_r3 = cpy_r_r0;
    cpy_r_place = cpy_r_r3;
    goto CPyL23;
CPyL1: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r2;
    if (!cpy_r_r4) goto CPyL21;
    cpy_r_place = cpy_r_r3;
    cpy_r_r5 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_board;
    VEC_I64_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatic_box___CARPET_ROOMS;
    if (unlikely(cpy_r_r6.len < 0)) {
        goto CPyL24;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET_ROOMS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_free_rooms", 82, CPyStatic_rules___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = (int64_t)cpy_r_r6.len;
    cpy_r_r9 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r8;
    if (cpy_r_r9) goto CPyL10;
    cpy_r_r10 = cpy_r_place + cpy_r_r8;
    cpy_r_r11 = (uint64_t)cpy_r_r10 < (uint64_t)cpy_r_r8;
    if (cpy_r_r11) {
        goto CPyL9;
    } else
        goto CPyL25;
CPyL7: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_free_rooms", 82, CPyStatic_rules___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r13 = cpy_r_r10;
    goto CPyL11;
CPyL10: ;
    cpy_r_r13 = cpy_r_place;
CPyL11: ;
    cpy_r_r14 = (CPyPtr)cpy_r_r6.items;
    cpy_r_r15 = cpy_r_r13 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = (int64_t)cpy_r_r5.len;
    cpy_r_r19 = (uint64_t)cpy_r_r17 < (uint64_t)cpy_r_r18;
    if (cpy_r_r19) goto CPyL16;
    cpy_r_r20 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r21 = (uint64_t)cpy_r_r20 < (uint64_t)cpy_r_r18;
    if (cpy_r_r21) {
        goto CPyL15;
    } else
        goto CPyL26;
CPyL13: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_free_rooms", 82, CPyStatic_rules___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r23 = cpy_r_r20;
    goto CPyL17;
CPyL16: ;
    cpy_r_r23 = cpy_r_r17;
CPyL17: ;
    cpy_r_r24 = (CPyPtr)cpy_r_r5.items;
    cpy_r_r25 = cpy_r_r23 * 8;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 == 18;
    VEC_I64_DECREF(cpy_r_r5);
    if (!cpy_r_r28) goto CPyL20;
    cpy_r_r29 = VecI64Api.append(cpy_r_actions, cpy_r_place);
    if (unlikely(cpy_r_r29.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_free_rooms", 83, CPyStatic_rules___globals);
        goto CPyL22;
    }
    cpy_r_actions = cpy_r_r29;
CPyL20: ;
    cpy_r_r30 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r30;
    goto CPyL1;
CPyL21: ;
    return cpy_r_actions;
CPyL22: ;
    cpy_r_r31.len = -1;
    cpy_r_r31.items = NULL;
    return cpy_r_r31;
CPyL23: ;
    VEC_I64_INCREF(cpy_r_actions);
    goto CPyL1;
CPyL24: ;
    VEC_I64_DECREF(cpy_r_actions);
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL3;
CPyL25: ;
    VEC_I64_DECREF(cpy_r_actions);
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL26: ;
    VEC_I64_DECREF(cpy_r_actions);
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL13;
}
                                
                                PyObject *CPyPy_rules___Rules____free_rooms(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"actions", "colour", 0};
                                    static CPyArg_Parser parser = {"OO:_free_rooms", kwlist, 0};
                                    PyObject *obj_actions;
                                    PyObject *obj_colour;
                                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_actions, &obj_colour)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    VecI64 arg_actions;
                                    arg_actions = VecI64Api.unbox(obj_actions);
                                    if (VEC_IS_ERROR(arg_actions)) {
                                        CPy_TypeError("vec[i64]", obj_actions); goto fail;
                                    }
                                    int64_t arg_colour;
                                    arg_colour = CPyLong_AsInt64(obj_colour);
                                    if (arg_colour == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_colour); goto fail;
                                    }
                                    VecI64 retval = CPyDef_rules___Rules____free_rooms(arg_self, arg_actions, arg_colour);
                                    if (retval.len < 0) {
                                        return NULL;
                                    }
                                    PyObject *retbox = VecI64Api.box(retval);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_free_rooms", 80, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
VecI64 CPyDef_rules___Rules____turn_actions(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_count;
    VecI64 cpy_r_r1;
    VecI64 cpy_r_r2;
    VecI64 cpy_r_r3;
    char cpy_r_r4;
    VecI64 cpy_r_r5;
    char cpy_r_r6;
    VecI64 cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    int64_t cpy_r_ghost;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    VecI64 cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    VecI64 cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    VecI64 cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_step;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    int64_t cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    int64_t cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    int64_t cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    int64_t cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    int64_t cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    int64_t cpy_r_r115;
    int64_t cpy_r_r116;
    VecI64 cpy_r_r117;
    char cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    int64_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    int64_t cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    VecI64 cpy_r_r129;
    char cpy_r_r130;
    int64_t cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    int64_t cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    CPyPtr cpy_r_r140;
    int64_t cpy_r_r141;
    int64_t cpy_r_r142;
    int64_t cpy_r_jump;
    char cpy_r_r143;
    VecI64 cpy_r_r144;
    char cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    int64_t cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    CPyPtr cpy_r_r154;
    int64_t cpy_r_r155;
    int64_t cpy_r_r156;
    char cpy_r_r157;
    int64_t cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    int64_t cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    CPyPtr cpy_r_r164;
    int64_t cpy_r_r165;
    char cpy_r_r166;
    int64_t cpy_r_r167;
    int64_t cpy_r_r168;
    char cpy_r_r169;
    int64_t cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    int64_t cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    CPyPtr cpy_r_r176;
    int64_t cpy_r_r177;
    int64_t cpy_r_r178;
    int64_t cpy_r_r179;
    CPyTagged cpy_r_r180;
    CPyTagged cpy_r_colour;
    char cpy_r_r181;
    VecI64 cpy_r_r182;
    int64_t cpy_r_r183;
    int64_t cpy_r_r184;
    char cpy_r_r185;
    int64_t cpy_r_r186;
    int64_t cpy_r_r187;
    CPyPtr cpy_r_r188;
    void *cpy_r_r189;
    int64_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    int64_t cpy_r_r193;
    int64_t cpy_r_r194;
    char cpy_r_r195;
    int64_t cpy_r_r196;
    char cpy_r_r197;
    char cpy_r_r198;
    int64_t cpy_r_r199;
    CPyPtr cpy_r_r200;
    int64_t cpy_r_r201;
    CPyPtr cpy_r_r202;
    int64_t cpy_r_r203;
    char cpy_r_r204;
    VecI64 cpy_r_r205;
    int64_t cpy_r_r206;
    char cpy_r_r207;
    int64_t cpy_r_r208;
    int64_t cpy_r_r209;
    CPyPtr cpy_r_r210;
    void *cpy_r_r211;
    int64_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    int64_t cpy_r_r215;
    char cpy_r_r216;
    int64_t cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    int64_t cpy_r_r220;
    CPyPtr cpy_r_r221;
    int64_t cpy_r_r222;
    CPyPtr cpy_r_r223;
    int64_t cpy_r_r224;
    char cpy_r_r225;
    CPyTagged cpy_r_r226;
    char cpy_r_r227;
    CPyTagged cpy_r_r228;
    int64_t cpy_r_r229;
    char cpy_r_r230;
    int64_t cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    int64_t cpy_r_r234;
    CPyPtr cpy_r_r235;
    int64_t cpy_r_r236;
    CPyPtr cpy_r_r237;
    int64_t cpy_r_r238;
    char cpy_r_r239;
    int64_t cpy_r_r240;
    int64_t cpy_r_r241;
    CPyPtr cpy_r_r242;
    void *cpy_r_r243;
    int64_t cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    int64_t cpy_r_r247;
    CPyTagged cpy_r_r248;
    char cpy_r_r249;
    CPyTagged cpy_r_r250;
    char cpy_r_r251;
    int64_t cpy_r_r252;
    char cpy_r_r253;
    int64_t cpy_r_r254;
    char cpy_r_r255;
    char cpy_r_r256;
    int64_t cpy_r_r257;
    CPyPtr cpy_r_r258;
    int64_t cpy_r_r259;
    CPyPtr cpy_r_r260;
    int64_t cpy_r_r261;
    char cpy_r_r262;
    int64_t cpy_r_r263;
    int64_t cpy_r_r264;
    CPyPtr cpy_r_r265;
    void *cpy_r_r266;
    int64_t cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    VecI64 cpy_r_r270;
    VecI64 cpy_r_r271;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_found;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_count = 0;
    cpy_r_r1 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_colours;
    VEC_I64_INCREF(cpy_r_r1);
    cpy_r_r2 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyStatic_box___TARGET;
    if (unlikely(cpy_r_r3.len < 0)) {
        goto CPyL185;
    } else
        goto CPyL3;
CPyL1: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TARGET\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 91, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL3: ;
    VEC_I64_INCREF(cpy_r_r3);
    cpy_r_r5 = CPyStatic_rules___NUMBER;
    if (unlikely(cpy_r_r5.len < 0)) {
        goto CPyL186;
    } else
        goto CPyL6;
CPyL4: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NUMBER\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 92, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL6: ;
    VEC_I64_INCREF(cpy_r_r5);
    cpy_r_r7 = CPyStatic_rules___COUNTS;
    if (unlikely(cpy_r_r7.len < 0)) {
        goto CPyL187;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COUNTS\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 93, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL9: ;
    VEC_I64_INCREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_seat * 9;
    cpy_r_r10 = cpy_r_seat * 9;
    cpy_r_r11 = cpy_r_r10 + 9;
    cpy_r_r12 = cpy_r_r9;
    cpy_r_ghost = cpy_r_r12;
CPyL10: ;
    cpy_r_r13 = cpy_r_r12 < cpy_r_r11;
    if (!cpy_r_r13) goto CPyL188;
    cpy_r_ghost = cpy_r_r12;
    cpy_r_r14 = (int64_t)cpy_r_r2.len;
    cpy_r_r15 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r14;
    if (cpy_r_r15) goto CPyL16;
    cpy_r_r16 = cpy_r_ghost + cpy_r_r14;
    cpy_r_r17 = (uint64_t)cpy_r_r16 < (uint64_t)cpy_r_r14;
    if (cpy_r_r17) {
        goto CPyL15;
    } else
        goto CPyL189;
CPyL13: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 95, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r19 = cpy_r_r16;
    goto CPyL17;
CPyL16: ;
    cpy_r_r19 = cpy_r_ghost;
CPyL17: ;
    cpy_r_r20 = (CPyPtr)cpy_r_r2.items;
    cpy_r_r21 = cpy_r_r19 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 >= 25;
    if (cpy_r_r24) goto CPyL123;
    cpy_r_r25 = CPyStatic_rules___ROW;
    if (unlikely(cpy_r_r25.len < 0)) {
        goto CPyL190;
    } else
        goto CPyL21;
CPyL19: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROW\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 98, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r27 = (int64_t)cpy_r_r25.len;
    cpy_r_r28 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r27;
    if (cpy_r_r28) goto CPyL26;
    cpy_r_r29 = cpy_r_ghost + cpy_r_r27;
    cpy_r_r30 = (uint64_t)cpy_r_r29 < (uint64_t)cpy_r_r27;
    if (cpy_r_r30) {
        goto CPyL25;
    } else
        goto CPyL191;
CPyL23: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 98, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r32 = cpy_r_r29;
    goto CPyL27;
CPyL26: ;
    cpy_r_r32 = cpy_r_ghost;
CPyL27: ;
    cpy_r_r33 = (CPyPtr)cpy_r_r25.items;
    cpy_r_r34 = cpy_r_r32 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = CPyStatic_box___FIRST_STEP;
    if (unlikely(cpy_r_r37.len < 0)) {
        goto CPyL192;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_STEP\" was not set");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 99, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r39 = (int64_t)cpy_r_r37.len;
    cpy_r_r40 = (uint64_t)cpy_r_r23 < (uint64_t)cpy_r_r39;
    if (cpy_r_r40) goto CPyL35;
    cpy_r_r41 = cpy_r_r23 + cpy_r_r39;
    cpy_r_r42 = (uint64_t)cpy_r_r41 < (uint64_t)cpy_r_r39;
    if (cpy_r_r42) {
        goto CPyL34;
    } else
        goto CPyL193;
CPyL32: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 99, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r44 = cpy_r_r41;
    goto CPyL36;
CPyL35: ;
    cpy_r_r44 = cpy_r_r23;
CPyL36: ;
    cpy_r_r45 = (CPyPtr)cpy_r_r37.items;
    cpy_r_r46 = cpy_r_r44 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = CPyStatic_box___FIRST_STEP;
    if (unlikely(cpy_r_r49.len < 0)) {
        goto CPyL194;
    } else
        goto CPyL39;
CPyL37: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_STEP\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 99, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r51 = cpy_r_r23 + 1;
    cpy_r_r52 = (int64_t)cpy_r_r49.len;
    cpy_r_r53 = (uint64_t)cpy_r_r51 < (uint64_t)cpy_r_r52;
    if (cpy_r_r53) goto CPyL44;
    cpy_r_r54 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r55 = (uint64_t)cpy_r_r54 < (uint64_t)cpy_r_r52;
    if (cpy_r_r55) {
        goto CPyL43;
    } else
        goto CPyL195;
CPyL41: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 99, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r57 = cpy_r_r54;
    goto CPyL45;
CPyL44: ;
    cpy_r_r57 = cpy_r_r51;
CPyL45: ;
    cpy_r_r58 = (CPyPtr)cpy_r_r49.items;
    cpy_r_r59 = cpy_r_r57 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r48;
    cpy_r_step = cpy_r_r62;
CPyL46: ;
    cpy_r_r63 = cpy_r_r62 < cpy_r_r61;
    if (!cpy_r_r63) goto CPyL79;
    cpy_r_step = cpy_r_r62;
    cpy_r_r64 = (int64_t)cpy_r_r3.len;
    cpy_r_r65 = (uint64_t)cpy_r_step < (uint64_t)cpy_r_r64;
    if (cpy_r_r65) goto CPyL52;
    cpy_r_r66 = cpy_r_step + cpy_r_r64;
    cpy_r_r67 = (uint64_t)cpy_r_r66 < (uint64_t)cpy_r_r64;
    if (cpy_r_r67) {
        goto CPyL51;
    } else
        goto CPyL196;
CPyL49: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r68 = 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 100, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r69 = cpy_r_r66;
    goto CPyL53;
CPyL52: ;
    cpy_r_r69 = cpy_r_step;
CPyL53: ;
    cpy_r_r70 = (CPyPtr)cpy_r_r3.items;
    cpy_r_r71 = cpy_r_r69 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = (int64_t)cpy_r_r1.len;
    cpy_r_r75 = (uint64_t)cpy_r_r73 < (uint64_t)cpy_r_r74;
    if (cpy_r_r75) goto CPyL58;
    cpy_r_r76 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r77 = (uint64_t)cpy_r_r76 < (uint64_t)cpy_r_r74;
    if (cpy_r_r77) {
        goto CPyL57;
    } else
        goto CPyL197;
CPyL55: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r78 = 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 100, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r79 = cpy_r_r76;
    goto CPyL59;
CPyL58: ;
    cpy_r_r79 = cpy_r_r73;
CPyL59: ;
    cpy_r_r80 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r81 = cpy_r_r79 * 8;
    cpy_r_r82 = cpy_r_r80 + cpy_r_r81;
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r36 + cpy_r_r83;
    cpy_r_r85 = (int64_t)cpy_r_r5.len;
    cpy_r_r86 = (uint64_t)cpy_r_r84 < (uint64_t)cpy_r_r85;
    if (cpy_r_r86) goto CPyL64;
    cpy_r_r87 = cpy_r_r84 + cpy_r_r85;
    cpy_r_r88 = (uint64_t)cpy_r_r87 < (uint64_t)cpy_r_r85;
    if (cpy_r_r88) {
        goto CPyL63;
    } else
        goto CPyL198;
CPyL61: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 101, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r90 = cpy_r_r87;
    goto CPyL65;
CPyL64: ;
    cpy_r_r90 = cpy_r_r84;
CPyL65: ;
    cpy_r_r91 = (CPyPtr)cpy_r_r5.items;
    cpy_r_r92 = cpy_r_r90 * 8;
    cpy_r_r93 = cpy_r_r91 + cpy_r_r92;
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_step + cpy_r_r94;
    cpy_r_r96 = (int64_t)cpy_r_r0.len;
    cpy_r_r97 = (uint64_t)cpy_r_count < (uint64_t)cpy_r_r96;
    if (cpy_r_r97) goto CPyL70;
    cpy_r_r98 = cpy_r_count + cpy_r_r96;
    cpy_r_r99 = (uint64_t)cpy_r_r98 < (uint64_t)cpy_r_r96;
    if (cpy_r_r99) {
        goto CPyL69;
    } else
        goto CPyL199;
CPyL67: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r100 = 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 101, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r101 = cpy_r_r98;
    goto CPyL71;
CPyL70: ;
    cpy_r_r101 = cpy_r_count;
CPyL71: ;
    cpy_r_r102 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r103 = cpy_r_r101 * 8;
    cpy_r_r104 = cpy_r_r102 + cpy_r_r103;
    *(int64_t *)cpy_r_r104 = cpy_r_r95;
    cpy_r_r105 = (int64_t)cpy_r_r7.len;
    cpy_r_r106 = (uint64_t)cpy_r_r84 < (uint64_t)cpy_r_r105;
    if (cpy_r_r106) goto CPyL76;
    cpy_r_r107 = cpy_r_r84 + cpy_r_r105;
    cpy_r_r108 = (uint64_t)cpy_r_r107 < (uint64_t)cpy_r_r105;
    if (cpy_r_r108) {
        goto CPyL75;
    } else
        goto CPyL200;
CPyL73: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r109 = 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 102, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL75: ;
    cpy_r_r110 = cpy_r_r107;
    goto CPyL77;
CPyL76: ;
    cpy_r_r110 = cpy_r_r84;
CPyL77: ;
    cpy_r_r111 = (CPyPtr)cpy_r_r7.items;
    cpy_r_r112 = cpy_r_r110 * 8;
    cpy_r_r113 = cpy_r_r111 + cpy_r_r112;
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = cpy_r_count + cpy_r_r114;
    cpy_r_count = cpy_r_r115;
    cpy_r_r116 = cpy_r_r62 + 1;
    cpy_r_r62 = cpy_r_r116;
    goto CPyL46;
CPyL79: ;
    cpy_r_r117 = CPyStatic_box___FIRST_JUMP;
    if (unlikely(cpy_r_r117.len < 0)) {
        goto CPyL201;
    } else
        goto CPyL82;
CPyL80: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_JUMP\" was not set");
    cpy_r_r118 = 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 103, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r119 = (int64_t)cpy_r_r117.len;
    cpy_r_r120 = (uint64_t)cpy_r_r23 < (uint64_t)cpy_r_r119;
    if (cpy_r_r120) goto CPyL87;
    cpy_r_r121 = cpy_r_r23 + cpy_r_r119;
    cpy_r_r122 = (uint64_t)cpy_r_r121 < (uint64_t)cpy_r_r119;
    if (cpy_r_r122) {
        goto CPyL86;
    } else
        goto CPyL202;
CPyL84: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r123 = 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 103, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r124 = cpy_r_r121;
    goto CPyL88;
CPyL87: ;
    cpy_r_r124 = cpy_r_r23;
CPyL88: ;
    cpy_r_r125 = (CPyPtr)cpy_r_r117.items;
    cpy_r_r126 = cpy_r_r124 * 8;
    cpy_r_r127 = cpy_r_r125 + cpy_r_r126;
    cpy_r_r128 = *(int64_t *)cpy_r_r127;
    cpy_r_r129 = CPyStatic_box___FIRST_JUMP;
    if (unlikely(cpy_r_r129.len < 0)) {
        goto CPyL203;
    } else
        goto CPyL91;
CPyL89: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_JUMP\" was not set");
    cpy_r_r130 = 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 103, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r131 = cpy_r_r23 + 1;
    cpy_r_r132 = (int64_t)cpy_r_r129.len;
    cpy_r_r133 = (uint64_t)cpy_r_r131 < (uint64_t)cpy_r_r132;
    if (cpy_r_r133) goto CPyL96;
    cpy_r_r134 = cpy_r_r131 + cpy_r_r132;
    cpy_r_r135 = (uint64_t)cpy_r_r134 < (uint64_t)cpy_r_r132;
    if (cpy_r_r135) {
        goto CPyL95;
    } else
        goto CPyL204;
CPyL93: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r136 = 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 103, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL95: ;
    cpy_r_r137 = cpy_r_r134;
    goto CPyL97;
CPyL96: ;
    cpy_r_r137 = cpy_r_r131;
CPyL97: ;
    cpy_r_r138 = (CPyPtr)cpy_r_r129.items;
    cpy_r_r139 = cpy_r_r137 * 8;
    cpy_r_r140 = cpy_r_r138 + cpy_r_r139;
    cpy_r_r141 = *(int64_t *)cpy_r_r140;
    cpy_r_r142 = cpy_r_r128;
    cpy_r_jump = cpy_r_r142;
CPyL98: ;
    cpy_r_r143 = cpy_r_r142 < cpy_r_r141;
    if (!cpy_r_r143) goto CPyL123;
    cpy_r_jump = cpy_r_r142;
    cpy_r_r144 = CPyStatic_box___TARGET;
    if (unlikely(cpy_r_r144.len < 0)) {
        goto CPyL205;
    } else
        goto CPyL102;
CPyL100: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TARGET\" was not set");
    cpy_r_r145 = 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 104, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL102: ;
    cpy_r_r146 = (int64_t)cpy_r_r144.len;
    cpy_r_r147 = (uint64_t)cpy_r_jump < (uint64_t)cpy_r_r146;
    if (cpy_r_r147) goto CPyL107;
    cpy_r_r148 = cpy_r_jump + cpy_r_r146;
    cpy_r_r149 = (uint64_t)cpy_r_r148 < (uint64_t)cpy_r_r146;
    if (cpy_r_r149) {
        goto CPyL106;
    } else
        goto CPyL206;
CPyL104: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r150 = 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 104, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL106: ;
    cpy_r_r151 = cpy_r_r148;
    goto CPyL108;
CPyL107: ;
    cpy_r_r151 = cpy_r_jump;
CPyL108: ;
    cpy_r_r152 = (CPyPtr)cpy_r_r144.items;
    cpy_r_r153 = cpy_r_r151 * 8;
    cpy_r_r154 = cpy_r_r152 + cpy_r_r153;
    cpy_r_r155 = *(int64_t *)cpy_r_r154;
    cpy_r_r156 = (int64_t)cpy_r_r1.len;
    cpy_r_r157 = (uint64_t)cpy_r_r155 < (uint64_t)cpy_r_r156;
    if (cpy_r_r157) goto CPyL113;
    cpy_r_r158 = cpy_r_r155 + cpy_r_r156;
    cpy_r_r159 = (uint64_t)cpy_r_r158 < (uint64_t)cpy_r_r156;
    if (cpy_r_r159) {
        goto CPyL112;
    } else
        goto CPyL207;
CPyL110: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r160 = 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 104, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL112: ;
    cpy_r_r161 = cpy_r_r158;
    goto CPyL114;
CPyL113: ;
    cpy_r_r161 = cpy_r_r155;
CPyL114: ;
    cpy_r_r162 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r163 = cpy_r_r161 * 8;
    cpy_r_r164 = cpy_r_r162 + cpy_r_r163;
    cpy_r_r165 = *(int64_t *)cpy_r_r164;
    cpy_r_r166 = cpy_r_r165 == 3;
    if (!cpy_r_r166) goto CPyL122;
    cpy_r_r167 = cpy_r_jump + 18;
    cpy_r_r168 = (int64_t)cpy_r_r0.len;
    cpy_r_r169 = (uint64_t)cpy_r_count < (uint64_t)cpy_r_r168;
    if (cpy_r_r169) goto CPyL120;
    cpy_r_r170 = cpy_r_count + cpy_r_r168;
    cpy_r_r171 = (uint64_t)cpy_r_r170 < (uint64_t)cpy_r_r168;
    if (cpy_r_r171) {
        goto CPyL119;
    } else
        goto CPyL208;
CPyL117: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r172 = 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 105, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL119: ;
    cpy_r_r173 = cpy_r_r170;
    goto CPyL121;
CPyL120: ;
    cpy_r_r173 = cpy_r_count;
CPyL121: ;
    cpy_r_r174 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r175 = cpy_r_r173 * 8;
    cpy_r_r176 = cpy_r_r174 + cpy_r_r175;
    *(int64_t *)cpy_r_r176 = cpy_r_r167;
    cpy_r_r177 = cpy_r_count + 1;
    cpy_r_count = cpy_r_r177;
CPyL122: ;
    cpy_r_r178 = cpy_r_r142 + 1;
    cpy_r_r142 = cpy_r_r178;
    goto CPyL98;
CPyL123: ;
    cpy_r_r179 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r179;
    goto CPyL10;
CPyL124: ;
    cpy_r_r180 = 0;
    cpy_r_colour = cpy_r_r180;
    CPyTagged_DECREF(cpy_r_colour);
CPyL125: ;
    cpy_r_r181 = (Py_ssize_t)cpy_r_r180 < (Py_ssize_t)6;
    if (!cpy_r_r181) goto CPyL166;
    cpy_r_colour = cpy_r_r180;
    cpy_r_r182 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_in_dungeon;
    VEC_I64_INCREF(cpy_r_r182);
    cpy_r_r183 = cpy_r_seat * 3;
    cpy_r_r184 = cpy_r_colour & 1;
    cpy_r_r185 = cpy_r_r184 == 0;
    if (!cpy_r_r185) goto CPyL128;
    cpy_r_r186 = (Py_ssize_t)cpy_r_colour >> 1;
    cpy_r_r187 = cpy_r_r186;
    goto CPyL131;
CPyL128: ;
    cpy_r_r188 = cpy_r_colour ^ 1;
    cpy_r_r189 = (void *)cpy_r_r188;
    cpy_r_r190 = CPyLong_AsInt64(cpy_r_r189);
    cpy_r_r191 = cpy_r_r190 == -113;
    if (unlikely(cpy_r_r191)) goto CPyL130;
CPyL129: ;
    cpy_r_r187 = cpy_r_r190;
    goto CPyL131;
CPyL130: ;
    cpy_r_r192 = PyErr_Occurred();
    if (unlikely(cpy_r_r192 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 108, CPyStatic_rules___globals);
        goto CPyL209;
    } else
        goto CPyL129;
CPyL131: ;
    cpy_r_r193 = cpy_r_r183 + cpy_r_r187;
    cpy_r_r194 = (int64_t)cpy_r_r182.len;
    cpy_r_r195 = (uint64_t)cpy_r_r193 < (uint64_t)cpy_r_r194;
    if (cpy_r_r195) goto CPyL136;
    cpy_r_r196 = cpy_r_r193 + cpy_r_r194;
    cpy_r_r197 = (uint64_t)cpy_r_r196 < (uint64_t)cpy_r_r194;
    if (cpy_r_r197) {
        goto CPyL135;
    } else
        goto CPyL210;
CPyL133: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r198 = 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 108, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL135: ;
    cpy_r_r199 = cpy_r_r196;
    goto CPyL137;
CPyL136: ;
    cpy_r_r199 = cpy_r_r193;
CPyL137: ;
    cpy_r_r200 = (CPyPtr)cpy_r_r182.items;
    cpy_r_r201 = cpy_r_r199 * 8;
    cpy_r_r202 = cpy_r_r200 + cpy_r_r201;
    cpy_r_r203 = *(int64_t *)cpy_r_r202;
    cpy_r_r204 = cpy_r_r203 > 0;
    VEC_I64_DECREF(cpy_r_r182);
    if (!cpy_r_r204) goto CPyL211;
    cpy_r_r205 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_free;
    cpy_r_r206 = cpy_r_colour & 1;
    cpy_r_r207 = cpy_r_r206 == 0;
    if (!cpy_r_r207) goto CPyL140;
    cpy_r_r208 = (Py_ssize_t)cpy_r_colour >> 1;
    cpy_r_r209 = cpy_r_r208;
    goto CPyL143;
CPyL140: ;
    cpy_r_r210 = cpy_r_colour ^ 1;
    cpy_r_r211 = (void *)cpy_r_r210;
    cpy_r_r212 = CPyLong_AsInt64(cpy_r_r211);
    cpy_r_r213 = cpy_r_r212 == -113;
    if (unlikely(cpy_r_r213)) goto CPyL142;
CPyL141: ;
    cpy_r_r209 = cpy_r_r212;
    goto CPyL143;
CPyL142: ;
    cpy_r_r214 = PyErr_Occurred();
    if (unlikely(cpy_r_r214 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 108, CPyStatic_rules___globals);
        goto CPyL212;
    } else
        goto CPyL141;
CPyL143: ;
    cpy_r_r215 = (int64_t)cpy_r_r205.len;
    cpy_r_r216 = (uint64_t)cpy_r_r209 < (uint64_t)cpy_r_r215;
    if (cpy_r_r216) goto CPyL148;
    cpy_r_r217 = cpy_r_r209 + cpy_r_r215;
    cpy_r_r218 = (uint64_t)cpy_r_r217 < (uint64_t)cpy_r_r215;
    if (cpy_r_r218) {
        goto CPyL147;
    } else
        goto CPyL213;
CPyL145: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r219 = 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 108, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL147: ;
    cpy_r_r220 = cpy_r_r217;
    goto CPyL149;
CPyL148: ;
    cpy_r_r220 = cpy_r_r209;
CPyL149: ;
    cpy_r_r221 = (CPyPtr)cpy_r_r205.items;
    cpy_r_r222 = cpy_r_r220 * 8;
    cpy_r_r223 = cpy_r_r221 + cpy_r_r222;
    cpy_r_r224 = *(int64_t *)cpy_r_r223;
    cpy_r_r225 = cpy_r_r224 > 0;
    if (!cpy_r_r225) goto CPyL211;
    cpy_r_r226 = CPyStatic_rules___RELEASE;
    if (unlikely(cpy_r_r226 == CPY_INT_TAG)) {
        goto CPyL214;
    } else
        goto CPyL153;
CPyL151: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"RELEASE\" was not set");
    cpy_r_r227 = 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 109, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL153: ;
    cpy_r_r228 = CPyTagged_Add(cpy_r_colour, cpy_r_r226);
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r229 = (int64_t)cpy_r_r0.len;
    cpy_r_r230 = (uint64_t)cpy_r_count < (uint64_t)cpy_r_r229;
    if (cpy_r_r230) goto CPyL158;
    cpy_r_r231 = cpy_r_count + cpy_r_r229;
    cpy_r_r232 = (uint64_t)cpy_r_r231 < (uint64_t)cpy_r_r229;
    if (cpy_r_r232) {
        goto CPyL157;
    } else
        goto CPyL215;
CPyL155: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r233 = 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 109, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL157: ;
    cpy_r_r234 = cpy_r_r231;
    goto CPyL159;
CPyL158: ;
    cpy_r_r234 = cpy_r_count;
CPyL159: ;
    cpy_r_r235 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r236 = cpy_r_r234 * 8;
    cpy_r_r237 = cpy_r_r235 + cpy_r_r236;
    cpy_r_r238 = cpy_r_r228 & 1;
    cpy_r_r239 = cpy_r_r238 == 0;
    if (!cpy_r_r239) goto CPyL161;
    cpy_r_r240 = (Py_ssize_t)cpy_r_r228 >> 1;
    CPyTagged_DECREF(cpy_r_r228);
    cpy_r_r241 = cpy_r_r240;
    goto CPyL164;
CPyL161: ;
    cpy_r_r242 = cpy_r_r228 ^ 1;
    cpy_r_r243 = (void *)cpy_r_r242;
    cpy_r_r244 = CPyLong_AsInt64(cpy_r_r243);
    cpy_r_r245 = cpy_r_r244 == -113;
    if (unlikely(cpy_r_r245)) goto CPyL163;
CPyL162: ;
    cpy_r_r241 = cpy_r_r244;
    CPyTagged_DECREF(cpy_r_r228);
    goto CPyL164;
CPyL163: ;
    cpy_r_r246 = PyErr_Occurred();
    if (unlikely(cpy_r_r246 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 109, CPyStatic_rules___globals);
        goto CPyL216;
    } else
        goto CPyL162;
CPyL164: ;
    *(int64_t *)cpy_r_r237 = cpy_r_r241;
    cpy_r_r247 = cpy_r_count + 1;
    cpy_r_count = cpy_r_r247;
CPyL165: ;
    cpy_r_r248 = cpy_r_r180 + 2;
    cpy_r_r180 = cpy_r_r248;
    goto CPyL125;
CPyL166: ;
    cpy_r_r249 = cpy_r_count == 0;
    if (!cpy_r_r249) goto CPyL182;
    cpy_r_r250 = CPyStatic_rules___PASS;
    if (unlikely(cpy_r_r250 == CPY_INT_TAG)) {
        goto CPyL217;
    } else
        goto CPyL170;
CPyL168: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PASS\" was not set");
    cpy_r_r251 = 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 112, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL170: ;
    cpy_r_r252 = (int64_t)cpy_r_r0.len;
    cpy_r_r253 = (uint64_t)0 < (uint64_t)cpy_r_r252;
    if (cpy_r_r253) goto CPyL175;
    cpy_r_r254 = 0 + cpy_r_r252;
    cpy_r_r255 = (uint64_t)cpy_r_r254 < (uint64_t)cpy_r_r252;
    if (cpy_r_r255) {
        goto CPyL174;
    } else
        goto CPyL218;
CPyL172: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r256 = 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 112, CPyStatic_rules___globals);
        goto CPyL184;
    }
    CPy_Unreachable();
CPyL174: ;
    cpy_r_r257 = cpy_r_r254;
    goto CPyL176;
CPyL175: ;
    cpy_r_r257 = 0;
CPyL176: ;
    cpy_r_r258 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r259 = cpy_r_r257 * 8;
    cpy_r_r260 = cpy_r_r258 + cpy_r_r259;
    cpy_r_r261 = cpy_r_r250 & 1;
    cpy_r_r262 = cpy_r_r261 == 0;
    if (!cpy_r_r262) goto CPyL178;
    cpy_r_r263 = (Py_ssize_t)cpy_r_r250 >> 1;
    cpy_r_r264 = cpy_r_r263;
    goto CPyL181;
CPyL178: ;
    cpy_r_r265 = cpy_r_r250 ^ 1;
    cpy_r_r266 = (void *)cpy_r_r265;
    cpy_r_r267 = CPyLong_AsInt64(cpy_r_r266);
    cpy_r_r268 = cpy_r_r267 == -113;
    if (unlikely(cpy_r_r268)) goto CPyL180;
CPyL179: ;
    cpy_r_r264 = cpy_r_r267;
    goto CPyL181;
CPyL180: ;
    cpy_r_r269 = PyErr_Occurred();
    if (unlikely(cpy_r_r269 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 112, CPyStatic_rules___globals);
        goto CPyL219;
    } else
        goto CPyL179;
CPyL181: ;
    *(int64_t *)cpy_r_r260 = cpy_r_r264;
    cpy_r_count = 1;
CPyL182: ;
    cpy_r_r270 = VecI64Api.slice(cpy_r_r0, 0, cpy_r_count);
    VEC_I64_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r270.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 114, CPyStatic_rules___globals);
        goto CPyL184;
    }
    return cpy_r_r270;
CPyL184: ;
    cpy_r_r271.len = -1;
    cpy_r_r271.items = NULL;
    return cpy_r_r271;
CPyL185: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    goto CPyL1;
CPyL186: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    goto CPyL4;
CPyL187: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL188: ;
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL124;
CPyL189: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL13;
CPyL190: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL19;
CPyL191: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL23;
CPyL192: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL28;
CPyL193: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL32;
CPyL194: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL37;
CPyL195: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL41;
CPyL196: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL49;
CPyL197: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL55;
CPyL198: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL61;
CPyL199: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL67;
CPyL200: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL73;
CPyL201: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL80;
CPyL202: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL84;
CPyL203: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL89;
CPyL204: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL93;
CPyL205: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL100;
CPyL206: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL104;
CPyL207: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL110;
CPyL208: ;
    VEC_I64_DECREF(cpy_r_r0);
    VEC_I64_DECREF(cpy_r_r1);
    VEC_I64_DECREF(cpy_r_r2);
    VEC_I64_DECREF(cpy_r_r3);
    VEC_I64_DECREF(cpy_r_r5);
    VEC_I64_DECREF(cpy_r_r7);
    goto CPyL117;
CPyL209: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r182);
    goto CPyL184;
CPyL210: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r182);
    goto CPyL133;
CPyL211: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL165;
CPyL212: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL184;
CPyL213: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL145;
CPyL214: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL151;
CPyL215: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r228);
    goto CPyL155;
CPyL216: ;
    VEC_I64_DECREF(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r228);
    goto CPyL184;
CPyL217: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL168;
CPyL218: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL172;
CPyL219: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL184;
}
                                
                                PyObject *CPyPy_rules___Rules____turn_actions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", 0};
                                    static CPyArg_Parser parser = {"O:_turn_actions", kwlist, 0};
                                    PyObject *obj_seat;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    VecI64 retval = CPyDef_rules___Rules____turn_actions(arg_self, arg_seat);
                                    if (retval.len < 0) {
                                        return NULL;
                                    }
                                    PyObject *retbox = VecI64Api.box(retval);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_turn_actions", 86, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____has_free_room(PyObject *cpy_r_self, int64_t cpy_r_colour) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_place;
    char cpy_r_r4;
    VecI64 cpy_r_r5;
    VecI64 cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    cpy_r_r0 = cpy_r_colour * 6;
    cpy_r_r1 = cpy_r_colour * 6;
    cpy_r_r2 = cpy_r_r1 + 6;
    cpy_r_r3 = cpy_r_r0;
    cpy_r_place = cpy_r_r3;
CPyL1: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r2;
    if (!cpy_r_r4) goto CPyL20;
    cpy_r_place = cpy_r_r3;
    cpy_r_r5 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_board;
    VEC_I64_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatic_box___CARPET_ROOMS;
    if (unlikely(cpy_r_r6.len < 0)) {
        goto CPyL22;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET_ROOMS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_free_room", 118, CPyStatic_rules___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = (int64_t)cpy_r_r6.len;
    cpy_r_r9 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r8;
    if (cpy_r_r9) goto CPyL10;
    cpy_r_r10 = cpy_r_place + cpy_r_r8;
    cpy_r_r11 = (uint64_t)cpy_r_r10 < (uint64_t)cpy_r_r8;
    if (cpy_r_r11) {
        goto CPyL9;
    } else
        goto CPyL23;
CPyL7: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_free_room", 118, CPyStatic_rules___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r13 = cpy_r_r10;
    goto CPyL11;
CPyL10: ;
    cpy_r_r13 = cpy_r_place;
CPyL11: ;
    cpy_r_r14 = (CPyPtr)cpy_r_r6.items;
    cpy_r_r15 = cpy_r_r13 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = (int64_t)cpy_r_r5.len;
    cpy_r_r19 = (uint64_t)cpy_r_r17 < (uint64_t)cpy_r_r18;
    if (cpy_r_r19) goto CPyL16;
    cpy_r_r20 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r21 = (uint64_t)cpy_r_r20 < (uint64_t)cpy_r_r18;
    if (cpy_r_r21) {
        goto CPyL15;
    } else
        goto CPyL24;
CPyL13: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_free_room", 118, CPyStatic_rules___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r23 = cpy_r_r20;
    goto CPyL17;
CPyL16: ;
    cpy_r_r23 = cpy_r_r17;
CPyL17: ;
    cpy_r_r24 = (CPyPtr)cpy_r_r5.items;
    cpy_r_r25 = cpy_r_r23 * 8;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 == 18;
    VEC_I64_DECREF(cpy_r_r5);
    if (!cpy_r_r28) goto CPyL19;
    return 1;
CPyL19: ;
    cpy_r_r29 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r29;
    goto CPyL1;
CPyL20: ;
    return 0;
CPyL21: ;
    cpy_r_r30 = 2;
    return cpy_r_r30;
CPyL22: ;
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL3;
CPyL23: ;
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL24: ;
    VEC_I64_DECREF(cpy_r_r5);
    goto CPyL13;
}
                                
                                PyObject *CPyPy_rules___Rules____has_free_room(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"colour", 0};
                                    static CPyArg_Parser parser = {"O:_has_free_room", kwlist, 0};
                                    PyObject *obj_colour;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_colour)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_colour;
                                    arg_colour = CPyLong_AsInt64(obj_colour);
                                    if (arg_colour == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_colour); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____has_free_room(arg_self, arg_colour);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = retval ? Py_True : Py_False;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_free_room", 116, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____place(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_room) {
    int64_t cpy_r_r0;
    VecI64 cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    int64_t cpy_r_r13;
    int64_t cpy_r_r14;
    int64_t cpy_r_ghost;
    VecI64 cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = cpy_r_seat * 9;
    cpy_r_r1 = CPyStatic_box___CARPET;
    if (likely(cpy_r_r1.len >= 0)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_place", 123, CPyStatic_rules___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r3 = (int64_t)cpy_r_r1.len;
    cpy_r_r4 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) goto CPyL8;
    cpy_r_r5 = cpy_r_room + cpy_r_r3;
    cpy_r_r6 = (uint64_t)cpy_r_r5 < (uint64_t)cpy_r_r3;
    if (cpy_r_r6) goto CPyL7;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_place", 123, CPyStatic_rules___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r8 = cpy_r_r5;
    goto CPyL9;
CPyL8: ;
    cpy_r_r8 = cpy_r_room;
CPyL9: ;
    cpy_r_r9 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r10 = cpy_r_r8 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 * 3;
    cpy_r_r14 = cpy_r_r0 + cpy_r_r13;
    cpy_r_ghost = cpy_r_r14;
CPyL10: ;
    cpy_r_r15 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_at;
    cpy_r_r16 = (int64_t)cpy_r_r15.len;
    cpy_r_r17 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r16;
    if (cpy_r_r17) goto CPyL15;
    cpy_r_r18 = cpy_r_ghost + cpy_r_r16;
    cpy_r_r19 = (uint64_t)cpy_r_r18 < (uint64_t)cpy_r_r16;
    if (cpy_r_r19) goto CPyL14;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_place", 124, CPyStatic_rules___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r21 = cpy_r_r18;
    goto CPyL16;
CPyL15: ;
    cpy_r_r21 = cpy_r_ghost;
CPyL16: ;
    cpy_r_r22 = (CPyPtr)cpy_r_r15.items;
    cpy_r_r23 = cpy_r_r21 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r25 != 27;
    if (!cpy_r_r26) goto CPyL18;
    cpy_r_r27 = cpy_r_ghost + 1;
    cpy_r_ghost = cpy_r_r27;
    goto CPyL10;
CPyL18: ;
    cpy_r_r28 = CPyDef_state___Truth___put(cpy_r_self, cpy_r_ghost, cpy_r_room);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_place", 126, CPyStatic_rules___globals);
        goto CPyL23;
    }
    cpy_r_r29 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_placed;
    cpy_r_r30 = cpy_r_r29 + 1;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_placed = cpy_r_r30;
    cpy_r_r32 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_placed;
    cpy_r_r33 = cpy_r_r32 == 18;
    if (!cpy_r_r33) goto CPyL22;
    cpy_r_r34 = CPyDef_state___Truth___remember_position(cpy_r_self);
    cpy_r_r35 = cpy_r_r34 == -113;
    if (likely(!cpy_r_r35)) goto CPyL22;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_place", 129, CPyStatic_rules___globals);
        goto CPyL23;
    }
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
}
                                
                                PyObject *CPyPy_rules___Rules____place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", "room", 0};
                                    static CPyArg_Parser parser = {"OO:_place", kwlist, 0};
                                    PyObject *obj_seat;
                                    PyObject *obj_room;
                                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_room)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    int64_t arg_room;
                                    arg_room = CPyLong_AsInt64(obj_room);
                                    if (arg_room == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_room); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____place(arg_self, arg_seat, arg_room);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_place", 122, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____set_down(PyObject *cpy_r_self, int64_t cpy_r_room) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_ghost;
    VecI64 cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    VecI64 cpy_r_r18;
    int64_t cpy_r_r19;
    int64_t cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    cpy_r_r1 = cpy_r_r0 * 9;
    cpy_r_r2 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_releasing;
    cpy_r_r3 = cpy_r_r2 * 3;
    cpy_r_r4 = cpy_r_r1 + cpy_r_r3;
    cpy_r_ghost = cpy_r_r4;
CPyL1: ;
    cpy_r_r5 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_at;
    cpy_r_r6 = (int64_t)cpy_r_r5.len;
    cpy_r_r7 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r6;
    if (cpy_r_r7) goto CPyL6;
    cpy_r_r8 = cpy_r_ghost + cpy_r_r6;
    cpy_r_r9 = (uint64_t)cpy_r_r8 < (uint64_t)cpy_r_r6;
    if (cpy_r_r9) goto CPyL5;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_set_down", 133, CPyStatic_rules___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r11 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r11 = cpy_r_ghost;
CPyL7: ;
    cpy_r_r12 = (CPyPtr)cpy_r_r5.items;
    cpy_r_r13 = cpy_r_r11 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 != 25;
    if (!cpy_r_r16) goto CPyL9;
    cpy_r_r17 = cpy_r_ghost + 1;
    cpy_r_ghost = cpy_r_r17;
    goto CPyL1;
CPyL9: ;
    cpy_r_r18 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_in_dungeon;
    VEC_I64_INCREF(cpy_r_r18);
    cpy_r_r19 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    cpy_r_r20 = cpy_r_r19 * 3;
    cpy_r_r21 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_releasing;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = (int64_t)cpy_r_r18.len;
    cpy_r_r24 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r23;
    if (cpy_r_r24) goto CPyL14;
    cpy_r_r25 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r26 = (uint64_t)cpy_r_r25 < (uint64_t)cpy_r_r23;
    if (cpy_r_r26) {
        goto CPyL13;
    } else
        goto CPyL25;
CPyL11: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r27 = 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_set_down", 135, CPyStatic_rules___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r28 = cpy_r_r25;
    goto CPyL15;
CPyL14: ;
    cpy_r_r28 = cpy_r_r22;
CPyL15: ;
    cpy_r_r29 = (CPyPtr)cpy_r_r18.items;
    cpy_r_r30 = cpy_r_r28 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 - 1;
    cpy_r_r34 = (int64_t)cpy_r_r18.len;
    cpy_r_r35 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r34;
    if (cpy_r_r35) goto CPyL20;
    cpy_r_r36 = cpy_r_r22 + cpy_r_r34;
    cpy_r_r37 = (uint64_t)cpy_r_r36 < (uint64_t)cpy_r_r34;
    if (cpy_r_r37) {
        goto CPyL19;
    } else
        goto CPyL26;
CPyL17: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_set_down", 135, CPyStatic_rules___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r39 = cpy_r_r36;
    goto CPyL21;
CPyL20: ;
    cpy_r_r39 = cpy_r_r22;
CPyL21: ;
    cpy_r_r40 = (CPyPtr)cpy_r_r18.items;
    cpy_r_r41 = cpy_r_r39 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    *(int64_t *)cpy_r_r42 = cpy_r_r33;
    VEC_I64_DECREF(cpy_r_r18);
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_releasing = -1;
    cpy_r_r44 = CPyDef_state___Truth___put(cpy_r_self, cpy_r_ghost, cpy_r_room);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_set_down", 137, CPyStatic_rules___globals);
        goto CPyL24;
    }
    cpy_r_r45 = CPyDef_rules___Rules____escape_from(cpy_r_self, cpy_r_room);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_set_down", 138, CPyStatic_rules___globals);
        goto CPyL24;
    }
    return 1;
CPyL24: ;
    cpy_r_r46 = 2;
    return cpy_r_r46;
CPyL25: ;
    VEC_I64_DECREF(cpy_r_r18);
    goto CPyL11;
CPyL26: ;
    VEC_I64_DECREF(cpy_r_r18);
    goto CPyL17;
}
                                
                                PyObject *CPyPy_rules___Rules____set_down(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"room", 0};
                                    static CPyArg_Parser parser = {"O:_set_down", kwlist, 0};
                                    PyObject *obj_room;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_room)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_room;
                                    arg_room = CPyLong_AsInt64(obj_room);
                                    if (arg_room == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_room); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____set_down(arg_self, arg_room);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_set_down", 131, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____move(PyObject *cpy_r_self, int64_t cpy_r_origin, int64_t cpy_r_target) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_board;
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_origin < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_origin + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) goto CPyL4;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_move", 141, CPyStatic_rules___globals);
        goto CPyL10;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = cpy_r_r3;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = cpy_r_origin;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = cpy_r_r6 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = CPyDef_state___Truth___lift(cpy_r_self, cpy_r_r10, cpy_r_origin);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_move", 142, CPyStatic_rules___globals);
        goto CPyL10;
    }
    cpy_r_r12 = CPyDef_state___Truth___put(cpy_r_self, cpy_r_r10, cpy_r_target);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_move", 143, CPyStatic_rules___globals);
        goto CPyL10;
    }
    cpy_r_r13 = CPyDef_rules___Rules____escape_from(cpy_r_self, cpy_r_target);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_move", 144, CPyStatic_rules___globals);
        goto CPyL10;
    }
    return 1;
CPyL10: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
}
                                
                                PyObject *CPyPy_rules___Rules____move(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"origin", "target", 0};
                                    static CPyArg_Parser parser = {"OO:_move", kwlist, 0};
                                    PyObject *obj_origin;
                                    PyObject *obj_target;
                                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_origin, &obj_target)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_origin;
                                    arg_origin = CPyLong_AsInt64(obj_origin);
                                    if (arg_origin == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_origin); goto fail;
                                    }
                                    int64_t arg_target;
                                    arg_target = CPyLong_AsInt64(obj_target);
                                    if (arg_target == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_target); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____move(arg_self, arg_origin, arg_target);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_move", 140, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____fight(PyObject *cpy_r_self, int64_t cpy_r_origin, int64_t cpy_r_target) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    VecI64 cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_loser;
    VecI64 cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    VecI64 cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    VecI64 cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    VecI64 cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    VecI64 cpy_r_r80;
    int64_t cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    int64_t cpy_r_r89;
    int64_t cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    int64_t cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    int64_t cpy_r_r101;
    int64_t cpy_r_r102;
    char cpy_r_r103;
    int64_t cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    int64_t cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyPtr cpy_r_r110;
    VecI64 cpy_r_r111;
    int64_t cpy_r_r112;
    char cpy_r_r113;
    int64_t cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    int64_t cpy_r_r117;
    CPyPtr cpy_r_r118;
    int64_t cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    int64_t cpy_r_r122;
    int64_t cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    int64_t cpy_r_r129;
    VecI64 cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    int64_t cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    CPyPtr cpy_r_r139;
    char cpy_r_r140;
    VecI64 cpy_r_r141;
    char cpy_r_r142;
    int64_t cpy_r_r143;
    VecI64 cpy_r_r144;
    int64_t cpy_r_r145;
    char cpy_r_r146;
    int64_t cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    int64_t cpy_r_r150;
    CPyPtr cpy_r_r151;
    int64_t cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    int64_t cpy_r_r155;
    int64_t cpy_r_r156;
    char cpy_r_r157;
    int64_t cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    int64_t cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    CPyPtr cpy_r_r164;
    int64_t cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_board;
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_origin < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_origin + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) goto CPyL4;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 147, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = cpy_r_r3;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = cpy_r_origin;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = cpy_r_r6 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_board;
    cpy_r_r12 = (int64_t)cpy_r_r11.len;
    cpy_r_r13 = (uint64_t)cpy_r_target < (uint64_t)cpy_r_r12;
    if (cpy_r_r13) goto CPyL11;
    cpy_r_r14 = cpy_r_target + cpy_r_r12;
    cpy_r_r15 = (uint64_t)cpy_r_r14 < (uint64_t)cpy_r_r12;
    if (cpy_r_r15) goto CPyL10;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 148, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r17 = cpy_r_r14;
    goto CPyL12;
CPyL11: ;
    cpy_r_r17 = cpy_r_target;
CPyL12: ;
    cpy_r_r18 = (CPyPtr)cpy_r_r11.items;
    cpy_r_r19 = cpy_r_r17 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = CPyDef_state___Truth___lift(cpy_r_self, cpy_r_r10, cpy_r_origin);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 149, CPyStatic_rules___globals);
        goto CPyL102;
    }
    cpy_r_loser = cpy_r_r21;
    cpy_r_r23 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r23.len >= 0)) goto CPyL16;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 151, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r25 = (int64_t)cpy_r_r23.len;
    cpy_r_r26 = (uint64_t)cpy_r_r21 < (uint64_t)cpy_r_r25;
    if (cpy_r_r26) goto CPyL21;
    cpy_r_r27 = cpy_r_r21 + cpy_r_r25;
    cpy_r_r28 = (uint64_t)cpy_r_r27 < (uint64_t)cpy_r_r25;
    if (cpy_r_r28) goto CPyL20;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 151, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r30 = cpy_r_r27;
    goto CPyL22;
CPyL21: ;
    cpy_r_r30 = cpy_r_r21;
CPyL22: ;
    cpy_r_r31 = (CPyPtr)cpy_r_r23.items;
    cpy_r_r32 = cpy_r_r30 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r35.len >= 0)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r36 = 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 151, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r37 = (int64_t)cpy_r_r35.len;
    cpy_r_r38 = (uint64_t)cpy_r_r10 < (uint64_t)cpy_r_r37;
    if (cpy_r_r38) goto CPyL30;
    cpy_r_r39 = cpy_r_r10 + cpy_r_r37;
    cpy_r_r40 = (uint64_t)cpy_r_r39 < (uint64_t)cpy_r_r37;
    if (cpy_r_r40) goto CPyL29;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 151, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r42 = cpy_r_r39;
    goto CPyL31;
CPyL30: ;
    cpy_r_r42 = cpy_r_r10;
CPyL31: ;
    cpy_r_r43 = (CPyPtr)cpy_r_r35.items;
    cpy_r_r44 = cpy_r_r42 * 8;
    cpy_r_r45 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 + 1;
    cpy_r_r48 = cpy_r_r47 % 3;
    cpy_r_r49 = cpy_r_r48;
    cpy_r_r50 = cpy_r_r47 < 0;
    cpy_r_r51 = 3 < 0;
    cpy_r_r52 = cpy_r_r50 == cpy_r_r51;
    if (cpy_r_r52) goto CPyL34;
    cpy_r_r53 = cpy_r_r49 == 0;
    if (cpy_r_r53) goto CPyL34;
    cpy_r_r54 = cpy_r_r49 + 3;
    cpy_r_r49 = cpy_r_r54;
CPyL34: ;
    cpy_r_r55 = cpy_r_r34 == cpy_r_r49;
    if (!cpy_r_r55) goto CPyL37;
    cpy_r_r56 = CPyDef_state___Truth___lift(cpy_r_self, cpy_r_r21, cpy_r_target);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 152, CPyStatic_rules___globals);
        goto CPyL102;
    }
    cpy_r_r57 = CPyDef_state___Truth___put(cpy_r_self, cpy_r_r10, cpy_r_target);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 153, CPyStatic_rules___globals);
        goto CPyL102;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_loser = cpy_r_r10;
CPyL38: ;
    cpy_r_r58 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r58);
    cpy_r_r59 = (int64_t)cpy_r_r58.len;
    cpy_r_r60 = (uint64_t)cpy_r_loser < (uint64_t)cpy_r_r59;
    if (cpy_r_r60) goto CPyL43;
    cpy_r_r61 = cpy_r_loser + cpy_r_r59;
    cpy_r_r62 = (uint64_t)cpy_r_r61 < (uint64_t)cpy_r_r59;
    if (cpy_r_r62) {
        goto CPyL42;
    } else
        goto CPyL103;
CPyL40: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r63 = 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 156, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r64 = cpy_r_r61;
    goto CPyL44;
CPyL43: ;
    cpy_r_r64 = cpy_r_loser;
CPyL44: ;
    cpy_r_r65 = (CPyPtr)cpy_r_r58.items;
    cpy_r_r66 = cpy_r_r64 * 8;
    cpy_r_r67 = cpy_r_r65 + cpy_r_r66;
    *(int64_t *)cpy_r_r67 = 25;
    VEC_I64_DECREF(cpy_r_r58);
    cpy_r_r68 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r68.len >= 0)) goto CPyL47;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r69 = 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 157, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r70 = (int64_t)cpy_r_r68.len;
    cpy_r_r71 = (uint64_t)cpy_r_loser < (uint64_t)cpy_r_r70;
    if (cpy_r_r71) goto CPyL52;
    cpy_r_r72 = cpy_r_loser + cpy_r_r70;
    cpy_r_r73 = (uint64_t)cpy_r_r72 < (uint64_t)cpy_r_r70;
    if (cpy_r_r73) goto CPyL51;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r74 = 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 157, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r75 = cpy_r_r72;
    goto CPyL53;
CPyL52: ;
    cpy_r_r75 = cpy_r_loser;
CPyL53: ;
    cpy_r_r76 = (CPyPtr)cpy_r_r68.items;
    cpy_r_r77 = cpy_r_r75 * 8;
    cpy_r_r78 = cpy_r_r76 + cpy_r_r77;
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_in_dungeon;
    VEC_I64_INCREF(cpy_r_r80);
    cpy_r_r81 = cpy_r_loser / 9;
    cpy_r_r82 = cpy_r_r81;
    cpy_r_r83 = cpy_r_loser < 0;
    cpy_r_r84 = 9 < 0;
    cpy_r_r85 = cpy_r_r83 == cpy_r_r84;
    if (cpy_r_r85) goto CPyL56;
    cpy_r_r86 = cpy_r_r82 * 9;
    cpy_r_r87 = cpy_r_r86 == cpy_r_loser;
    if (cpy_r_r87) goto CPyL56;
    cpy_r_r88 = cpy_r_r82 - 1;
    cpy_r_r82 = cpy_r_r88;
CPyL56: ;
    cpy_r_r89 = cpy_r_r82 * 3;
    cpy_r_r90 = cpy_r_r89 + cpy_r_r79;
    cpy_r_r91 = (int64_t)cpy_r_r80.len;
    cpy_r_r92 = (uint64_t)cpy_r_r90 < (uint64_t)cpy_r_r91;
    if (cpy_r_r92) goto CPyL61;
    cpy_r_r93 = cpy_r_r90 + cpy_r_r91;
    cpy_r_r94 = (uint64_t)cpy_r_r93 < (uint64_t)cpy_r_r91;
    if (cpy_r_r94) {
        goto CPyL60;
    } else
        goto CPyL104;
CPyL58: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r95 = 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 158, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r96 = cpy_r_r93;
    goto CPyL62;
CPyL61: ;
    cpy_r_r96 = cpy_r_r90;
CPyL62: ;
    cpy_r_r97 = (CPyPtr)cpy_r_r80.items;
    cpy_r_r98 = cpy_r_r96 * 8;
    cpy_r_r99 = cpy_r_r97 + cpy_r_r98;
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r100 + 1;
    cpy_r_r102 = (int64_t)cpy_r_r80.len;
    cpy_r_r103 = (uint64_t)cpy_r_r90 < (uint64_t)cpy_r_r102;
    if (cpy_r_r103) goto CPyL67;
    cpy_r_r104 = cpy_r_r90 + cpy_r_r102;
    cpy_r_r105 = (uint64_t)cpy_r_r104 < (uint64_t)cpy_r_r102;
    if (cpy_r_r105) {
        goto CPyL66;
    } else
        goto CPyL105;
CPyL64: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r106 = 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 158, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r107 = cpy_r_r104;
    goto CPyL68;
CPyL67: ;
    cpy_r_r107 = cpy_r_r90;
CPyL68: ;
    cpy_r_r108 = (CPyPtr)cpy_r_r80.items;
    cpy_r_r109 = cpy_r_r107 * 8;
    cpy_r_r110 = cpy_r_r108 + cpy_r_r109;
    *(int64_t *)cpy_r_r110 = cpy_r_r101;
    VEC_I64_DECREF(cpy_r_r80);
    cpy_r_r111 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_facing;
    cpy_r_r112 = (int64_t)cpy_r_r111.len;
    cpy_r_r113 = (uint64_t)cpy_r_r79 < (uint64_t)cpy_r_r112;
    if (cpy_r_r113) goto CPyL73;
    cpy_r_r114 = cpy_r_r79 + cpy_r_r112;
    cpy_r_r115 = (uint64_t)cpy_r_r114 < (uint64_t)cpy_r_r112;
    if (cpy_r_r115) goto CPyL72;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r116 = 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 159, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r117 = cpy_r_r114;
    goto CPyL74;
CPyL73: ;
    cpy_r_r117 = cpy_r_r79;
CPyL74: ;
    cpy_r_r118 = (CPyPtr)cpy_r_r111.items;
    cpy_r_r119 = cpy_r_r117 * 8;
    cpy_r_r120 = cpy_r_r118 + cpy_r_r119;
    cpy_r_r121 = *(int64_t *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r121 + 1;
    cpy_r_r123 = cpy_r_r122 % 4;
    cpy_r_r124 = cpy_r_r123;
    cpy_r_r125 = cpy_r_r122 < 0;
    cpy_r_r126 = 4 < 0;
    cpy_r_r127 = cpy_r_r125 == cpy_r_r126;
    if (cpy_r_r127) goto CPyL77;
    cpy_r_r128 = cpy_r_r124 == 0;
    if (cpy_r_r128) goto CPyL77;
    cpy_r_r129 = cpy_r_r124 + 4;
    cpy_r_r124 = cpy_r_r129;
CPyL77: ;
    cpy_r_r130 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_facing;
    VEC_I64_INCREF(cpy_r_r130);
    cpy_r_r131 = (int64_t)cpy_r_r130.len;
    cpy_r_r132 = (uint64_t)cpy_r_r79 < (uint64_t)cpy_r_r131;
    if (cpy_r_r132) goto CPyL82;
    cpy_r_r133 = cpy_r_r79 + cpy_r_r131;
    cpy_r_r134 = (uint64_t)cpy_r_r133 < (uint64_t)cpy_r_r131;
    if (cpy_r_r134) {
        goto CPyL81;
    } else
        goto CPyL106;
CPyL79: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r135 = 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 159, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r136 = cpy_r_r133;
    goto CPyL83;
CPyL82: ;
    cpy_r_r136 = cpy_r_r79;
CPyL83: ;
    cpy_r_r137 = (CPyPtr)cpy_r_r130.items;
    cpy_r_r138 = cpy_r_r136 * 8;
    cpy_r_r139 = cpy_r_r137 + cpy_r_r138;
    *(int64_t *)cpy_r_r139 = cpy_r_r124;
    VEC_I64_DECREF(cpy_r_r130);
    cpy_r_r140 = CPyDef_rules___Rules____escape_from(cpy_r_self, cpy_r_target);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 160, CPyStatic_rules___globals);
        goto CPyL102;
    }
    cpy_r_r141 = CPyStatic_box___FRONT;
    if (likely(cpy_r_r141.len >= 0)) goto CPyL87;
    PyErr_SetString(PyExc_NameError, "value for final name \"FRONT\" was not set");
    cpy_r_r142 = 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 161, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r143 = cpy_r_r79 * 4;
    cpy_r_r144 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_facing;
    cpy_r_r145 = (int64_t)cpy_r_r144.len;
    cpy_r_r146 = (uint64_t)cpy_r_r79 < (uint64_t)cpy_r_r145;
    if (cpy_r_r146) goto CPyL92;
    cpy_r_r147 = cpy_r_r79 + cpy_r_r145;
    cpy_r_r148 = (uint64_t)cpy_r_r147 < (uint64_t)cpy_r_r145;
    if (cpy_r_r148) goto CPyL91;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r149 = 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 161, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL91: ;
    cpy_r_r150 = cpy_r_r147;
    goto CPyL93;
CPyL92: ;
    cpy_r_r150 = cpy_r_r79;
CPyL93: ;
    cpy_r_r151 = (CPyPtr)cpy_r_r144.items;
    cpy_r_r152 = cpy_r_r150 * 8;
    cpy_r_r153 = cpy_r_r151 + cpy_r_r152;
    cpy_r_r154 = *(int64_t *)cpy_r_r153;
    cpy_r_r155 = cpy_r_r143 + cpy_r_r154;
    cpy_r_r156 = (int64_t)cpy_r_r141.len;
    cpy_r_r157 = (uint64_t)cpy_r_r155 < (uint64_t)cpy_r_r156;
    if (cpy_r_r157) goto CPyL98;
    cpy_r_r158 = cpy_r_r155 + cpy_r_r156;
    cpy_r_r159 = (uint64_t)cpy_r_r158 < (uint64_t)cpy_r_r156;
    if (cpy_r_r159) goto CPyL97;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r160 = 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 161, CPyStatic_rules___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL97: ;
    cpy_r_r161 = cpy_r_r158;
    goto CPyL99;
CPyL98: ;
    cpy_r_r161 = cpy_r_r155;
CPyL99: ;
    cpy_r_r162 = (CPyPtr)cpy_r_r141.items;
    cpy_r_r163 = cpy_r_r161 * 8;
    cpy_r_r164 = cpy_r_r162 + cpy_r_r163;
    cpy_r_r165 = *(int64_t *)cpy_r_r164;
    cpy_r_r166 = cpy_r_r165 != -1;
    if (!cpy_r_r166) goto CPyL101;
    cpy_r_r167 = CPyDef_rules___Rules____escape_from(cpy_r_self, cpy_r_r165);
    if (unlikely(cpy_r_r167 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 163, CPyStatic_rules___globals);
        goto CPyL102;
    }
CPyL101: ;
    return 1;
CPyL102: ;
    cpy_r_r168 = 2;
    return cpy_r_r168;
CPyL103: ;
    VEC_I64_DECREF(cpy_r_r58);
    goto CPyL40;
CPyL104: ;
    VEC_I64_DECREF(cpy_r_r80);
    goto CPyL58;
CPyL105: ;
    VEC_I64_DECREF(cpy_r_r80);
    goto CPyL64;
CPyL106: ;
    VEC_I64_DECREF(cpy_r_r130);
    goto CPyL79;
}
                                
                                PyObject *CPyPy_rules___Rules____fight(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"origin", "target", 0};
                                    static CPyArg_Parser parser = {"OO:_fight", kwlist, 0};
                                    PyObject *obj_origin;
                                    PyObject *obj_target;
                                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_origin, &obj_target)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_origin;
                                    arg_origin = CPyLong_AsInt64(obj_origin);
                                    if (arg_origin == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_origin); goto fail;
                                    }
                                    int64_t arg_target;
                                    arg_target = CPyLong_AsInt64(obj_target);
                                    if (arg_target == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_target); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____fight(arg_self, arg_origin, arg_target);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_fight", 146, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____escape_from(PyObject *cpy_r_self, int64_t cpy_r_room) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    VecI64 cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    VecI64 cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    VecI64 cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    int64_t cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    VecI64 cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    VecI64 cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    int64_t cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    CPyPtr cpy_r_r91;
    VecI64 cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_board;
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_room + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) goto CPyL4;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 166, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = cpy_r_r3;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = cpy_r_room;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = cpy_r_r6 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 == 18;
    if (!cpy_r_r11) goto CPyL8;
    return 1;
CPyL8: ;
    cpy_r_r12 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r12.len >= 0)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 169, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r14 = (int64_t)cpy_r_r12.len;
    cpy_r_r15 = (uint64_t)cpy_r_r10 < (uint64_t)cpy_r_r14;
    if (cpy_r_r15) goto CPyL16;
    cpy_r_r16 = cpy_r_r10 + cpy_r_r14;
    cpy_r_r17 = (uint64_t)cpy_r_r16 < (uint64_t)cpy_r_r14;
    if (cpy_r_r17) goto CPyL15;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 169, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r19 = cpy_r_r16;
    goto CPyL17;
CPyL16: ;
    cpy_r_r19 = cpy_r_r10;
CPyL17: ;
    cpy_r_r20 = (CPyPtr)cpy_r_r12.items;
    cpy_r_r21 = cpy_r_r19 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = CPyStatic_box___FRONT;
    if (likely(cpy_r_r24.len >= 0)) goto CPyL20;
    PyErr_SetString(PyExc_NameError, "value for final name \"FRONT\" was not set");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 170, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r26 = cpy_r_r23 * 4;
    cpy_r_r27 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_facing;
    cpy_r_r28 = (int64_t)cpy_r_r27.len;
    cpy_r_r29 = (uint64_t)cpy_r_r23 < (uint64_t)cpy_r_r28;
    if (cpy_r_r29) goto CPyL25;
    cpy_r_r30 = cpy_r_r23 + cpy_r_r28;
    cpy_r_r31 = (uint64_t)cpy_r_r30 < (uint64_t)cpy_r_r28;
    if (cpy_r_r31) goto CPyL24;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 170, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r33 = cpy_r_r30;
    goto CPyL26;
CPyL25: ;
    cpy_r_r33 = cpy_r_r23;
CPyL26: ;
    cpy_r_r34 = (CPyPtr)cpy_r_r27.items;
    cpy_r_r35 = cpy_r_r33 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r26 + cpy_r_r37;
    cpy_r_r39 = (int64_t)cpy_r_r24.len;
    cpy_r_r40 = (uint64_t)cpy_r_r38 < (uint64_t)cpy_r_r39;
    if (cpy_r_r40) goto CPyL31;
    cpy_r_r41 = cpy_r_r38 + cpy_r_r39;
    cpy_r_r42 = (uint64_t)cpy_r_r41 < (uint64_t)cpy_r_r39;
    if (cpy_r_r42) goto CPyL30;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 170, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r44 = cpy_r_r41;
    goto CPyL32;
CPyL31: ;
    cpy_r_r44 = cpy_r_r38;
CPyL32: ;
    cpy_r_r45 = (CPyPtr)cpy_r_r24.items;
    cpy_r_r46 = cpy_r_r44 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r48 != cpy_r_room;
    if (!cpy_r_r49) goto CPyL34;
    return 1;
CPyL34: ;
    cpy_r_r50 = CPyDef_state___Truth___lift(cpy_r_self, cpy_r_r10, cpy_r_room);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 172, CPyStatic_rules___globals);
        goto CPyL58;
    }
    cpy_r_r51 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r51);
    cpy_r_r52 = (int64_t)cpy_r_r51.len;
    cpy_r_r53 = (uint64_t)cpy_r_r10 < (uint64_t)cpy_r_r52;
    if (cpy_r_r53) goto CPyL40;
    cpy_r_r54 = cpy_r_r10 + cpy_r_r52;
    cpy_r_r55 = (uint64_t)cpy_r_r54 < (uint64_t)cpy_r_r52;
    if (cpy_r_r55) {
        goto CPyL39;
    } else
        goto CPyL59;
CPyL37: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 173, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r57 = cpy_r_r54;
    goto CPyL41;
CPyL40: ;
    cpy_r_r57 = cpy_r_r10;
CPyL41: ;
    cpy_r_r58 = (CPyPtr)cpy_r_r51.items;
    cpy_r_r59 = cpy_r_r57 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    *(int64_t *)cpy_r_r60 = 26;
    VEC_I64_DECREF(cpy_r_r51);
    cpy_r_r61 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r61);
    cpy_r_r62 = cpy_r_r10 / 9;
    cpy_r_r63 = cpy_r_r62;
    cpy_r_r64 = cpy_r_r10 < 0;
    cpy_r_r65 = 9 < 0;
    cpy_r_r66 = cpy_r_r64 == cpy_r_r65;
    if (cpy_r_r66) goto CPyL44;
    cpy_r_r67 = cpy_r_r63 * 9;
    cpy_r_r68 = cpy_r_r67 == cpy_r_r10;
    if (cpy_r_r68) goto CPyL44;
    cpy_r_r69 = cpy_r_r63 - 1;
    cpy_r_r63 = cpy_r_r69;
CPyL44: ;
    cpy_r_r70 = cpy_r_r63 * 3;
    cpy_r_r71 = cpy_r_r70 + cpy_r_r23;
    cpy_r_r72 = (int64_t)cpy_r_r61.len;
    cpy_r_r73 = (uint64_t)cpy_r_r71 < (uint64_t)cpy_r_r72;
    if (cpy_r_r73) goto CPyL49;
    cpy_r_r74 = cpy_r_r71 + cpy_r_r72;
    cpy_r_r75 = (uint64_t)cpy_r_r74 < (uint64_t)cpy_r_r72;
    if (cpy_r_r75) {
        goto CPyL48;
    } else
        goto CPyL60;
CPyL46: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 174, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r77 = cpy_r_r74;
    goto CPyL50;
CPyL49: ;
    cpy_r_r77 = cpy_r_r71;
CPyL50: ;
    cpy_r_r78 = (CPyPtr)cpy_r_r61.items;
    cpy_r_r79 = cpy_r_r77 * 8;
    cpy_r_r80 = cpy_r_r78 + cpy_r_r79;
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r81 + 1;
    cpy_r_r83 = (int64_t)cpy_r_r61.len;
    cpy_r_r84 = (uint64_t)cpy_r_r71 < (uint64_t)cpy_r_r83;
    if (cpy_r_r84) goto CPyL55;
    cpy_r_r85 = cpy_r_r71 + cpy_r_r83;
    cpy_r_r86 = (uint64_t)cpy_r_r85 < (uint64_t)cpy_r_r83;
    if (cpy_r_r86) {
        goto CPyL54;
    } else
        goto CPyL61;
CPyL52: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 174, CPyStatic_rules___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r88 = cpy_r_r85;
    goto CPyL56;
CPyL55: ;
    cpy_r_r88 = cpy_r_r71;
CPyL56: ;
    cpy_r_r89 = (CPyPtr)cpy_r_r61.items;
    cpy_r_r90 = cpy_r_r88 * 8;
    cpy_r_r91 = cpy_r_r89 + cpy_r_r90;
    *(int64_t *)cpy_r_r91 = cpy_r_r82;
    VEC_I64_DECREF(cpy_r_r61);
    cpy_r_r92 = VecI64Api.alloc(0, 64);
    if (unlikely(cpy_r_r92.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 175, CPyStatic_rules___globals);
        goto CPyL58;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_past);
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_past = cpy_r_r92;
    return 1;
CPyL58: ;
    cpy_r_r94 = 2;
    return cpy_r_r94;
CPyL59: ;
    VEC_I64_DECREF(cpy_r_r51);
    goto CPyL37;
CPyL60: ;
    VEC_I64_DECREF(cpy_r_r61);
    goto CPyL46;
CPyL61: ;
    VEC_I64_DECREF(cpy_r_r61);
    goto CPyL52;
}
                                
                                PyObject *CPyPy_rules___Rules____escape_from(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"room", 0};
                                    static CPyArg_Parser parser = {"O:_escape_from", kwlist, 0};
                                    PyObject *obj_room;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_room)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_room;
                                    arg_room = CPyLong_AsInt64(obj_room);
                                    if (arg_room == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_room); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____escape_from(arg_self, arg_room);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_escape_from", 165, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____end_turn(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    VecI64 cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_turn;
    cpy_r_r1 = cpy_r_r0 + 1;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_turn = cpy_r_r1;
    cpy_r_r3 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_past;
    cpy_r_r4 = (int64_t)cpy_r_r3.len;
    cpy_r_r5 = cpy_r_r4 == 0;
    if (!cpy_r_r5) goto CPyL4;
    cpy_r_r6 = CPyDef_rules___Rules____is_decided(cpy_r_self);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_end_turn", 179, CPyStatic_rules___globals);
        goto CPyL11;
    }
    if (!cpy_r_r6) goto CPyL4;
    return 1;
CPyL4: ;
    cpy_r_r7 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    cpy_r_r8 = 1 - cpy_r_r7;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat = cpy_r_r8;
    cpy_r_r10 = CPyDef_state___Truth___remember_position(cpy_r_self);
    cpy_r_r11 = cpy_r_r10 == -113;
    if (unlikely(cpy_r_r11)) goto CPyL6;
CPyL5: ;
    cpy_r_r12 = cpy_r_r10 == 3;
    if (cpy_r_r12) {
        goto CPyL7;
    } else
        goto CPyL8;
CPyL6: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_end_turn", 182, CPyStatic_rules___globals);
        goto CPyL11;
    } else
        goto CPyL5;
CPyL7: ;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_winner = 2;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_ending = 3;
    goto CPyL10;
CPyL8: ;
    cpy_r_r16 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_turn;
    cpy_r_r17 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_turn_limit;
    cpy_r_r18 = cpy_r_r16 == cpy_r_r17;
    if (!cpy_r_r18) goto CPyL10;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_winner = 2;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_ending = 5;
CPyL10: ;
    return 1;
CPyL11: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
}
                                
                                PyObject *CPyPy_rules___Rules____end_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {0};
                                    static CPyArg_Parser parser = {":_end_turn", kwlist, 0};
                                    if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____end_turn(arg_self);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_end_turn", 177, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____is_decided(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    void *cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    cpy_r_r1 = CPyDef_rules___Rules____has_won(cpy_r_self, cpy_r_r0);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_decided", 190, CPyStatic_rules___globals);
        goto CPyL21;
    }
    if (!cpy_r_r1) goto CPyL3;
    cpy_r_r2 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_winner = cpy_r_r2;
    goto CPyL12;
CPyL3: ;
    cpy_r_r4 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    cpy_r_r5 = 1 - cpy_r_r4;
    cpy_r_r6 = CPyDef_rules___Rules____has_won(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_decided", 192, CPyStatic_rules___globals);
        goto CPyL21;
    }
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_seat;
    cpy_r_r8 = 1 - cpy_r_r7;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_winner = cpy_r_r8;
    goto CPyL12;
CPyL6: ;
    cpy_r_r10 = CPyDef_rules___Rules____can_never_win(cpy_r_self, 0);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_decided", 194, CPyStatic_rules___globals);
        goto CPyL21;
    }
    if (!cpy_r_r10) goto CPyL11;
    cpy_r_r11 = CPyDef_rules___Rules____can_never_win(cpy_r_self, 1);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_decided", 194, CPyStatic_rules___globals);
        goto CPyL21;
    }
    if (!cpy_r_r11) goto CPyL11;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_winner = 2;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_ending = 4;
    return 1;
CPyL11: ;
    return 0;
CPyL12: ;
    cpy_r_r14 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_is_short;
    if (!cpy_r_r14) goto CPyL14;
CPyL13: ;
    cpy_r_r15 = 4;
    goto CPyL15;
CPyL14: ;
    cpy_r_r15 = 2;
CPyL15: ;
    cpy_r_r16 = cpy_r_r15 & 1;
    cpy_r_r17 = cpy_r_r16 == 0;
    if (!cpy_r_r17) goto CPyL17;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r15 >> 1;
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL20;
CPyL17: ;
    cpy_r_r20 = cpy_r_r15 ^ 1;
    cpy_r_r21 = (void *)cpy_r_r20;
    cpy_r_r22 = CPyLong_AsInt64(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 == -113;
    if (unlikely(cpy_r_r23)) goto CPyL19;
CPyL18: ;
    cpy_r_r19 = cpy_r_r22;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL20;
CPyL19: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_decided", 200, CPyStatic_rules___globals);
        goto CPyL22;
    } else
        goto CPyL18;
CPyL20: ;
    ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_ending = cpy_r_r19;
    return 1;
CPyL21: ;
    cpy_r_r26 = 2;
    return cpy_r_r26;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL21;
}
                                
                                PyObject *CPyPy_rules___Rules____is_decided(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {0};
                                    static CPyArg_Parser parser = {":_is_decided", kwlist, 0};
                                    if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____is_decided(arg_self);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = retval ? Py_True : Py_False;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_decided", 189, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____has_won(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    VecI64 cpy_r_r12;
    int64_t cpy_r_r13;
    int64_t cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    VecI64 cpy_r_r25;
    int64_t cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_seat * 3;
    cpy_r_r2 = (int64_t)cpy_r_r0.len;
    cpy_r_r3 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r2;
    if (cpy_r_r3) goto CPyL5;
    cpy_r_r4 = cpy_r_r1 + cpy_r_r2;
    cpy_r_r5 = (uint64_t)cpy_r_r4 < (uint64_t)cpy_r_r2;
    if (cpy_r_r5) {
        goto CPyL4;
    } else
        goto CPyL28;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_won", 204, CPyStatic_rules___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = cpy_r_r4;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = cpy_r_r1;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r9 = cpy_r_r7 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    VEC_I64_DECREF(cpy_r_r0);
    cpy_r_r12 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_seat * 3;
    cpy_r_r14 = cpy_r_r13 + 1;
    cpy_r_r15 = (int64_t)cpy_r_r12.len;
    cpy_r_r16 = (uint64_t)cpy_r_r14 < (uint64_t)cpy_r_r15;
    if (cpy_r_r16) goto CPyL11;
    cpy_r_r17 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r18 = (uint64_t)cpy_r_r17 < (uint64_t)cpy_r_r15;
    if (cpy_r_r18) {
        goto CPyL10;
    } else
        goto CPyL29;
CPyL8: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_won", 205, CPyStatic_rules___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r20 = cpy_r_r17;
    goto CPyL12;
CPyL11: ;
    cpy_r_r20 = cpy_r_r14;
CPyL12: ;
    cpy_r_r21 = (CPyPtr)cpy_r_r12.items;
    cpy_r_r22 = cpy_r_r20 * 8;
    cpy_r_r23 = cpy_r_r21 + cpy_r_r22;
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    VEC_I64_DECREF(cpy_r_r12);
    cpy_r_r25 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_seat * 3;
    cpy_r_r27 = cpy_r_r26 + 2;
    cpy_r_r28 = (int64_t)cpy_r_r25.len;
    cpy_r_r29 = (uint64_t)cpy_r_r27 < (uint64_t)cpy_r_r28;
    if (cpy_r_r29) goto CPyL17;
    cpy_r_r30 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r31 = (uint64_t)cpy_r_r30 < (uint64_t)cpy_r_r28;
    if (cpy_r_r31) {
        goto CPyL16;
    } else
        goto CPyL30;
CPyL14: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_won", 206, CPyStatic_rules___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r33 = cpy_r_r30;
    goto CPyL18;
CPyL17: ;
    cpy_r_r33 = cpy_r_r27;
CPyL18: ;
    cpy_r_r34 = (CPyPtr)cpy_r_r25.items;
    cpy_r_r35 = cpy_r_r33 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    VEC_I64_DECREF(cpy_r_r25);
    cpy_r_r38 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_is_short;
    if (!cpy_r_r38) goto CPyL20;
CPyL19: ;
    cpy_r_r39 = cpy_r_r11 + cpy_r_r24;
    cpy_r_r40 = cpy_r_r39 + cpy_r_r37;
    cpy_r_r41 = cpy_r_r40 >= 3;
    return cpy_r_r41;
CPyL20: ;
    cpy_r_r42 = cpy_r_r11 > 0;
    if (cpy_r_r42) goto CPyL22;
    cpy_r_r43 = cpy_r_r42;
    goto CPyL26;
CPyL22: ;
    cpy_r_r44 = cpy_r_r24 > 0;
    if (cpy_r_r44) goto CPyL24;
    cpy_r_r45 = cpy_r_r44;
    goto CPyL25;
CPyL24: ;
    cpy_r_r46 = cpy_r_r37 > 0;
    cpy_r_r45 = cpy_r_r46;
CPyL25: ;
    cpy_r_r43 = cpy_r_r45;
CPyL26: ;
    return cpy_r_r43;
CPyL27: ;
    cpy_r_r47 = 2;
    return cpy_r_r47;
CPyL28: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL29: ;
    VEC_I64_DECREF(cpy_r_r12);
    goto CPyL8;
CPyL30: ;
    VEC_I64_DECREF(cpy_r_r25);
    goto CPyL14;
}
                                
                                PyObject *CPyPy_rules___Rules____has_won(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", 0};
                                    static CPyArg_Parser parser = {"O:_has_won", kwlist, 0};
                                    PyObject *obj_seat;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____has_won(arg_self, arg_seat);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = retval ? Py_True : Py_False;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_has_won", 203, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____can_never_win(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    int64_t cpy_r_free;
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_colour;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    void *cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    VecI64 cpy_r_r13;
    int64_t cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    void *cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    VecI64 cpy_r_r36;
    int64_t cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    void *cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    int64_t cpy_r_r58;
    int64_t cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    cpy_r_free = 0;
    cpy_r_r0 = 0;
    cpy_r_colour = cpy_r_r0;
    CPyTagged_DECREF(cpy_r_colour);
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)6;
    if (!cpy_r_r1) goto CPyL37;
    cpy_r_colour = cpy_r_r0;
    cpy_r_r2 = cpy_r_colour & 1;
    cpy_r_r3 = cpy_r_r2 == 0;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = (Py_ssize_t)cpy_r_colour >> 1;
    cpy_r_r5 = cpy_r_r4;
    goto CPyL7;
CPyL4: ;
    cpy_r_r6 = cpy_r_colour ^ 1;
    cpy_r_r7 = (void *)cpy_r_r6;
    cpy_r_r8 = CPyLong_AsInt64(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 == -113;
    if (unlikely(cpy_r_r9)) goto CPyL6;
CPyL5: ;
    cpy_r_r5 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = PyErr_Occurred();
    if (unlikely(cpy_r_r10 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 214, CPyStatic_rules___globals);
        goto CPyL39;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r11 = CPyDef_rules___Rules____is_shut_for_ever(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 214, CPyStatic_rules___globals);
        goto CPyL39;
    }
    if (!cpy_r_r11) goto CPyL40;
    cpy_r_r12 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_is_short;
    if (cpy_r_r12) goto CPyL23;
CPyL10: ;
    cpy_r_r13 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_seat * 3;
    cpy_r_r15 = cpy_r_colour & 1;
    cpy_r_r16 = cpy_r_r15 == 0;
    if (!cpy_r_r16) goto CPyL12;
    cpy_r_r17 = (Py_ssize_t)cpy_r_colour >> 1;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL15;
CPyL12: ;
    cpy_r_r19 = cpy_r_colour ^ 1;
    cpy_r_r20 = (void *)cpy_r_r19;
    cpy_r_r21 = CPyLong_AsInt64(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113;
    if (unlikely(cpy_r_r22)) goto CPyL14;
CPyL13: ;
    cpy_r_r18 = cpy_r_r21;
    goto CPyL15;
CPyL14: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 215, CPyStatic_rules___globals);
        goto CPyL41;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r24 = cpy_r_r14 + cpy_r_r18;
    cpy_r_r25 = (int64_t)cpy_r_r13.len;
    cpy_r_r26 = (uint64_t)cpy_r_r24 < (uint64_t)cpy_r_r25;
    if (cpy_r_r26) goto CPyL20;
    cpy_r_r27 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r28 = (uint64_t)cpy_r_r27 < (uint64_t)cpy_r_r25;
    if (cpy_r_r28) {
        goto CPyL19;
    } else
        goto CPyL42;
CPyL17: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 215, CPyStatic_rules___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r30 = cpy_r_r27;
    goto CPyL21;
CPyL20: ;
    cpy_r_r30 = cpy_r_r24;
CPyL21: ;
    cpy_r_r31 = (CPyPtr)cpy_r_r13.items;
    cpy_r_r32 = cpy_r_r30 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r34 == 0;
    VEC_I64_DECREF(cpy_r_r13);
    if (cpy_r_r35) {
        goto CPyL43;
    } else
        goto CPyL23;
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r36 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r36);
    cpy_r_r37 = cpy_r_seat * 3;
    cpy_r_r38 = cpy_r_colour & 1;
    cpy_r_r39 = cpy_r_r38 == 0;
    if (!cpy_r_r39) goto CPyL25;
    cpy_r_r40 = (Py_ssize_t)cpy_r_colour >> 1;
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL28;
CPyL25: ;
    cpy_r_r42 = cpy_r_colour ^ 1;
    cpy_r_r43 = (void *)cpy_r_r42;
    cpy_r_r44 = CPyLong_AsInt64(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 == -113;
    if (unlikely(cpy_r_r45)) goto CPyL27;
CPyL26: ;
    cpy_r_r41 = cpy_r_r44;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL28;
CPyL27: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 217, CPyStatic_rules___globals);
        goto CPyL44;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r47 = cpy_r_r37 + cpy_r_r41;
    cpy_r_r48 = (int64_t)cpy_r_r36.len;
    cpy_r_r49 = (uint64_t)cpy_r_r47 < (uint64_t)cpy_r_r48;
    if (cpy_r_r49) goto CPyL33;
    cpy_r_r50 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r51 = (uint64_t)cpy_r_r50 < (uint64_t)cpy_r_r48;
    if (cpy_r_r51) {
        goto CPyL32;
    } else
        goto CPyL45;
CPyL30: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 217, CPyStatic_rules___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r53 = cpy_r_r50;
    goto CPyL34;
CPyL33: ;
    cpy_r_r53 = cpy_r_r47;
CPyL34: ;
    cpy_r_r54 = (CPyPtr)cpy_r_r36.items;
    cpy_r_r55 = cpy_r_r53 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    VEC_I64_DECREF(cpy_r_r36);
    cpy_r_r58 = cpy_r_free + cpy_r_r57;
    cpy_r_free = cpy_r_r58;
    goto CPyL36;
CPyL35: ;
    cpy_r_r59 = cpy_r_free + 3;
    cpy_r_free = cpy_r_r59;
CPyL36: ;
    cpy_r_r60 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r60;
    goto CPyL1;
CPyL37: ;
    cpy_r_r61 = cpy_r_free < 3;
    return cpy_r_r61;
CPyL38: ;
    cpy_r_r62 = 2;
    return cpy_r_r62;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL38;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL35;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r13);
    goto CPyL38;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r13);
    goto CPyL17;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL22;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_colour);
    VEC_I64_DECREF(cpy_r_r36);
    goto CPyL38;
CPyL45: ;
    VEC_I64_DECREF(cpy_r_r36);
    goto CPyL30;
}
                                
                                PyObject *CPyPy_rules___Rules____can_never_win(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", 0};
                                    static CPyArg_Parser parser = {"O:_can_never_win", kwlist, 0};
                                    PyObject *obj_seat;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____can_never_win(arg_self, arg_seat);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = retval ? Py_True : Py_False;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_can_never_win", 211, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules____is_shut_for_ever(PyObject *cpy_r_self, int64_t cpy_r_colour) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    int64_t cpy_r_predator;
    VecI64 cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    VecI64 cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    VecI64 cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    VecI64 cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    cpy_r_r0 = cpy_r_colour + 2;
    cpy_r_r1 = cpy_r_r0 % 3;
    cpy_r_r2 = cpy_r_r1;
    cpy_r_r3 = cpy_r_r0 < 0;
    cpy_r_r4 = 3 < 0;
    cpy_r_r5 = cpy_r_r3 == cpy_r_r4;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r2 == 0;
    if (cpy_r_r6) goto CPyL3;
    cpy_r_r7 = cpy_r_r2 + 3;
    cpy_r_r2 = cpy_r_r7;
CPyL3: ;
    cpy_r_predator = cpy_r_r2;
    cpy_r_r8 = CPyStatic_box___FRONT;
    if (likely(cpy_r_r8.len >= 0)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"FRONT\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_shut_for_ever", 225, CPyStatic_rules___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r10 = cpy_r_colour * 4;
    cpy_r_r11 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_facing;
    cpy_r_r12 = (int64_t)cpy_r_r11.len;
    cpy_r_r13 = (uint64_t)cpy_r_colour < (uint64_t)cpy_r_r12;
    if (cpy_r_r13) goto CPyL11;
    cpy_r_r14 = cpy_r_colour + cpy_r_r12;
    cpy_r_r15 = (uint64_t)cpy_r_r14 < (uint64_t)cpy_r_r12;
    if (cpy_r_r15) goto CPyL10;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_shut_for_ever", 225, CPyStatic_rules___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r17 = cpy_r_r14;
    goto CPyL12;
CPyL11: ;
    cpy_r_r17 = cpy_r_colour;
CPyL12: ;
    cpy_r_r18 = (CPyPtr)cpy_r_r11.items;
    cpy_r_r19 = cpy_r_r17 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r10 + cpy_r_r21;
    cpy_r_r23 = (int64_t)cpy_r_r8.len;
    cpy_r_r24 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r23;
    if (cpy_r_r24) goto CPyL17;
    cpy_r_r25 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r26 = (uint64_t)cpy_r_r25 < (uint64_t)cpy_r_r23;
    if (cpy_r_r26) goto CPyL16;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r27 = 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_shut_for_ever", 225, CPyStatic_rules___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r28 = cpy_r_r25;
    goto CPyL18;
CPyL17: ;
    cpy_r_r28 = cpy_r_r22;
CPyL18: ;
    cpy_r_r29 = (CPyPtr)cpy_r_r8.items;
    cpy_r_r30 = cpy_r_r28 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 == -1;
    if (cpy_r_r33) goto CPyL20;
    cpy_r_r34 = cpy_r_r33;
    goto CPyL33;
CPyL20: ;
    cpy_r_r35 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    cpy_r_r36 = (int64_t)cpy_r_r35.len;
    cpy_r_r37 = (uint64_t)cpy_r_predator < (uint64_t)cpy_r_r36;
    if (cpy_r_r37) goto CPyL25;
    cpy_r_r38 = cpy_r_predator + cpy_r_r36;
    cpy_r_r39 = (uint64_t)cpy_r_r38 < (uint64_t)cpy_r_r36;
    if (cpy_r_r39) goto CPyL24;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r40 = 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_shut_for_ever", 225, CPyStatic_rules___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r41 = cpy_r_r38;
    goto CPyL26;
CPyL25: ;
    cpy_r_r41 = cpy_r_predator;
CPyL26: ;
    cpy_r_r42 = (CPyPtr)cpy_r_r35.items;
    cpy_r_r43 = cpy_r_r41 * 8;
    cpy_r_r44 = cpy_r_r42 + cpy_r_r43;
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r46);
    cpy_r_r47 = 3 + cpy_r_predator;
    cpy_r_r48 = (int64_t)cpy_r_r46.len;
    cpy_r_r49 = (uint64_t)cpy_r_r47 < (uint64_t)cpy_r_r48;
    if (cpy_r_r49) goto CPyL31;
    cpy_r_r50 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r51 = (uint64_t)cpy_r_r50 < (uint64_t)cpy_r_r48;
    if (cpy_r_r51) {
        goto CPyL30;
    } else
        goto CPyL35;
CPyL28: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_shut_for_ever", 225, CPyStatic_rules___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r53 = cpy_r_r50;
    goto CPyL32;
CPyL31: ;
    cpy_r_r53 = cpy_r_r47;
CPyL32: ;
    cpy_r_r54 = (CPyPtr)cpy_r_r46.items;
    cpy_r_r55 = cpy_r_r53 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r45 + cpy_r_r57;
    VEC_I64_DECREF(cpy_r_r46);
    cpy_r_r59 = cpy_r_r58 == 6;
    cpy_r_r34 = cpy_r_r59;
CPyL33: ;
    return cpy_r_r34;
CPyL34: ;
    cpy_r_r60 = 2;
    return cpy_r_r60;
CPyL35: ;
    VEC_I64_DECREF(cpy_r_r46);
    goto CPyL28;
}
                                
                                PyObject *CPyPy_rules___Rules____is_shut_for_ever(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"colour", 0};
                                    static CPyArg_Parser parser = {"O:_is_shut_for_ever", kwlist, 0};
                                    PyObject *obj_colour;
                                    if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_colour)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_colour;
                                    arg_colour = CPyLong_AsInt64(obj_colour);
                                    if (arg_colour == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_colour); goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules____is_shut_for_ever(arg_self, arg_colour);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = retval ? Py_True : Py_False;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "_is_shut_for_ever", 222, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
PyObject *CPyDef_rules___Rules___clone(PyObject *cpy_r_self) {
    char cpy_r_r0;
    int64_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_is_short;
    cpy_r_r1 = ((geisterstunde___games___eighteen_ghosts___rules___RulesObject *)cpy_r_self)->_turn_limit;
    cpy_r_r2 = CPyDef_rules___Rules(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "clone", 229, CPyStatic_rules___globals);
        goto CPyL3;
    }
    cpy_r_r3 = CPyDef_state___Truth___copy_into(cpy_r_self, cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "clone", 230, CPyStatic_rules___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL4: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL3;
}
                                
                                PyObject *CPyPy_rules___Rules___clone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {0};
                                    static CPyArg_Parser parser = {":clone", kwlist, 0};
                                    if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    PyObject *retval = CPyDef_rules___Rules___clone(arg_self);
                                    return retval;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "clone", 228, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
PyObject *CPyDef_rules___Rules___clone__State_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_rules___Rules___clone(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
                                
                                PyObject *CPyPy_rules___Rules___clone__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {0};
                                    static CPyArg_Parser parser = {":clone__State_glue", kwlist, 0};
                                    if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    PyObject *retval = CPyDef_rules___Rules___clone__State_glue(arg_self);
                                    return retval;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "clone__State_glue", -1, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules___Rules___redeal(PyObject *cpy_r_self, int64_t cpy_r_seat, PyObject *cpy_r_rng) {
    return 1;
}
                                
                                PyObject *CPyPy_rules___Rules___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                    PyObject *obj_self = self;
                                    static const char * const kwlist[] = {"seat", "rng", 0};
                                    static CPyArg_Parser parser = {"OO:redeal", kwlist, 0};
                                    PyObject *obj_seat;
                                    PyObject *obj_rng;
                                    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_rng)) {
                                        return NULL;
                                    }
                                    PyObject *arg_self;
                                    if (likely(Py_TYPE(obj_self) == CPyType_rules___Rules))
                                        arg_self = obj_self;
                                    else {
                                        CPy_TypeError("geisterstunde.games.eighteen_ghosts.rules.Rules", obj_self); 
                                        goto fail;
                                    }
                                    int64_t arg_seat;
                                    arg_seat = CPyLong_AsInt64(obj_seat);
                                    if (arg_seat == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", obj_seat); goto fail;
                                    }
                                    PyObject *arg_rng;
                                    if (likely(CPyRandom_Check(obj_rng)))
                                        arg_rng = obj_rng;
                                    else {
                                        CPy_TypeError("librt.random.Random", obj_rng); 
                                        goto fail;
                                    }
                                    char retval = CPyDef_rules___Rules___redeal(arg_self, arg_seat, arg_rng);
                                    if (retval == 2) {
                                        return NULL;
                                    }
                                    PyObject *retbox = Py_None;
                                    CPy_INCREF(retbox);
                                    return retbox;
fail: ;
                                    CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "redeal", 233, CPyStatic_rules___globals);
                                    return NULL;
                                }
                                
char CPyDef_rules_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    void *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_r93;
    char cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    VecI64 cpy_r_r101;
    VecI64 cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_meeting;
    char cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    int64_t cpy_r_r110;
    char cpy_r_r111;
    int64_t cpy_r_r112;
    int64_t cpy_r_r113;
    CPyPtr cpy_r_r114;
    void *cpy_r_r115;
    int64_t cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    VecI64 cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    VecI64 cpy_r_r126;
    CPyPtr cpy_r_r127;
    CPyPtr cpy_r_r128;
    CPyPtr cpy_r_r129;
    CPyPtr cpy_r_r130;
    CPyPtr cpy_r_r131;
    CPyPtr cpy_r_r132;
    CPyPtr cpy_r_r133;
    CPyPtr cpy_r_r134;
    CPyPtr cpy_r_r135;
    CPyPtr cpy_r_r136;
    CPyPtr cpy_r_r137;
    CPyPtr cpy_r_r138;
    CPyPtr cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    int32_t cpy_r_r143;
    char cpy_r_r144;
    VecI64 cpy_r_r145;
    VecI64 cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_ghost;
    char cpy_r_r148;
    CPyTagged cpy_r_r149;
    CPyTagged cpy_r_r150;
    CPyTagged cpy_r_r151;
    int64_t cpy_r_r152;
    char cpy_r_r153;
    int64_t cpy_r_r154;
    int64_t cpy_r_r155;
    CPyPtr cpy_r_r156;
    void *cpy_r_r157;
    int64_t cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    VecI64 cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    char cpy_r_r203;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[18]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 1, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 1, CPyStatic_rules___globals);
        goto CPyL79;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[166]; /* ('Final', 'final') */
    cpy_r_r7 = CPyStatics[20]; /* 'typing' */
    cpy_r_r8 = CPyStatic_rules___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 3, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r10 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[159]; /* ('Random',) */
    cpy_r_r12 = CPyStatics[22]; /* 'librt.random' */
    cpy_r_r13 = CPyStatic_rules___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 5, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r15 = (void *)&CPyModule_librt___random;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[160]; /* ('append', 'vec') */
    cpy_r_r17 = CPyStatics[25]; /* 'librt.vecs' */
    cpy_r_r18 = CPyStatic_rules___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 6, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r20 = (void *)&CPyModule_librt___vecs;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[163]; /* ('i64',) */
    cpy_r_r22 = CPyStatics[28]; /* 'mypy_extensions' */
    cpy_r_r23 = CPyStatic_rules___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 7, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r25 = (void *)&CPyModule_mypy_extensions;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r27 = (void *)&CPyImportState_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r28 = CPyModuleLockAPI_geisterstunde;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[95]; /* 'geisterstunde.games.eighteen_ghosts.box' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 9, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r35 = CPyExec_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r36 = (PyObject **)&CPyModule_geisterstunde___games___eighteen_ghosts___box__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[42]; /* 'geisterstunde__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 9, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r40 = CPyStatics[43]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 9, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r42 = CPyStatics[44]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[95]; /* 'geisterstunde.games.eighteen_ghosts.box' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 9, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[167]; /* ('CARPET', 'CARPET_ROOMS', 'COLOUR', 'DUNGEON', 'EMPTY', 'FIRST_JUMP', 'FIRST_STEP', 'FRONT', 'GHOSTS', 'IN_BOX', 'ORIGIN', 'OUTSIDE', 'STEPS', 'TARGET', 'WALL', 'WAYS') */
    cpy_r_r46 = CPyStatic_rules___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 9, CPyStatic_rules___globals);
        goto CPyL79;
    } else
        goto CPyL80;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_geisterstunde___games___eighteen_ghosts___state;
    cpy_r_r49 = (void *)&CPyImportState_geisterstunde___games___eighteen_ghosts___state;
    cpy_r_r50 = CPyModuleLockAPI_geisterstunde;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[96]; /* 'geisterstunde.games.eighteen_ghosts.state' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 27, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_geisterstunde___games___eighteen_ghosts___state;
    cpy_r_r57 = CPyExec_geisterstunde___games___eighteen_ghosts___state;
    cpy_r_r58 = (PyObject **)&CPyModule_geisterstunde___games___eighteen_ghosts___state__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[42]; /* 'geisterstunde__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 27, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r62 = CPyStatics[43]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 27, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r64 = CPyStatics[44]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[96]; /* 'geisterstunde.games.eighteen_ghosts.state' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 27, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[168]; /* ('ALL_COLOURS_OUT', 'DEAD_POSITION', 'DRAW', 'NOT_RELEASING', 'REPETITION', 'THREE_OUT', 'TURN_LIMIT', 'Truth') */
    cpy_r_r68 = CPyStatic_rules___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 27, CPyStatic_rules___globals);
        goto CPyL79;
    } else
        goto CPyL81;
CPyL24: ;
    cpy_r_r70 = CPyStatic_rules___globals;
    cpy_r_r71 = CPyStatics[105]; /* 'PLACE' */
    cpy_r_r72 = CPyStatics[143]; /* 0 */
    cpy_r_r73 = CPyDict_SetItem(cpy_r_r70, cpy_r_r71, cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 38, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r75 = CPyStatic_rules___globals;
    cpy_r_r76 = CPyStatics[106]; /* 'MOVE' */
    cpy_r_r77 = CPyStatics[146]; /* 18 */
    cpy_r_r78 = CPyDict_SetItem(cpy_r_r75, cpy_r_r76, cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 39, CPyStatic_rules___globals);
        goto CPyL79;
    }
    CPyStatic_rules___FIGHT = 184;
    cpy_r_r80 = CPyStatic_rules___globals;
    cpy_r_r81 = CPyStatics[107]; /* 'FIGHT' */
    cpy_r_r82 = CPyStatics[154]; /* 92 */
    cpy_r_r83 = CPyDict_SetItem(cpy_r_r80, cpy_r_r81, cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 40, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r85 = CPyStatic_rules___FIGHT;
    if (likely(cpy_r_r85 != CPY_INT_TAG)) goto CPyL30;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIGHT\" was not set");
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 41, CPyStatic_rules___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r87 = CPyTagged_Add(cpy_r_r85, 124);
    CPyStatic_rules___RELEASE = cpy_r_r87;
    CPyTagged_INCREF(CPyStatic_rules___RELEASE);
    cpy_r_r88 = CPyStatic_rules___globals;
    cpy_r_r89 = CPyStatics[108]; /* 'RELEASE' */
    cpy_r_r90 = CPyTagged_StealAsObject(cpy_r_r87);
    cpy_r_r91 = CPyDict_SetItem(cpy_r_r88, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 41, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r93 = CPyStatic_rules___RELEASE;
    if (likely(cpy_r_r93 != CPY_INT_TAG)) goto CPyL34;
    PyErr_SetString(PyExc_NameError, "value for final name \"RELEASE\" was not set");
    cpy_r_r94 = 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 42, CPyStatic_rules___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r95 = CPyTagged_Add(cpy_r_r93, 6);
    CPyStatic_rules___PASS = cpy_r_r95;
    CPyTagged_INCREF(CPyStatic_rules___PASS);
    cpy_r_r96 = CPyStatic_rules___globals;
    cpy_r_r97 = CPyStatics[109]; /* 'PASS' */
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r95);
    cpy_r_r99 = CPyDict_SetItem(cpy_r_r96, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 42, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r101 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r101.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 44, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r102 = cpy_r_r101;
    cpy_r_r103 = 0;
    cpy_r_meeting = cpy_r_r103;
    CPyTagged_DECREF(cpy_r_meeting);
CPyL37: ;
    cpy_r_r104 = (Py_ssize_t)cpy_r_r103 < (Py_ssize_t)24;
    if (!cpy_r_r104) goto CPyL53;
    cpy_r_meeting = cpy_r_r103;
    cpy_r_r105 = CPyTagged_Remainder(cpy_r_meeting, 8);
    CPyTagged_DECREF(cpy_r_meeting);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 44, CPyStatic_rules___globals);
        goto CPyL82;
    }
    cpy_r_r106 = cpy_r_r105 == 6;
    CPyTagged_DECREF(cpy_r_r105);
    if (!cpy_r_r106) goto CPyL41;
    cpy_r_r107 = 36;
    goto CPyL45;
CPyL41: ;
    cpy_r_r108 = CPyStatic_rules___FIGHT;
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        goto CPyL83;
    } else
        goto CPyL44;
CPyL42: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIGHT\" was not set");
    cpy_r_r109 = 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 44, CPyStatic_rules___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL44: ;
    CPyTagged_INCREF(cpy_r_r108);
    cpy_r_r107 = cpy_r_r108;
CPyL45: ;
    cpy_r_r110 = cpy_r_r107 & 1;
    cpy_r_r111 = cpy_r_r110 == 0;
    if (!cpy_r_r111) goto CPyL47;
    cpy_r_r112 = (Py_ssize_t)cpy_r_r107 >> 1;
    CPyTagged_DECREF(cpy_r_r107);
    cpy_r_r113 = cpy_r_r112;
    goto CPyL50;
CPyL47: ;
    cpy_r_r114 = cpy_r_r107 ^ 1;
    cpy_r_r115 = (void *)cpy_r_r114;
    cpy_r_r116 = CPyLong_AsInt64(cpy_r_r115);
    cpy_r_r117 = cpy_r_r116 == -113;
    if (unlikely(cpy_r_r117)) goto CPyL49;
CPyL48: ;
    cpy_r_r113 = cpy_r_r116;
    CPyTagged_DECREF(cpy_r_r107);
    goto CPyL50;
CPyL49: ;
    cpy_r_r118 = PyErr_Occurred();
    if (unlikely(cpy_r_r118 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 44, CPyStatic_rules___globals);
        goto CPyL84;
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r119 = VecI64Api.append(cpy_r_r102, cpy_r_r113);
    if (unlikely(cpy_r_r119.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 44, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r102 = cpy_r_r119;
    cpy_r_r120 = cpy_r_r103 + 2;
    cpy_r_r103 = cpy_r_r120;
    goto CPyL37;
CPyL53: ;
    CPyStatic_rules___NUMBER = cpy_r_r102;
    VEC_I64_INCREF(CPyStatic_rules___NUMBER);
    cpy_r_r121 = CPyStatic_rules___globals;
    cpy_r_r122 = CPyStatics[34]; /* 'NUMBER' */
    cpy_r_r123 = VecI64Api.box(cpy_r_r102);
    cpy_r_r124 = CPyDict_SetItem(cpy_r_r121, cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 44, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r126 = VecI64Api.alloc(12, 12);
    if (unlikely(cpy_r_r126.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 45, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r127 = (CPyPtr)cpy_r_r126.items;
    *(int64_t *)cpy_r_r127 = 0;
    cpy_r_r128 = cpy_r_r127 + 8;
    *(int64_t *)cpy_r_r128 = 1;
    cpy_r_r129 = cpy_r_r128 + 8;
    *(int64_t *)cpy_r_r129 = 1;
    cpy_r_r130 = cpy_r_r129 + 8;
    *(int64_t *)cpy_r_r130 = 1;
    cpy_r_r131 = cpy_r_r130 + 8;
    *(int64_t *)cpy_r_r131 = 1;
    cpy_r_r132 = cpy_r_r131 + 8;
    *(int64_t *)cpy_r_r132 = 0;
    cpy_r_r133 = cpy_r_r132 + 8;
    *(int64_t *)cpy_r_r133 = 1;
    cpy_r_r134 = cpy_r_r133 + 8;
    *(int64_t *)cpy_r_r134 = 1;
    cpy_r_r135 = cpy_r_r134 + 8;
    *(int64_t *)cpy_r_r135 = 1;
    cpy_r_r136 = cpy_r_r135 + 8;
    *(int64_t *)cpy_r_r136 = 1;
    cpy_r_r137 = cpy_r_r136 + 8;
    *(int64_t *)cpy_r_r137 = 0;
    cpy_r_r138 = cpy_r_r137 + 8;
    *(int64_t *)cpy_r_r138 = 1;
    cpy_r_r139 = cpy_r_r138 + 8;
    CPyStatic_rules___COUNTS = cpy_r_r126;
    VEC_I64_INCREF(CPyStatic_rules___COUNTS);
    cpy_r_r140 = CPyStatic_rules___globals;
    cpy_r_r141 = CPyStatics[110]; /* 'COUNTS' */
    cpy_r_r142 = VecI64Api.box(cpy_r_r126);
    cpy_r_r143 = CPyDict_SetItem(cpy_r_r140, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r144 = cpy_r_r143 >= 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 45, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r145 = VecI64Api.alloc(0, 0);
    if (unlikely(cpy_r_r145.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 46, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r146 = cpy_r_r145;
    cpy_r_r147 = 0;
    cpy_r_ghost = cpy_r_r147;
    CPyTagged_DECREF(cpy_r_ghost);
CPyL58: ;
    cpy_r_r148 = (Py_ssize_t)cpy_r_r147 < (Py_ssize_t)36;
    if (!cpy_r_r148) goto CPyL69;
    cpy_r_ghost = cpy_r_r147;
    cpy_r_r149 = CPyTagged_Remainder(cpy_r_ghost, 18);
    CPyTagged_DECREF(cpy_r_ghost);
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 46, CPyStatic_rules___globals);
        goto CPyL85;
    }
    cpy_r_r150 = CPyTagged_FloorDivide(cpy_r_r149, 6);
    CPyTagged_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 46, CPyStatic_rules___globals);
        goto CPyL85;
    }
    cpy_r_r151 = CPyTagged_Multiply(cpy_r_r150, 8);
    CPyTagged_DECREF(cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 & 1;
    cpy_r_r153 = cpy_r_r152 == 0;
    if (!cpy_r_r153) goto CPyL63;
    cpy_r_r154 = (Py_ssize_t)cpy_r_r151 >> 1;
    CPyTagged_DECREF(cpy_r_r151);
    cpy_r_r155 = cpy_r_r154;
    goto CPyL66;
CPyL63: ;
    cpy_r_r156 = cpy_r_r151 ^ 1;
    cpy_r_r157 = (void *)cpy_r_r156;
    cpy_r_r158 = CPyLong_AsInt64(cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 == -113;
    if (unlikely(cpy_r_r159)) goto CPyL65;
CPyL64: ;
    cpy_r_r155 = cpy_r_r158;
    CPyTagged_DECREF(cpy_r_r151);
    goto CPyL66;
CPyL65: ;
    cpy_r_r160 = PyErr_Occurred();
    if (unlikely(cpy_r_r160 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 46, CPyStatic_rules___globals);
        goto CPyL86;
    } else
        goto CPyL64;
CPyL66: ;
    cpy_r_r161 = VecI64Api.append(cpy_r_r146, cpy_r_r155);
    if (unlikely(cpy_r_r161.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 46, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r146 = cpy_r_r161;
    cpy_r_r162 = cpy_r_r147 + 2;
    cpy_r_r147 = cpy_r_r162;
    goto CPyL58;
CPyL69: ;
    CPyStatic_rules___ROW = cpy_r_r146;
    VEC_I64_INCREF(CPyStatic_rules___ROW);
    cpy_r_r163 = CPyStatic_rules___globals;
    cpy_r_r164 = CPyStatics[111]; /* 'ROW' */
    cpy_r_r165 = VecI64Api.box(cpy_r_r146);
    cpy_r_r166 = CPyDict_SetItem(cpy_r_r163, cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 46, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r168 = (PyObject *)CPyType_state___Truth;
    cpy_r_r169 = PyTuple_Pack(1, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r170 = CPyStatics[112]; /* 'geisterstunde.games.eighteen_ghosts.rules' */
    cpy_r_r171 = (PyObject *)CPyType_rules___Rules_template;
    cpy_r_r172 = CPyType_FromTemplate(cpy_r_r171, cpy_r_r169, cpy_r_r170);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL79;
    }
    cpy_r_r173 = CPyDef_rules___Rules_trait_vtable_setup();
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL87;
    }
    cpy_r_r174 = CPyDef_rules___Rules_coroutine_setup(cpy_r_r172);
    if (unlikely(cpy_r_r174 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL87;
    }
    cpy_r_r175 = CPyStatics[36]; /* '__mypyc_attrs__' */
    cpy_r_r176 = CPyStatics[113]; /* 'is_short' */
    cpy_r_r177 = CPyStatics[114]; /* 'turn_limit' */
    cpy_r_r178 = CPyStatics[115]; /* 'at' */
    cpy_r_r179 = CPyStatics[116]; /* 'board' */
    cpy_r_r180 = CPyStatics[117]; /* 'facing' */
    cpy_r_r181 = CPyStatics[118]; /* 'free' */
    cpy_r_r182 = CPyStatics[119]; /* 'colours' */
    cpy_r_r183 = CPyStatics[120]; /* 'found' */
    cpy_r_r184 = CPyStatics[121]; /* 'in_dungeon' */
    cpy_r_r185 = CPyStatics[122]; /* 'outside' */
    cpy_r_r186 = CPyStatics[123]; /* 'placed' */
    cpy_r_r187 = CPyStatics[124]; /* 'turn' */
    cpy_r_r188 = CPyStatics[125]; /* 'seat' */
    cpy_r_r189 = CPyStatics[126]; /* 'releasing' */
    cpy_r_r190 = CPyStatics[127]; /* 'winner' */
    cpy_r_r191 = CPyStatics[128]; /* 'ending' */
    cpy_r_r192 = CPyStatics[129]; /* 'key' */
    cpy_r_r193 = CPyStatics[130]; /* 'past' */
    cpy_r_r194 = CPyStatics[40]; /* 'heard' */
    cpy_r_r195 = PyTuple_Pack(19, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193, cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL87;
    }
    cpy_r_r196 = PyObject_SetAttr(cpy_r_r172, cpy_r_r175, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL87;
    }
    CPyType_rules___Rules = (PyTypeObject *)cpy_r_r172;
    CPy_INCREF(CPyType_rules___Rules);
    cpy_r_r198 = CPyStatic_rules___globals;
    cpy_r_r199 = CPyStatics[131]; /* 'Rules' */
    cpy_r_r200 = PyDict_SetItem(cpy_r_r198, cpy_r_r199, cpy_r_r172);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL87;
    }
    cpy_r_r202 = CPy_InitSubclass(cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/rules.py", "<module>", 50, CPyStatic_rules___globals);
        goto CPyL79;
    }
    return 1;
CPyL79: ;
    cpy_r_r203 = 2;
    return cpy_r_r203;
CPyL80: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL81: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL82: ;
    VEC_I64_DECREF(cpy_r_r102);
    goto CPyL79;
CPyL83: ;
    VEC_I64_DECREF(cpy_r_r102);
    goto CPyL42;
CPyL84: ;
    VEC_I64_DECREF(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL79;
CPyL85: ;
    VEC_I64_DECREF(cpy_r_r146);
    goto CPyL79;
CPyL86: ;
    VEC_I64_DECREF(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_r151);
    goto CPyL79;
CPyL87: ;
    CPy_DecRef(cpy_r_r172);
    goto CPyL79;
}
                                
                                static int
                                state___Truth_init(PyObject *self, PyObject *args, PyObject *kwds)
                                {
                                    return 0;
                                }
                                static int
                                state___Truth_traverse(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, visitproc visit, void *arg)
                                {
                                    Py_VISIT(self->_heard);
                                    if (self->_at.items) { Py_VISIT(VEC_I64_BUF(self->_at)); }
                                    if (self->_board.items) { Py_VISIT(VEC_I64_BUF(self->_board)); }
                                    if (self->_facing.items) { Py_VISIT(VEC_I64_BUF(self->_facing)); }
                                    if (self->_free.items) { Py_VISIT(VEC_I64_BUF(self->_free)); }
                                    if (self->_colours.items) { Py_VISIT(VEC_I64_BUF(self->_colours)); }
                                    if (self->_found.items) { Py_VISIT(VEC_I64_BUF(self->_found)); }
                                    if (self->_in_dungeon.items) { Py_VISIT(VEC_I64_BUF(self->_in_dungeon)); }
                                    if (self->_outside.items) { Py_VISIT(VEC_I64_BUF(self->_outside)); }
                                    if (self->_past.items) { Py_VISIT(VEC_I64_BUF(self->_past)); }
                                    int rv = 0;
                                    return rv;
                                }
                                
                                static int32_t CPyDef_state___Truth_clear(PyObject *cpy_r_self)
                                {
                                    geisterstunde___games___eighteen_ghosts___state___TruthObject *self = (geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self;
                                    Py_CLEAR(self->_heard);
                                    if (self->_at.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_at));
                                            self->_at.items = NULL;
                                    }
                                    if (self->_board.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_board));
                                            self->_board.items = NULL;
                                    }
                                    if (self->_facing.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_facing));
                                            self->_facing.items = NULL;
                                    }
                                    if (self->_free.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_free));
                                            self->_free.items = NULL;
                                    }
                                    if (self->_colours.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_colours));
                                            self->_colours.items = NULL;
                                    }
                                    if (self->_found.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_found));
                                            self->_found.items = NULL;
                                    }
                                    if (self->_in_dungeon.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_in_dungeon));
                                            self->_in_dungeon.items = NULL;
                                    }
                                    if (self->_outside.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_outside));
                                            self->_outside.items = NULL;
                                    }
                                    if (self->_past.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_past));
                                            self->_past.items = NULL;
                                    }
                                    return 0;
                                }
                                
                                static int32_t CPyDef_state___Truth_clear_on_completion(PyObject *cpy_r_self)
                                {
                                    geisterstunde___games___eighteen_ghosts___state___TruthObject *self = (geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self;
                                    Py_CLEAR(self->_heard);
                                    if (self->_at.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_at));
                                            self->_at.items = NULL;
                                    }
                                    if (self->_board.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_board));
                                            self->_board.items = NULL;
                                    }
                                    if (self->_facing.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_facing));
                                            self->_facing.items = NULL;
                                    }
                                    if (self->_free.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_free));
                                            self->_free.items = NULL;
                                    }
                                    if (self->_colours.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_colours));
                                            self->_colours.items = NULL;
                                    }
                                    if (self->_found.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_found));
                                            self->_found.items = NULL;
                                    }
                                    if (self->_in_dungeon.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_in_dungeon));
                                            self->_in_dungeon.items = NULL;
                                    }
                                    if (self->_outside.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_outside));
                                            self->_outside.items = NULL;
                                    }
                                    if (self->_past.items) {
                                            Py_DECREF(VEC_I64_BUF(self->_past));
                                            self->_past.items = NULL;
                                    }
                                    return 0;
                                }
                                
                                static void
                                state___Truth_dealloc(geisterstunde___games___eighteen_ghosts___state___TruthObject *self)
                                {
                                    PyObject_GC_UnTrack(self);
                                    CPy_TRASHCAN_BEGIN(self, state___Truth_dealloc)
                                    CPyDef_state___Truth_clear((PyObject *)self);
                                    Py_TYPE(self)->tp_free((PyObject *)self);
                                    CPy_TRASHCAN_END(self)
                                    done: ;
                                }
                                
                                PyObject *CPyDef_state_____mypyc__Truth_setup(PyObject *cpy_r_type);
                                PyObject *CPyDef_state___Truth(char cpy_r_is_short, int64_t cpy_r_turn_limit);
                                
                                static PyObject *
                                state___Truth_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
                                {
                                    if (type != CPyType_state___Truth) {
                                        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
                                        return NULL;
                                    }
                                    PyObject *self = CPyDef_state_____mypyc__Truth_setup((PyObject*)type);
                                    if (self == NULL)
                                        return NULL;
                                    PyObject *ret = CPyPy_state___Truth_____init__(self, args, kwds);
                                    if (ret == NULL) {
                                            Py_DECREF(self);
                                            return NULL;
                                    }
                                    Py_DECREF(ret);
                                    return self;
                                }
                                
                                static CPyVTableItem state___Truth_vtable[19];
                                static bool
                                CPyDef_state___Truth_trait_vtable_setup(void)
                                {
                                    CPyVTableItem state___Truth_vtable_scratch[] = {
                                        (CPyVTableItem)CPyDef_state___Truth_____init__,
                                        (CPyVTableItem)CPyDef_state___Truth___actor,
                                        (CPyVTableItem)CPyDef_contract___State___to_act,
                                        (CPyVTableItem)CPyDef_contract___State___legal,
                                        (CPyVTableItem)CPyDef_contract___State___apply,
                                        (CPyVTableItem)CPyDef_contract___State___due,
                                        (CPyVTableItem)CPyDef_contract___State___roll,
                                        (CPyVTableItem)CPyDef_contract___State___scores,
                                        (CPyVTableItem)CPyDef_contract___State___winners,
                                        (CPyVTableItem)CPyDef_contract___State___reason,
                                        (CPyVTableItem)CPyDef_contract___State___clone,
                                        (CPyVTableItem)CPyDef_contract___State___redeal,
                                        (CPyVTableItem)CPyDef_state___Truth_____init__,
                                        (CPyVTableItem)CPyDef_state___Truth___copy_into,
                                        (CPyVTableItem)CPyDef_state___Truth___actor,
                                        (CPyVTableItem)CPyDef_state___Truth___put,
                                        (CPyVTableItem)CPyDef_state___Truth___lift,
                                        (CPyVTableItem)CPyDef_state___Truth___rest_key,
                                        (CPyVTableItem)CPyDef_state___Truth___remember_position,
                                    };
                                    memcpy(state___Truth_vtable, state___Truth_vtable_scratch, sizeof(state___Truth_vtable));
                                    return 1;
                                }
                                
                                static bool
                                CPyDef_state___Truth_coroutine_setup(PyObject *type)
                                {
                                    return 1;
                                }
                                
                                static PyObject *
                                state___Truth_get_is_short(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_is_short(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_turn_limit(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_turn_limit(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_at(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_at(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_board(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_board(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_facing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_facing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_free(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_free(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_colours(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_colours(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_found(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_found(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_in_dungeon(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_in_dungeon(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_outside(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_outside(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_placed(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_placed(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_turn(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_turn(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_seat(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_seat(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_releasing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_releasing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_winner(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_winner(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_ending(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_ending(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_key(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_key(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                static PyObject *
                                state___Truth_get_past(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure);
                                static int
                                state___Truth_set_past(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure);
                                
                                static PyGetSetDef state___Truth_getseters[] = {
                                    {"is_short",
                                     (getter)state___Truth_get_is_short, (setter)state___Truth_set_is_short,
                                     NULL, NULL},
                                    {"turn_limit",
                                     (getter)state___Truth_get_turn_limit, (setter)state___Truth_set_turn_limit,
                                     NULL, NULL},
                                    {"at",
                                     (getter)state___Truth_get_at, (setter)state___Truth_set_at,
                                     NULL, NULL},
                                    {"board",
                                     (getter)state___Truth_get_board, (setter)state___Truth_set_board,
                                     NULL, NULL},
                                    {"facing",
                                     (getter)state___Truth_get_facing, (setter)state___Truth_set_facing,
                                     NULL, NULL},
                                    {"free",
                                     (getter)state___Truth_get_free, (setter)state___Truth_set_free,
                                     NULL, NULL},
                                    {"colours",
                                     (getter)state___Truth_get_colours, (setter)state___Truth_set_colours,
                                     NULL, NULL},
                                    {"found",
                                     (getter)state___Truth_get_found, (setter)state___Truth_set_found,
                                     NULL, NULL},
                                    {"in_dungeon",
                                     (getter)state___Truth_get_in_dungeon, (setter)state___Truth_set_in_dungeon,
                                     NULL, NULL},
                                    {"outside",
                                     (getter)state___Truth_get_outside, (setter)state___Truth_set_outside,
                                     NULL, NULL},
                                    {"placed",
                                     (getter)state___Truth_get_placed, (setter)state___Truth_set_placed,
                                     NULL, NULL},
                                    {"turn",
                                     (getter)state___Truth_get_turn, (setter)state___Truth_set_turn,
                                     NULL, NULL},
                                    {"seat",
                                     (getter)state___Truth_get_seat, (setter)state___Truth_set_seat,
                                     NULL, NULL},
                                    {"releasing",
                                     (getter)state___Truth_get_releasing, (setter)state___Truth_set_releasing,
                                     NULL, NULL},
                                    {"winner",
                                     (getter)state___Truth_get_winner, (setter)state___Truth_set_winner,
                                     NULL, NULL},
                                    {"ending",
                                     (getter)state___Truth_get_ending, (setter)state___Truth_set_ending,
                                     NULL, NULL},
                                    {"key",
                                     (getter)state___Truth_get_key, (setter)state___Truth_set_key,
                                     NULL, NULL},
                                    {"past",
                                     (getter)state___Truth_get_past, (setter)state___Truth_set_past,
                                     NULL, NULL},
                                    {NULL}  /* Sentinel */
                                };
                                
                                static PyMethodDef state___Truth_methods[] = {
                                    {"__internal_mypyc_setup", (PyCFunction)CPyDef_state_____mypyc__Truth_setup, METH_O, NULL},
                                    {"__init__",
                                     (PyCFunction)CPyPy_state___Truth_____init__,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, is_short, turn_limit)\n--\n\n")},
                                    {"copy_into",
                                     (PyCFunction)CPyPy_state___Truth___copy_into,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy_into($self, other)\n--\n\n")},
                                    {"actor",
                                     (PyCFunction)CPyPy_state___Truth___actor,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("actor($self)\n--\n\n")},
                                    {"put",
                                     (PyCFunction)CPyPy_state___Truth___put,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("put($self, ghost, room)\n--\n\n")},
                                    {"lift",
                                     (PyCFunction)CPyPy_state___Truth___lift,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lift($self, ghost, room)\n--\n\n")},
                                    {"rest_key",
                                     (PyCFunction)CPyPy_state___Truth___rest_key,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest_key($self)\n--\n\n")},
                                    {"remember_position",
                                     (PyCFunction)CPyPy_state___Truth___remember_position,
                                     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("remember_position($self)\n--\n\n")},
                                    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
                                    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
                                    {NULL}  /* Sentinel */
                                };
                                
                                static PyTypeObject CPyType_state___Truth_template_ = {
                                    PyVarObject_HEAD_INIT(NULL, 0)
                                    .tp_name = "Truth",
                                    .tp_new = state___Truth_new,
                                    .tp_dealloc = (destructor)state___Truth_dealloc,
                                    .tp_traverse = (traverseproc)state___Truth_traverse,
                                    .tp_clear = (inquiry)CPyDef_state___Truth_clear,
                                    .tp_getset = state___Truth_getseters,
                                    .tp_methods = state___Truth_methods,
                                    .tp_init = state___Truth_init,
                                    .tp_basicsize = sizeof(geisterstunde___games___eighteen_ghosts___state___TruthObject),
                                    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                    .tp_doc = PyDoc_STR("Truth(is_short, turn_limit)\n--\n\n"),
                                };
                                static PyTypeObject *CPyType_state___Truth_template = &CPyType_state___Truth_template_;
                                
                                PyObject *CPyDef_state_____mypyc__Truth_setup(PyObject *cpy_r_type)
                                {
                                    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
                                    geisterstunde___games___eighteen_ghosts___state___TruthObject *self;
                                    self = (geisterstunde___games___eighteen_ghosts___state___TruthObject *)type->tp_alloc(type, 0);
                                    if (self == NULL)
                                        return NULL;
                                    self->vtable = state___Truth_vtable;
                                    self->_is_short = 2;
                                    self->_turn_limit = -113;
                                    self->_at.len = -1;
                                    self->_at.items = NULL;
                                    self->_board.len = -1;
                                    self->_board.items = NULL;
                                    self->_facing.len = -1;
                                    self->_facing.items = NULL;
                                    self->_free.len = -1;
                                    self->_free.items = NULL;
                                    self->_colours.len = -1;
                                    self->_colours.items = NULL;
                                    self->_found.len = -1;
                                    self->_found.items = NULL;
                                    self->_in_dungeon.len = -1;
                                    self->_in_dungeon.items = NULL;
                                    self->_outside.len = -1;
                                    self->_outside.items = NULL;
                                    self->_placed = -113;
                                    self->_turn = -113;
                                    self->_seat = -113;
                                    self->_releasing = -113;
                                    self->_winner = -113;
                                    self->_ending = -113;
                                    self->_key = -113;
                                    self->_past.len = -1;
                                    self->_past.items = NULL;
                                    return (PyObject *)self;
                                }
                                
                                PyObject *CPyDef_state___Truth(char cpy_r_is_short, int64_t cpy_r_turn_limit)
                                {
                                    PyObject *self = CPyDef_state_____mypyc__Truth_setup((PyObject *)CPyType_state___Truth);
                                    if (self == NULL)
                                        return NULL;
                                    char res = CPyDef_state___Truth_____init__(self, cpy_r_is_short, cpy_r_turn_limit);
                                    if (res == 2) {
                                        Py_DECREF(self);
                                        return NULL;
                                    }
                                    return self;
                                }
                                
                                static PyObject *
                                state___Truth_get_is_short(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = self->_is_short ? Py_True : Py_False;
                                    CPy_INCREF(retval);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_is_short(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'is_short' cannot be deleted");
                                        return -1;
                                    }
                                    char tmp;
                                    if (unlikely(!PyBool_Check(value))) {
                                        CPy_TypeError("bool", value); return -1;
                                    } else
                                        tmp = value == Py_True;
                                    self->_is_short = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_turn_limit(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_turn_limit);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_turn_limit(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'turn_limit' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_turn_limit = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_at(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_at.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'at' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_at);
                                    PyObject *retval = VecI64Api.box(self->_at);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_at(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'at' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_at.len >= 0) {
                                        VEC_I64_DECREF(self->_at);
                                    }
                                    self->_at = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_board(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_board.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'board' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_board);
                                    PyObject *retval = VecI64Api.box(self->_board);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_board(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'board' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_board.len >= 0) {
                                        VEC_I64_DECREF(self->_board);
                                    }
                                    self->_board = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_facing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_facing.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'facing' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_facing);
                                    PyObject *retval = VecI64Api.box(self->_facing);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_facing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'facing' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_facing.len >= 0) {
                                        VEC_I64_DECREF(self->_facing);
                                    }
                                    self->_facing = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_free(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_free.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'free' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_free);
                                    PyObject *retval = VecI64Api.box(self->_free);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_free(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'free' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_free.len >= 0) {
                                        VEC_I64_DECREF(self->_free);
                                    }
                                    self->_free = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_colours(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_colours.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'colours' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_colours);
                                    PyObject *retval = VecI64Api.box(self->_colours);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_colours(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'colours' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_colours.len >= 0) {
                                        VEC_I64_DECREF(self->_colours);
                                    }
                                    self->_colours = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_found(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_found.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'found' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_found);
                                    PyObject *retval = VecI64Api.box(self->_found);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_found(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'found' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_found.len >= 0) {
                                        VEC_I64_DECREF(self->_found);
                                    }
                                    self->_found = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_in_dungeon(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_in_dungeon.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'in_dungeon' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_in_dungeon);
                                    PyObject *retval = VecI64Api.box(self->_in_dungeon);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_in_dungeon(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'in_dungeon' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_in_dungeon.len >= 0) {
                                        VEC_I64_DECREF(self->_in_dungeon);
                                    }
                                    self->_in_dungeon = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_outside(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_outside.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'outside' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_outside);
                                    PyObject *retval = VecI64Api.box(self->_outside);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_outside(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'outside' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_outside.len >= 0) {
                                        VEC_I64_DECREF(self->_outside);
                                    }
                                    self->_outside = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_placed(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_placed);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_placed(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'placed' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_placed = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_turn(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_turn);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_turn(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'turn' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_turn = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_seat(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_seat);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_seat(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'seat' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_seat = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_releasing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_releasing);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_releasing(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'releasing' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_releasing = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_winner(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_winner);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_winner(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'winner' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_winner = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_ending(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_ending);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_ending(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'ending' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_ending = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_key(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    PyObject *retval = PyLong_FromLongLong(self->_key);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_key(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'key' cannot be deleted");
                                        return -1;
                                    }
                                    int64_t tmp;
                                    tmp = CPyLong_AsInt64(value);
                                    if (tmp == -113 && PyErr_Occurred()) {
                                        CPy_TypeError("i64", value); return -1;
                                    }
                                    self->_key = tmp;
                                    return 0;
                                }
                                
                                static PyObject *
                                state___Truth_get_past(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, void *closure)
                                {
                                    if (unlikely(self->_past.len < 0)) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "attribute 'past' of 'Truth' undefined");
                                        return NULL;
                                    }
                                    VEC_I64_INCREF(self->_past);
                                    PyObject *retval = VecI64Api.box(self->_past);
                                    return retval;
                                }
                                
                                static int
                                state___Truth_set_past(geisterstunde___games___eighteen_ghosts___state___TruthObject *self, PyObject *value, void *closure)
                                {
                                    if (value == NULL) {
                                        PyErr_SetString(PyExc_AttributeError,
                                            "'Truth' object attribute 'past' cannot be deleted");
                                        return -1;
                                    }
                                    VecI64 tmp;
                                    tmp = VecI64Api.unbox(value);
                                    if (VEC_IS_ERROR(tmp)) {
                                        CPy_TypeError("vec[i64]", value); return -1;
                                    }
                                    VEC_I64_INCREF(tmp);
                                    if (self->_past.len >= 0) {
                                        VEC_I64_DECREF(self->_past);
                                    }
                                    self->_past = tmp;
                                    return 0;
                                }
                                static PyMethodDef statemodule_methods[] = {
                                    {NULL, NULL, 0, NULL}
                                };
                                
                                static int CPyExec_geisterstunde___games___eighteen_ghosts___state__impl(PyObject *module)
                                {
                                    if (import_librt_vecs() < 0) {
                                        return -1;
                                    }
                                    PyObject* modname = NULL;
                                    modname = PyObject_GetAttrString((PyObject *)CPyModule_geisterstunde___games___eighteen_ghosts___state__internal, "__name__");
                                    CPyStatic_state___globals = PyModule_GetDict(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal);
                                    if (unlikely(CPyStatic_state___globals == NULL))
                                        goto fail;
                                    char result = CPyDef_state_____top_level__();
                                    if (result == 2)
                                        goto fail;
                                    Py_DECREF(modname);
                                    return 0;
                                    fail:
                                    Py_CLEAR(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal);
                                    Py_CLEAR(modname);
                                    CPy_XDECREF(CPyStatic_state___REASONS.f0);
                                    CPy_XDECREF(CPyStatic_state___REASONS.f1);
                                    CPy_XDECREF(CPyStatic_state___REASONS.f2);
                                    CPy_XDECREF(CPyStatic_state___REASONS.f3);
                                    CPy_XDECREF(CPyStatic_state___REASONS.f4);
                                    CPy_XDECREF(CPyStatic_state___REASONS.f5);
                                    CPyStatic_state___REASONS = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
                                    Py_CLEAR(CPyType_state___Truth);
                                    return -1;
                                }
                                int CPyExec_geisterstunde___games___eighteen_ghosts___state(PyObject *module)
                                {
                                    return CPyImport_Exec(module, CPyExec_geisterstunde___games___eighteen_ghosts___state__impl, &CPyImportState_geisterstunde___games___eighteen_ghosts___state, &CPyModule_geisterstunde___games___eighteen_ghosts___state);
                                }
                                static struct PyModuleDef statemodule = {
                                    PyModuleDef_HEAD_INIT,
                                    "geisterstunde.games.eighteen_ghosts.state",
                                    NULL, /* docstring */
                                    0,       /* size of per-interpreter state of the module */
                                    statemodule_methods,
                                    NULL,
                                };
                                
                                PyObject *CPyInitOnly_geisterstunde___games___eighteen_ghosts___state(void)
                                {
                                    if (CPyModule_geisterstunde___games___eighteen_ghosts___state__internal) {
                                        Py_INCREF(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal);
                                        return CPyModule_geisterstunde___games___eighteen_ghosts___state__internal;
                                    }
                                    CPyModule_geisterstunde___games___eighteen_ghosts___state__internal = PyModule_Create(&statemodule);
                                    return CPyModule_geisterstunde___games___eighteen_ghosts___state__internal;
                                }
                                
                                PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___state(void)
                                {
                                    PyObject* modname = NULL;
                                    PyObject *initializing_spec = NULL;
                                    if (CPyModule_geisterstunde___games___eighteen_ghosts___state__internal) {
                                        Py_INCREF(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal);
                                        return CPyModule_geisterstunde___games___eighteen_ghosts___state__internal;
                                    }
                                    CPyModule_geisterstunde___games___eighteen_ghosts___state__internal = PyModule_Create(&statemodule);
                                    if (unlikely(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal == NULL))
                                        goto fail;
                                    modname = PyUnicode_FromString("geisterstunde.games.eighteen_ghosts.state");
                                    if (modname == NULL) CPyError_OutOfMemory();
                                    int rv = 0;
                                    PyObject *mod_dict = PyImport_GetModuleDict();
                                    PyObject *shared_lib = NULL;
                                    rv = PyDict_GetItemStringRef(mod_dict, "geisterstunde__mypyc", &shared_lib);
                                    if (rv < 0) goto fail;
                                    PyObject *shared_lib_file = PyObject_GetAttrString(shared_lib, "__file__");
                                    if (shared_lib_file == NULL) goto fail;
                                    PyObject *ext_suffix = PyUnicode_FromString(".cpython-311-x86_64-linux-gnu.so");
                                    if (ext_suffix == NULL) CPyError_OutOfMemory();
                                    Py_ssize_t is_pkg = 0;
                                    rv = CPyImport_SetDunderAttrs(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal, modname, shared_lib_file, ext_suffix, is_pkg);
                                    Py_DECREF(ext_suffix);
                                    Py_DECREF(shared_lib_file);
                                    if (rv < 0) goto fail;
                                    initializing_spec = CPyImport_BeginInitializing(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal);
                                    if (initializing_spec == NULL)
                                        goto fail;
                                    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_geisterstunde___games___eighteen_ghosts___state__internal) < 0)
                                        goto fail;
                                    Py_CLEAR(modname);
                                    if (CPyExec_geisterstunde___games___eighteen_ghosts___state(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal) != 0)
                                        goto fail;
                                    rv = CPyImport_EndInitializing(initializing_spec);
                                    initializing_spec = NULL;
                                    if (rv < 0)
                                        goto fail;
                                    return CPyModule_geisterstunde___games___eighteen_ghosts___state__internal;
                                    fail:
                                    {
                                            PyObject *exc_type, *exc_val, *exc_tb;
                                            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
                                            if (modname == NULL) {
                                                    modname = PyUnicode_FromString("geisterstunde.games.eighteen_ghosts.state");
                                                    if (modname == NULL) CPyError_OutOfMemory();
                                                }
                                                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                                                PyErr_Clear();
                                                Py_DECREF(modname);
                                                if (initializing_spec != NULL) {
                                                        CPyImport_EndInitializing(initializing_spec);
                                                        PyErr_Clear();
                                                    }
                                                    Py_CLEAR(CPyModule_geisterstunde___games___eighteen_ghosts___state__internal);
                                                    PyErr_Restore(exc_type, exc_val, exc_tb);
                                            }
                                            return NULL;
                                        }
                                        
char CPyDef_state___Truth_____init__(PyObject *cpy_r_self, char cpy_r_is_short, int64_t cpy_r_turn_limit) {
    char cpy_r_r0;
    VecI64 cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    VecI64 cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    VecI64 cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    VecI64 cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    VecI64 cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    char cpy_r_r31;
    CPyPtr cpy_r_r32;
    VecI64 cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    char cpy_r_r38;
    CPyPtr cpy_r_r39;
    VecI64 cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    char cpy_r_r45;
    CPyPtr cpy_r_r46;
    VecI64 cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    VecI64 cpy_r_r54;
    char cpy_r_r55;
    cpy_r_r0 = CPyDef_contract___State_____init__(cpy_r_self);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 38, CPyStatic_state___globals);
        goto CPyL29;
    }
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_is_short = cpy_r_is_short;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_turn_limit = cpy_r_turn_limit;
    cpy_r_r1 = VecI64Api.alloc(18, 18);
    if (unlikely(cpy_r_r1.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 41, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r2 = (CPyPtr)cpy_r_r1.items;
    cpy_r_r3 = 18 * 8;
    cpy_r_r4 = cpy_r_r2 + cpy_r_r3;
    cpy_r_r5 = cpy_r_r2;
CPyL3: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r4;
    if (!cpy_r_r6) goto CPyL5;
    *(int64_t *)cpy_r_r5 = 27;
    cpy_r_r7 = cpy_r_r5 + 8;
    cpy_r_r5 = cpy_r_r7;
    goto CPyL3;
CPyL5: ;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_at = cpy_r_r1;
    cpy_r_r8 = VecI64Api.alloc(25, 25);
    if (unlikely(cpy_r_r8.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 42, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r9 = (CPyPtr)cpy_r_r8.items;
    cpy_r_r10 = 25 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = cpy_r_r9;
CPyL7: ;
    cpy_r_r13 = cpy_r_r12 < cpy_r_r11;
    if (!cpy_r_r13) goto CPyL9;
    *(int64_t *)cpy_r_r12 = 18;
    cpy_r_r14 = cpy_r_r12 + 8;
    cpy_r_r12 = cpy_r_r14;
    goto CPyL7;
CPyL9: ;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_board = cpy_r_r8;
    cpy_r_r15 = VecI64Api.alloc(3, 3);
    if (unlikely(cpy_r_r15.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 43, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r16 = (CPyPtr)cpy_r_r15.items;
    *(int64_t *)cpy_r_r16 = 0;
    cpy_r_r17 = cpy_r_r16 + 8;
    *(int64_t *)cpy_r_r17 = 2;
    cpy_r_r18 = cpy_r_r17 + 8;
    *(int64_t *)cpy_r_r18 = 1;
    cpy_r_r19 = cpy_r_r18 + 8;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_facing = cpy_r_r15;
    cpy_r_r20 = VecI64Api.alloc(4, 4);
    if (unlikely(cpy_r_r20.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 44, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r21 = (CPyPtr)cpy_r_r20.items;
    *(int64_t *)cpy_r_r21 = 6;
    cpy_r_r22 = cpy_r_r21 + 8;
    *(int64_t *)cpy_r_r22 = 6;
    cpy_r_r23 = cpy_r_r22 + 8;
    *(int64_t *)cpy_r_r23 = 6;
    cpy_r_r24 = cpy_r_r23 + 8;
    *(int64_t *)cpy_r_r24 = 7;
    cpy_r_r25 = cpy_r_r24 + 8;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_free = cpy_r_r20;
    cpy_r_r26 = VecI64Api.alloc(25, 25);
    if (unlikely(cpy_r_r26.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 45, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r27 = (CPyPtr)cpy_r_r26.items;
    cpy_r_r28 = 25 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = cpy_r_r27;
CPyL13: ;
    cpy_r_r31 = cpy_r_r30 < cpy_r_r29;
    if (!cpy_r_r31) goto CPyL15;
    *(int64_t *)cpy_r_r30 = 3;
    cpy_r_r32 = cpy_r_r30 + 8;
    cpy_r_r30 = cpy_r_r32;
    goto CPyL13;
CPyL15: ;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_colours = cpy_r_r26;
    cpy_r_r33 = VecI64Api.alloc(64, 64);
    if (unlikely(cpy_r_r33.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 46, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r34 = (CPyPtr)cpy_r_r33.items;
    cpy_r_r35 = 64 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = cpy_r_r34;
CPyL17: ;
    cpy_r_r38 = cpy_r_r37 < cpy_r_r36;
    if (!cpy_r_r38) goto CPyL19;
    *(int64_t *)cpy_r_r37 = 0;
    cpy_r_r39 = cpy_r_r37 + 8;
    cpy_r_r37 = cpy_r_r39;
    goto CPyL17;
CPyL19: ;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_found = cpy_r_r33;
    cpy_r_r40 = VecI64Api.alloc(6, 6);
    if (unlikely(cpy_r_r40.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 48, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r41 = (CPyPtr)cpy_r_r40.items;
    cpy_r_r42 = 6 * 8;
    cpy_r_r43 = cpy_r_r41 + cpy_r_r42;
    cpy_r_r44 = cpy_r_r41;
CPyL21: ;
    cpy_r_r45 = cpy_r_r44 < cpy_r_r43;
    if (!cpy_r_r45) goto CPyL23;
    *(int64_t *)cpy_r_r44 = 0;
    cpy_r_r46 = cpy_r_r44 + 8;
    cpy_r_r44 = cpy_r_r46;
    goto CPyL21;
CPyL23: ;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_in_dungeon = cpy_r_r40;
    cpy_r_r47 = VecI64Api.alloc(6, 6);
    if (unlikely(cpy_r_r47.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 49, CPyStatic_state___globals);
        goto CPyL29;
    }
    cpy_r_r48 = (CPyPtr)cpy_r_r47.items;
    cpy_r_r49 = 6 * 8;
    cpy_r_r50 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r51 = cpy_r_r48;
CPyL25: ;
    cpy_r_r52 = cpy_r_r51 < cpy_r_r50;
    if (!cpy_r_r52) goto CPyL27;
    *(int64_t *)cpy_r_r51 = 0;
    cpy_r_r53 = cpy_r_r51 + 8;
    cpy_r_r51 = cpy_r_r53;
    goto CPyL25;
CPyL27: ;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_outside = cpy_r_r47;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed = 0;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_turn = 0;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_seat = 0;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_releasing = -1;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_winner = -1;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_ending = 0;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key = 0;
    cpy_r_r54 = VecI64Api.alloc(0, 64);
    if (unlikely(cpy_r_r54.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 58, CPyStatic_state___globals);
        goto CPyL29;
    }
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_past = cpy_r_r54;
    return 1;
CPyL29: ;
    cpy_r_r55 = 2;
    return cpy_r_r55;
}
                                        
                                        PyObject *CPyPy_state___Truth_____init__(PyObject *self, PyObject *args, PyObject *kw) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {"is_short", "turn_limit", 0};
                                            PyObject *obj_is_short;
                                            PyObject *obj_turn_limit;
                                            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_is_short, &obj_turn_limit)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            char arg_is_short;
                                            if (unlikely(!PyBool_Check(obj_is_short))) {
                                                CPy_TypeError("bool", obj_is_short); goto fail;
                                            } else
                                                arg_is_short = obj_is_short == Py_True;
                                            int64_t arg_turn_limit;
                                            arg_turn_limit = CPyLong_AsInt64(obj_turn_limit);
                                            if (arg_turn_limit == -113 && PyErr_Occurred()) {
                                                CPy_TypeError("i64", obj_turn_limit); goto fail;
                                            }
                                            char retval = CPyDef_state___Truth_____init__(arg_self, arg_is_short, arg_turn_limit);
                                            if (retval == 2) {
                                                return NULL;
                                            }
                                            PyObject *retbox = Py_None;
                                            CPy_INCREF(retbox);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "__init__", 37, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
char CPyDef_state___Truth___copy_into(PyObject *cpy_r_self, PyObject *cpy_r_other) {
    VecI64 cpy_r_r0;
    VecI64 cpy_r_r1;
    char cpy_r_r2;
    VecI64 cpy_r_r3;
    VecI64 cpy_r_r4;
    char cpy_r_r5;
    VecI64 cpy_r_r6;
    VecI64 cpy_r_r7;
    char cpy_r_r8;
    VecI64 cpy_r_r9;
    VecI64 cpy_r_r10;
    char cpy_r_r11;
    VecI64 cpy_r_r12;
    VecI64 cpy_r_r13;
    char cpy_r_r14;
    VecI64 cpy_r_r15;
    VecI64 cpy_r_r16;
    char cpy_r_r17;
    VecI64 cpy_r_r18;
    VecI64 cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    VecI64 cpy_r_r35;
    VecI64 cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = VecI64Api.slice(cpy_r_r0, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 61, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_at);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_at = cpy_r_r1;
    cpy_r_r3 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_board;
    VEC_I64_INCREF(cpy_r_r3);
    cpy_r_r4 = VecI64Api.slice(cpy_r_r3, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 62, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_board);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_board = cpy_r_r4;
    cpy_r_r6 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_colours;
    VEC_I64_INCREF(cpy_r_r6);
    cpy_r_r7 = VecI64Api.slice(cpy_r_r6, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 63, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_colours);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_colours = cpy_r_r7;
    cpy_r_r9 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_free;
    VEC_I64_INCREF(cpy_r_r9);
    cpy_r_r10 = VecI64Api.slice(cpy_r_r9, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 64, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_free);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_free = cpy_r_r10;
    cpy_r_r12 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_facing;
    VEC_I64_INCREF(cpy_r_r12);
    cpy_r_r13 = VecI64Api.slice(cpy_r_r12, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 65, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_facing);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_facing = cpy_r_r13;
    cpy_r_r15 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_in_dungeon;
    VEC_I64_INCREF(cpy_r_r15);
    cpy_r_r16 = VecI64Api.slice(cpy_r_r15, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 66, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_in_dungeon);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_in_dungeon = cpy_r_r16;
    cpy_r_r18 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_outside;
    VEC_I64_INCREF(cpy_r_r18);
    cpy_r_r19 = VecI64Api.slice(cpy_r_r18, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 67, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_outside);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_outside = cpy_r_r19;
    cpy_r_r21 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_placed = cpy_r_r21;
    cpy_r_r23 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_turn;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_turn = cpy_r_r23;
    cpy_r_r25 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_seat;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_seat = cpy_r_r25;
    cpy_r_r27 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_releasing;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_releasing = cpy_r_r27;
    cpy_r_r29 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_winner;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_winner = cpy_r_r29;
    cpy_r_r31 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_ending;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_ending = cpy_r_r31;
    cpy_r_r33 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_key = cpy_r_r33;
    cpy_r_r35 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_past;
    VEC_I64_INCREF(cpy_r_r35);
    cpy_r_r36 = VecI64Api.slice(cpy_r_r35, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 75, CPyStatic_state___globals);
        goto CPyL9;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_past);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_other)->_past = cpy_r_r36;
    return 1;
CPyL9: ;
    cpy_r_r38 = 2;
    return cpy_r_r38;
}
                                        
                                        PyObject *CPyPy_state___Truth___copy_into(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {"other", 0};
                                            static CPyArg_Parser parser = {"O:copy_into", kwlist, 0};
                                            PyObject *obj_other;
                                            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_other)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            PyObject *arg_other;
                                            if (likely((Py_TYPE(obj_other) == CPyType_rules___Rules) || (Py_TYPE(obj_other) == CPyType_state___Truth)))
                                                arg_other = obj_other;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_other); 
                                                goto fail;
                                            }
                                            char retval = CPyDef_state___Truth___copy_into(arg_self, arg_other);
                                            if (retval == 2) {
                                                return NULL;
                                            }
                                            PyObject *retbox = Py_None;
                                            CPy_INCREF(retbox);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "copy_into", 60, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
int64_t CPyDef_state___Truth___actor(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    int64_t cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    int64_t cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    int64_t cpy_r_r38;
    int64_t cpy_r_r39;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_winner;
    cpy_r_r1 = cpy_r_r0 != -1;
    if (!cpy_r_r1) goto CPyL2;
    return -2;
CPyL2: ;
    cpy_r_r2 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed;
    cpy_r_r3 = cpy_r_r2 < 18;
    if (!cpy_r_r3) goto CPyL18;
    cpy_r_r4 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed;
    cpy_r_r5 = cpy_r_r4 < 2;
    if (!cpy_r_r5) goto CPyL8;
    cpy_r_r6 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed;
    cpy_r_r7 = cpy_r_r6 % 2;
    cpy_r_r8 = cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < 0;
    cpy_r_r10 = 2 < 0;
    cpy_r_r11 = cpy_r_r9 == cpy_r_r10;
    if (cpy_r_r11) goto CPyL7;
    cpy_r_r12 = cpy_r_r8 == 0;
    if (cpy_r_r12) goto CPyL7;
    cpy_r_r13 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r13;
CPyL7: ;
    cpy_r_r14 = PyLong_FromLongLong(cpy_r_r8);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL15;
CPyL8: ;
    cpy_r_r16 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed;
    cpy_r_r17 = cpy_r_r16 > 2;
    if (!cpy_r_r17) goto CPyL13;
    cpy_r_r18 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_placed;
    cpy_r_r19 = cpy_r_r18 % 2;
    cpy_r_r20 = cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < 0;
    cpy_r_r22 = 2 < 0;
    cpy_r_r23 = cpy_r_r21 == cpy_r_r22;
    if (cpy_r_r23) goto CPyL12;
    cpy_r_r24 = cpy_r_r20 == 0;
    if (cpy_r_r24) goto CPyL12;
    cpy_r_r25 = cpy_r_r20 + 2;
    cpy_r_r20 = cpy_r_r25;
CPyL12: ;
    cpy_r_r26 = 1 - cpy_r_r20;
    cpy_r_r27 = PyLong_FromLongLong(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL13: ;
    cpy_r_r29 = CPyStatics[144]; /* 1 */
    CPy_INCREF(cpy_r_r29);
    cpy_r_r28 = cpy_r_r29;
CPyL14: ;
    cpy_r_r15 = cpy_r_r28;
CPyL15: ;
    cpy_r_r30 = CPyLong_AsInt64(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r31 = cpy_r_r30 == -113;
    if (unlikely(cpy_r_r31)) goto CPyL17;
CPyL16: ;
    return cpy_r_r30;
CPyL17: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "actor", 81, CPyStatic_state___globals);
        goto CPyL22;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r33 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_releasing;
    cpy_r_r34 = cpy_r_r33 == -1;
    if (!cpy_r_r34) goto CPyL20;
    cpy_r_r35 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_seat;
    cpy_r_r36 = cpy_r_r35;
    goto CPyL21;
CPyL20: ;
    cpy_r_r37 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_seat;
    cpy_r_r38 = 1 - cpy_r_r37;
    cpy_r_r36 = cpy_r_r38;
CPyL21: ;
    return cpy_r_r36;
CPyL22: ;
    cpy_r_r39 = -113;
    return cpy_r_r39;
}
                                        
                                        PyObject *CPyPy_state___Truth___actor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {0};
                                            static CPyArg_Parser parser = {":actor", kwlist, 0};
                                            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            int64_t retval = CPyDef_state___Truth___actor(arg_self);
                                            if (retval == -113 && PyErr_Occurred()) {
                                                return NULL;
                                            }
                                            PyObject *retbox = PyLong_FromLongLong(retval);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "actor", 77, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
char CPyDef_state___Truth___put(PyObject *cpy_r_self, int64_t cpy_r_ghost, int64_t cpy_r_room) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    VecI64 cpy_r_r10;
    VecI64 cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    VecI64 cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    VecI64 cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    VecI64 cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    VecI64 cpy_r_r76;
    char cpy_r_r77;
    VecI64 cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    int64_t cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    int64_t cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    int64_t cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    int64_t cpy_r_r107;
    int64_t cpy_r_r108;
    VecI64 cpy_r_r109;
    char cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    int64_t cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    CPyPtr cpy_r_r119;
    int64_t cpy_r_r120;
    int64_t cpy_r_r121;
    int64_t cpy_r_r122;
    int64_t cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_board;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_room + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL80;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 85, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = cpy_r_r3;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = cpy_r_room;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = cpy_r_r6 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    *(int64_t *)cpy_r_r9 = cpy_r_ghost;
    VEC_I64_DECREF(cpy_r_r0);
    cpy_r_r10 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_free;
    VEC_I64_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyStatic_box___CARPET;
    if (unlikely(cpy_r_r11.len < 0)) {
        goto CPyL81;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 86, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r13 = (int64_t)cpy_r_r11.len;
    cpy_r_r14 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r13;
    if (cpy_r_r14) goto CPyL14;
    cpy_r_r15 = cpy_r_room + cpy_r_r13;
    cpy_r_r16 = (uint64_t)cpy_r_r15 < (uint64_t)cpy_r_r13;
    if (cpy_r_r16) {
        goto CPyL13;
    } else
        goto CPyL82;
CPyL11: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 86, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r18 = cpy_r_r15;
    goto CPyL15;
CPyL14: ;
    cpy_r_r18 = cpy_r_room;
CPyL15: ;
    cpy_r_r19 = (CPyPtr)cpy_r_r11.items;
    cpy_r_r20 = cpy_r_r18 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = (int64_t)cpy_r_r10.len;
    cpy_r_r24 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r23;
    if (cpy_r_r24) goto CPyL20;
    cpy_r_r25 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r26 = (uint64_t)cpy_r_r25 < (uint64_t)cpy_r_r23;
    if (cpy_r_r26) {
        goto CPyL19;
    } else
        goto CPyL83;
CPyL17: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r27 = 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 86, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r28 = cpy_r_r25;
    goto CPyL21;
CPyL20: ;
    cpy_r_r28 = cpy_r_r22;
CPyL21: ;
    cpy_r_r29 = (CPyPtr)cpy_r_r10.items;
    cpy_r_r30 = cpy_r_r28 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 - 1;
    cpy_r_r34 = (int64_t)cpy_r_r10.len;
    cpy_r_r35 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r34;
    if (cpy_r_r35) goto CPyL26;
    cpy_r_r36 = cpy_r_r22 + cpy_r_r34;
    cpy_r_r37 = (uint64_t)cpy_r_r36 < (uint64_t)cpy_r_r34;
    if (cpy_r_r37) {
        goto CPyL25;
    } else
        goto CPyL84;
CPyL23: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 86, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r39 = cpy_r_r36;
    goto CPyL27;
CPyL26: ;
    cpy_r_r39 = cpy_r_r22;
CPyL27: ;
    cpy_r_r40 = (CPyPtr)cpy_r_r10.items;
    cpy_r_r41 = cpy_r_r39 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    *(int64_t *)cpy_r_r42 = cpy_r_r33;
    VEC_I64_DECREF(cpy_r_r10);
    cpy_r_r43 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r43.len >= 0)) goto CPyL30;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 87, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r45 = (int64_t)cpy_r_r43.len;
    cpy_r_r46 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r45;
    if (cpy_r_r46) goto CPyL35;
    cpy_r_r47 = cpy_r_ghost + cpy_r_r45;
    cpy_r_r48 = (uint64_t)cpy_r_r47 < (uint64_t)cpy_r_r45;
    if (cpy_r_r48) goto CPyL34;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r49 = 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 87, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r50 = cpy_r_r47;
    goto CPyL36;
CPyL35: ;
    cpy_r_r50 = cpy_r_ghost;
CPyL36: ;
    cpy_r_r51 = (CPyPtr)cpy_r_r43.items;
    cpy_r_r52 = cpy_r_r50 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_colours;
    VEC_I64_INCREF(cpy_r_r55);
    cpy_r_r56 = (int64_t)cpy_r_r55.len;
    cpy_r_r57 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r56;
    if (cpy_r_r57) goto CPyL41;
    cpy_r_r58 = cpy_r_room + cpy_r_r56;
    cpy_r_r59 = (uint64_t)cpy_r_r58 < (uint64_t)cpy_r_r56;
    if (cpy_r_r59) {
        goto CPyL40;
    } else
        goto CPyL85;
CPyL38: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r60 = 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 87, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r61 = cpy_r_r58;
    goto CPyL42;
CPyL41: ;
    cpy_r_r61 = cpy_r_room;
CPyL42: ;
    cpy_r_r62 = (CPyPtr)cpy_r_r55.items;
    cpy_r_r63 = cpy_r_r61 * 8;
    cpy_r_r64 = cpy_r_r62 + cpy_r_r63;
    *(int64_t *)cpy_r_r64 = cpy_r_r54;
    VEC_I64_DECREF(cpy_r_r55);
    cpy_r_r65 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_at;
    VEC_I64_INCREF(cpy_r_r65);
    cpy_r_r66 = (int64_t)cpy_r_r65.len;
    cpy_r_r67 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r66;
    if (cpy_r_r67) goto CPyL47;
    cpy_r_r68 = cpy_r_ghost + cpy_r_r66;
    cpy_r_r69 = (uint64_t)cpy_r_r68 < (uint64_t)cpy_r_r66;
    if (cpy_r_r69) {
        goto CPyL46;
    } else
        goto CPyL86;
CPyL44: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r70 = 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 88, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r71 = cpy_r_r68;
    goto CPyL48;
CPyL47: ;
    cpy_r_r71 = cpy_r_ghost;
CPyL48: ;
    cpy_r_r72 = (CPyPtr)cpy_r_r65.items;
    cpy_r_r73 = cpy_r_r71 * 8;
    cpy_r_r74 = cpy_r_r72 + cpy_r_r73;
    *(int64_t *)cpy_r_r74 = cpy_r_room;
    VEC_I64_DECREF(cpy_r_r65);
    cpy_r_r75 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key;
    cpy_r_r76 = CPyStatic_box___POWERS_OF_7;
    if (likely(cpy_r_r76.len >= 0)) goto CPyL51;
    PyErr_SetString(PyExc_NameError, "value for final name \"POWERS_OF_7\" was not set");
    cpy_r_r77 = 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 89, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r78 = CPyStatic_box___RANK;
    if (likely(cpy_r_r78.len >= 0)) goto CPyL54;
    PyErr_SetString(PyExc_NameError, "value for final name \"RANK\" was not set");
    cpy_r_r79 = 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 89, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r80 = (int64_t)cpy_r_r78.len;
    cpy_r_r81 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r80;
    if (cpy_r_r81) goto CPyL59;
    cpy_r_r82 = cpy_r_room + cpy_r_r80;
    cpy_r_r83 = (uint64_t)cpy_r_r82 < (uint64_t)cpy_r_r80;
    if (cpy_r_r83) goto CPyL58;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r84 = 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 89, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r85 = cpy_r_r82;
    goto CPyL60;
CPyL59: ;
    cpy_r_r85 = cpy_r_room;
CPyL60: ;
    cpy_r_r86 = (CPyPtr)cpy_r_r78.items;
    cpy_r_r87 = cpy_r_r85 * 8;
    cpy_r_r88 = cpy_r_r86 + cpy_r_r87;
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    cpy_r_r90 = (int64_t)cpy_r_r76.len;
    cpy_r_r91 = (uint64_t)cpy_r_r89 < (uint64_t)cpy_r_r90;
    if (cpy_r_r91) goto CPyL65;
    cpy_r_r92 = cpy_r_r89 + cpy_r_r90;
    cpy_r_r93 = (uint64_t)cpy_r_r92 < (uint64_t)cpy_r_r90;
    if (cpy_r_r93) goto CPyL64;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r94 = 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 89, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r95 = cpy_r_r92;
    goto CPyL66;
CPyL65: ;
    cpy_r_r95 = cpy_r_r89;
CPyL66: ;
    cpy_r_r96 = (CPyPtr)cpy_r_r76.items;
    cpy_r_r97 = cpy_r_r95 * 8;
    cpy_r_r98 = cpy_r_r96 + cpy_r_r97;
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    cpy_r_r100 = cpy_r_ghost / 9;
    cpy_r_r101 = cpy_r_r100;
    cpy_r_r102 = cpy_r_ghost < 0;
    cpy_r_r103 = 9 < 0;
    cpy_r_r104 = cpy_r_r102 == cpy_r_r103;
    if (cpy_r_r104) goto CPyL69;
    cpy_r_r105 = cpy_r_r101 * 9;
    cpy_r_r106 = cpy_r_r105 == cpy_r_ghost;
    if (cpy_r_r106) goto CPyL69;
    cpy_r_r107 = cpy_r_r101 - 1;
    cpy_r_r101 = cpy_r_r107;
CPyL69: ;
    cpy_r_r108 = cpy_r_r101 * 3;
    cpy_r_r109 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r109.len >= 0)) goto CPyL72;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r110 = 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 89, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r111 = (int64_t)cpy_r_r109.len;
    cpy_r_r112 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r111;
    if (cpy_r_r112) goto CPyL77;
    cpy_r_r113 = cpy_r_ghost + cpy_r_r111;
    cpy_r_r114 = (uint64_t)cpy_r_r113 < (uint64_t)cpy_r_r111;
    if (cpy_r_r114) goto CPyL76;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r115 = 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 89, CPyStatic_state___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r116 = cpy_r_r113;
    goto CPyL78;
CPyL77: ;
    cpy_r_r116 = cpy_r_ghost;
CPyL78: ;
    cpy_r_r117 = (CPyPtr)cpy_r_r109.items;
    cpy_r_r118 = cpy_r_r116 * 8;
    cpy_r_r119 = cpy_r_r117 + cpy_r_r118;
    cpy_r_r120 = *(int64_t *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r108 + cpy_r_r120;
    cpy_r_r122 = cpy_r_r121 + 1;
    cpy_r_r123 = cpy_r_r99 * cpy_r_r122;
    cpy_r_r124 = cpy_r_r75 + cpy_r_r123;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key = cpy_r_r124;
    return 1;
CPyL79: ;
    cpy_r_r126 = 2;
    return cpy_r_r126;
CPyL80: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL81: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL82: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL11;
CPyL83: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL17;
CPyL84: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL23;
CPyL85: ;
    VEC_I64_DECREF(cpy_r_r55);
    goto CPyL38;
CPyL86: ;
    VEC_I64_DECREF(cpy_r_r65);
    goto CPyL44;
}
                                        
                                        PyObject *CPyPy_state___Truth___put(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {"ghost", "room", 0};
                                            static CPyArg_Parser parser = {"OO:put", kwlist, 0};
                                            PyObject *obj_ghost;
                                            PyObject *obj_room;
                                            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_ghost, &obj_room)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            int64_t arg_ghost;
                                            arg_ghost = CPyLong_AsInt64(obj_ghost);
                                            if (arg_ghost == -113 && PyErr_Occurred()) {
                                                CPy_TypeError("i64", obj_ghost); goto fail;
                                            }
                                            int64_t arg_room;
                                            arg_room = CPyLong_AsInt64(obj_room);
                                            if (arg_room == -113 && PyErr_Occurred()) {
                                                CPy_TypeError("i64", obj_room); goto fail;
                                            }
                                            char retval = CPyDef_state___Truth___put(arg_self, arg_ghost, arg_room);
                                            if (retval == 2) {
                                                return NULL;
                                            }
                                            PyObject *retbox = Py_None;
                                            CPy_INCREF(retbox);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "put", 84, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
char CPyDef_state___Truth___lift(PyObject *cpy_r_self, int64_t cpy_r_ghost, int64_t cpy_r_room) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    VecI64 cpy_r_r10;
    VecI64 cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    VecI64 cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    VecI64 cpy_r_r54;
    char cpy_r_r55;
    VecI64 cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    int64_t cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    int64_t cpy_r_r86;
    VecI64 cpy_r_r87;
    char cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    int64_t cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    int64_t cpy_r_r99;
    int64_t cpy_r_r100;
    int64_t cpy_r_r101;
    int64_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_board;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_room + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL65;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 92, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = cpy_r_r3;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = cpy_r_room;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = cpy_r_r6 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    *(int64_t *)cpy_r_r9 = 18;
    VEC_I64_DECREF(cpy_r_r0);
    cpy_r_r10 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_free;
    VEC_I64_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyStatic_box___CARPET;
    if (unlikely(cpy_r_r11.len < 0)) {
        goto CPyL66;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARPET\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 93, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r13 = (int64_t)cpy_r_r11.len;
    cpy_r_r14 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r13;
    if (cpy_r_r14) goto CPyL14;
    cpy_r_r15 = cpy_r_room + cpy_r_r13;
    cpy_r_r16 = (uint64_t)cpy_r_r15 < (uint64_t)cpy_r_r13;
    if (cpy_r_r16) {
        goto CPyL13;
    } else
        goto CPyL67;
CPyL11: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 93, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r18 = cpy_r_r15;
    goto CPyL15;
CPyL14: ;
    cpy_r_r18 = cpy_r_room;
CPyL15: ;
    cpy_r_r19 = (CPyPtr)cpy_r_r11.items;
    cpy_r_r20 = cpy_r_r18 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = (int64_t)cpy_r_r10.len;
    cpy_r_r24 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r23;
    if (cpy_r_r24) goto CPyL20;
    cpy_r_r25 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r26 = (uint64_t)cpy_r_r25 < (uint64_t)cpy_r_r23;
    if (cpy_r_r26) {
        goto CPyL19;
    } else
        goto CPyL68;
CPyL17: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r27 = 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 93, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r28 = cpy_r_r25;
    goto CPyL21;
CPyL20: ;
    cpy_r_r28 = cpy_r_r22;
CPyL21: ;
    cpy_r_r29 = (CPyPtr)cpy_r_r10.items;
    cpy_r_r30 = cpy_r_r28 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 + 1;
    cpy_r_r34 = (int64_t)cpy_r_r10.len;
    cpy_r_r35 = (uint64_t)cpy_r_r22 < (uint64_t)cpy_r_r34;
    if (cpy_r_r35) goto CPyL26;
    cpy_r_r36 = cpy_r_r22 + cpy_r_r34;
    cpy_r_r37 = (uint64_t)cpy_r_r36 < (uint64_t)cpy_r_r34;
    if (cpy_r_r37) {
        goto CPyL25;
    } else
        goto CPyL69;
CPyL23: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 93, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r39 = cpy_r_r36;
    goto CPyL27;
CPyL26: ;
    cpy_r_r39 = cpy_r_r22;
CPyL27: ;
    cpy_r_r40 = (CPyPtr)cpy_r_r10.items;
    cpy_r_r41 = cpy_r_r39 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    *(int64_t *)cpy_r_r42 = cpy_r_r33;
    VEC_I64_DECREF(cpy_r_r10);
    cpy_r_r43 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_colours;
    VEC_I64_INCREF(cpy_r_r43);
    cpy_r_r44 = (int64_t)cpy_r_r43.len;
    cpy_r_r45 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r44;
    if (cpy_r_r45) goto CPyL32;
    cpy_r_r46 = cpy_r_room + cpy_r_r44;
    cpy_r_r47 = (uint64_t)cpy_r_r46 < (uint64_t)cpy_r_r44;
    if (cpy_r_r47) {
        goto CPyL31;
    } else
        goto CPyL70;
CPyL29: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r48 = 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 94, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r49 = cpy_r_r46;
    goto CPyL33;
CPyL32: ;
    cpy_r_r49 = cpy_r_room;
CPyL33: ;
    cpy_r_r50 = (CPyPtr)cpy_r_r43.items;
    cpy_r_r51 = cpy_r_r49 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    *(int64_t *)cpy_r_r52 = 3;
    VEC_I64_DECREF(cpy_r_r43);
    cpy_r_r53 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key;
    cpy_r_r54 = CPyStatic_box___POWERS_OF_7;
    if (likely(cpy_r_r54.len >= 0)) goto CPyL36;
    PyErr_SetString(PyExc_NameError, "value for final name \"POWERS_OF_7\" was not set");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 95, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r56 = CPyStatic_box___RANK;
    if (likely(cpy_r_r56.len >= 0)) goto CPyL39;
    PyErr_SetString(PyExc_NameError, "value for final name \"RANK\" was not set");
    cpy_r_r57 = 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 95, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r58 = (int64_t)cpy_r_r56.len;
    cpy_r_r59 = (uint64_t)cpy_r_room < (uint64_t)cpy_r_r58;
    if (cpy_r_r59) goto CPyL44;
    cpy_r_r60 = cpy_r_room + cpy_r_r58;
    cpy_r_r61 = (uint64_t)cpy_r_r60 < (uint64_t)cpy_r_r58;
    if (cpy_r_r61) goto CPyL43;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r62 = 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 95, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r63 = cpy_r_r60;
    goto CPyL45;
CPyL44: ;
    cpy_r_r63 = cpy_r_room;
CPyL45: ;
    cpy_r_r64 = (CPyPtr)cpy_r_r56.items;
    cpy_r_r65 = cpy_r_r63 * 8;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = (int64_t)cpy_r_r54.len;
    cpy_r_r69 = (uint64_t)cpy_r_r67 < (uint64_t)cpy_r_r68;
    if (cpy_r_r69) goto CPyL50;
    cpy_r_r70 = cpy_r_r67 + cpy_r_r68;
    cpy_r_r71 = (uint64_t)cpy_r_r70 < (uint64_t)cpy_r_r68;
    if (cpy_r_r71) goto CPyL49;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r72 = 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 95, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r73 = cpy_r_r70;
    goto CPyL51;
CPyL50: ;
    cpy_r_r73 = cpy_r_r67;
CPyL51: ;
    cpy_r_r74 = (CPyPtr)cpy_r_r54.items;
    cpy_r_r75 = cpy_r_r73 * 8;
    cpy_r_r76 = cpy_r_r74 + cpy_r_r75;
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_ghost / 9;
    cpy_r_r79 = cpy_r_r78;
    cpy_r_r80 = cpy_r_ghost < 0;
    cpy_r_r81 = 9 < 0;
    cpy_r_r82 = cpy_r_r80 == cpy_r_r81;
    if (cpy_r_r82) goto CPyL54;
    cpy_r_r83 = cpy_r_r79 * 9;
    cpy_r_r84 = cpy_r_r83 == cpy_r_ghost;
    if (cpy_r_r84) goto CPyL54;
    cpy_r_r85 = cpy_r_r79 - 1;
    cpy_r_r79 = cpy_r_r85;
CPyL54: ;
    cpy_r_r86 = cpy_r_r79 * 3;
    cpy_r_r87 = CPyStatic_box___COLOUR;
    if (likely(cpy_r_r87.len >= 0)) goto CPyL57;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR\" was not set");
    cpy_r_r88 = 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 95, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r89 = (int64_t)cpy_r_r87.len;
    cpy_r_r90 = (uint64_t)cpy_r_ghost < (uint64_t)cpy_r_r89;
    if (cpy_r_r90) goto CPyL62;
    cpy_r_r91 = cpy_r_ghost + cpy_r_r89;
    cpy_r_r92 = (uint64_t)cpy_r_r91 < (uint64_t)cpy_r_r89;
    if (cpy_r_r92) goto CPyL61;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r93 = 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 95, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r94 = cpy_r_r91;
    goto CPyL63;
CPyL62: ;
    cpy_r_r94 = cpy_r_ghost;
CPyL63: ;
    cpy_r_r95 = (CPyPtr)cpy_r_r87.items;
    cpy_r_r96 = cpy_r_r94 * 8;
    cpy_r_r97 = cpy_r_r95 + cpy_r_r96;
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r86 + cpy_r_r98;
    cpy_r_r100 = cpy_r_r99 + 1;
    cpy_r_r101 = cpy_r_r77 * cpy_r_r100;
    cpy_r_r102 = cpy_r_r53 - cpy_r_r101;
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key = cpy_r_r102;
    return 1;
CPyL64: ;
    cpy_r_r104 = 2;
    return cpy_r_r104;
CPyL65: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL66: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL67: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL11;
CPyL68: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL17;
CPyL69: ;
    VEC_I64_DECREF(cpy_r_r10);
    goto CPyL23;
CPyL70: ;
    VEC_I64_DECREF(cpy_r_r43);
    goto CPyL29;
}
                                        
                                        PyObject *CPyPy_state___Truth___lift(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {"ghost", "room", 0};
                                            static CPyArg_Parser parser = {"OO:lift", kwlist, 0};
                                            PyObject *obj_ghost;
                                            PyObject *obj_room;
                                            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_ghost, &obj_room)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            int64_t arg_ghost;
                                            arg_ghost = CPyLong_AsInt64(obj_ghost);
                                            if (arg_ghost == -113 && PyErr_Occurred()) {
                                                CPy_TypeError("i64", obj_ghost); goto fail;
                                            }
                                            int64_t arg_room;
                                            arg_room = CPyLong_AsInt64(obj_room);
                                            if (arg_room == -113 && PyErr_Occurred()) {
                                                CPy_TypeError("i64", obj_room); goto fail;
                                            }
                                            char retval = CPyDef_state___Truth___lift(arg_self, arg_ghost, arg_room);
                                            if (retval == 2) {
                                                return NULL;
                                            }
                                            PyObject *retbox = Py_None;
                                            CPy_INCREF(retbox);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "lift", 91, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
int64_t CPyDef_state___Truth___rest_key(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    int64_t cpy_r_key;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_colour;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    VecI64 cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    void *cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_kind;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    VecI64 cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    void *cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    int64_t cpy_r_r49;
    CPyTagged cpy_r_r50;
    int64_t cpy_r_r51;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_seat;
    cpy_r_key = cpy_r_r0;
    cpy_r_r1 = 0;
    cpy_r_colour = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_colour);
CPyL1: ;
    cpy_r_r2 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)6;
    if (!cpy_r_r2) goto CPyL15;
    cpy_r_colour = cpy_r_r1;
    cpy_r_r3 = cpy_r_key * 4;
    cpy_r_r4 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_facing;
    cpy_r_r5 = cpy_r_colour & 1;
    cpy_r_r6 = cpy_r_r5 == 0;
    if (!cpy_r_r6) goto CPyL4;
    cpy_r_r7 = (Py_ssize_t)cpy_r_colour >> 1;
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL4: ;
    cpy_r_r9 = cpy_r_colour ^ 1;
    cpy_r_r10 = (void *)cpy_r_r9;
    cpy_r_r11 = CPyLong_AsInt64(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 == -113;
    if (unlikely(cpy_r_r12)) goto CPyL6;
CPyL5: ;
    cpy_r_r8 = cpy_r_r11;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL7;
CPyL6: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "rest_key", 100, CPyStatic_state___globals);
        goto CPyL32;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r14 = (int64_t)cpy_r_r4.len;
    cpy_r_r15 = (uint64_t)cpy_r_r8 < (uint64_t)cpy_r_r14;
    if (cpy_r_r15) goto CPyL12;
    cpy_r_r16 = cpy_r_r8 + cpy_r_r14;
    cpy_r_r17 = (uint64_t)cpy_r_r16 < (uint64_t)cpy_r_r14;
    if (cpy_r_r17) goto CPyL11;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "rest_key", 100, CPyStatic_state___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r19 = cpy_r_r16;
    goto CPyL13;
CPyL12: ;
    cpy_r_r19 = cpy_r_r8;
CPyL13: ;
    cpy_r_r20 = (CPyPtr)cpy_r_r4.items;
    cpy_r_r21 = cpy_r_r19 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r3 + cpy_r_r23;
    cpy_r_key = cpy_r_r24;
    cpy_r_r25 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r25;
    goto CPyL1;
CPyL15: ;
    cpy_r_r26 = 0;
    cpy_r_kind = cpy_r_r26;
    CPyTagged_DECREF(cpy_r_kind);
CPyL16: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)12;
    if (!cpy_r_r27) goto CPyL30;
    cpy_r_kind = cpy_r_r26;
    cpy_r_r28 = cpy_r_key * 4;
    cpy_r_r29 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_in_dungeon;
    cpy_r_r30 = cpy_r_kind & 1;
    cpy_r_r31 = cpy_r_r30 == 0;
    if (!cpy_r_r31) goto CPyL19;
    cpy_r_r32 = (Py_ssize_t)cpy_r_kind >> 1;
    CPyTagged_DECREF(cpy_r_kind);
    cpy_r_r33 = cpy_r_r32;
    goto CPyL22;
CPyL19: ;
    cpy_r_r34 = cpy_r_kind ^ 1;
    cpy_r_r35 = (void *)cpy_r_r34;
    cpy_r_r36 = CPyLong_AsInt64(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 == -113;
    if (unlikely(cpy_r_r37)) goto CPyL21;
CPyL20: ;
    cpy_r_r33 = cpy_r_r36;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL22;
CPyL21: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "rest_key", 102, CPyStatic_state___globals);
        goto CPyL33;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r39 = (int64_t)cpy_r_r29.len;
    cpy_r_r40 = (uint64_t)cpy_r_r33 < (uint64_t)cpy_r_r39;
    if (cpy_r_r40) goto CPyL27;
    cpy_r_r41 = cpy_r_r33 + cpy_r_r39;
    cpy_r_r42 = (uint64_t)cpy_r_r41 < (uint64_t)cpy_r_r39;
    if (cpy_r_r42) goto CPyL26;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "rest_key", 102, CPyStatic_state___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r44 = cpy_r_r41;
    goto CPyL28;
CPyL27: ;
    cpy_r_r44 = cpy_r_r33;
CPyL28: ;
    cpy_r_r45 = (CPyPtr)cpy_r_r29.items;
    cpy_r_r46 = cpy_r_r44 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r28 + cpy_r_r48;
    cpy_r_key = cpy_r_r49;
    cpy_r_r50 = cpy_r_r26 + 2;
    cpy_r_r26 = cpy_r_r50;
    goto CPyL16;
CPyL30: ;
    return cpy_r_key;
CPyL31: ;
    cpy_r_r51 = -113;
    return cpy_r_r51;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL31;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL31;
}
                                        
                                        PyObject *CPyPy_state___Truth___rest_key(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {0};
                                            static CPyArg_Parser parser = {":rest_key", kwlist, 0};
                                            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            int64_t retval = CPyDef_state___Truth___rest_key(arg_self);
                                            if (retval == -113 && PyErr_Occurred()) {
                                                return NULL;
                                            }
                                            PyObject *retbox = PyLong_FromLongLong(retval);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "rest_key", 97, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
int64_t CPyDef_state___Truth___remember_position(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    VecI64 cpy_r_r3;
    VecI64 cpy_r_past;
    int64_t cpy_r_count;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    void *cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_i;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    void *cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    CPyTagged cpy_r_r61;
    VecI64 cpy_r_r62;
    VecI64 cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    cpy_r_r0 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_key;
    cpy_r_r1 = CPyDef_state___Truth___rest_key(cpy_r_self);
    cpy_r_r2 = cpy_r_r1 == -113;
    if (unlikely(cpy_r_r2)) goto CPyL2;
CPyL1: ;
    cpy_r_r3 = ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_past;
    VEC_I64_INCREF(cpy_r_r3);
    cpy_r_past = cpy_r_r3;
    cpy_r_count = 1;
    cpy_r_r4 = (int64_t)cpy_r_past.len;
    cpy_r_r5 = cpy_r_r4 - 4;
    cpy_r_r6 = cpy_r_r5 <= 4611686018427387903LL;
    if (cpy_r_r6) {
        goto CPyL3;
    } else
        goto CPyL4;
CPyL2: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 108, CPyStatic_state___globals);
        goto CPyL41;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r8 = cpy_r_r5 >= -4611686018427387904LL;
    if (cpy_r_r8) goto CPyL6;
CPyL4: ;
    cpy_r_r9 = CPyTagged_FromInt64(cpy_r_r5);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 111, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r10 = cpy_r_r9;
    goto CPyL7;
CPyL6: ;
    cpy_r_r11 = cpy_r_r5 << 1;
    cpy_r_r10 = cpy_r_r11;
CPyL7: ;
    cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 == 0;
    if (!cpy_r_r14) goto CPyL9;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r12 >> 1;
    cpy_r_r16 = cpy_r_r15;
    goto CPyL12;
CPyL9: ;
    cpy_r_r17 = cpy_r_r12 ^ 1;
    cpy_r_r18 = (void *)cpy_r_r17;
    cpy_r_r19 = CPyLong_AsInt64(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 == -113;
    if (unlikely(cpy_r_r20)) goto CPyL11;
CPyL10: ;
    cpy_r_r16 = cpy_r_r19;
    goto CPyL12;
CPyL11: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 111, CPyStatic_state___globals);
        goto CPyL43;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_i = cpy_r_r16;
CPyL13: ;
    cpy_r_r22 = cpy_r_r12 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL15;
    cpy_r_r24 = -2 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL16;
CPyL15: ;
    cpy_r_r26 = CPyTagged_IsLt_(-2, cpy_r_r12);
    if (cpy_r_r26) {
        goto CPyL17;
    } else
        goto CPyL44;
CPyL16: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r12 > (Py_ssize_t)-2;
    if (!cpy_r_r27) goto CPyL44;
CPyL17: ;
    cpy_r_r28 = cpy_r_r12 & 1;
    cpy_r_r29 = cpy_r_r28 == 0;
    if (!cpy_r_r29) goto CPyL19;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r12 >> 1;
    cpy_r_r31 = cpy_r_r30;
    goto CPyL22;
CPyL19: ;
    cpy_r_r32 = cpy_r_r12 ^ 1;
    cpy_r_r33 = (void *)cpy_r_r32;
    cpy_r_r34 = CPyLong_AsInt64(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 == -113;
    if (unlikely(cpy_r_r35)) goto CPyL21;
CPyL20: ;
    cpy_r_r31 = cpy_r_r34;
    goto CPyL22;
CPyL21: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 111, CPyStatic_state___globals);
        goto CPyL43;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_i = cpy_r_r31;
    cpy_r_r37 = (int64_t)cpy_r_past.len;
    cpy_r_r38 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r37;
    if (cpy_r_r38) goto CPyL27;
    cpy_r_r39 = cpy_r_i + cpy_r_r37;
    cpy_r_r40 = (uint64_t)cpy_r_r39 < (uint64_t)cpy_r_r37;
    if (cpy_r_r40) {
        goto CPyL26;
    } else
        goto CPyL45;
CPyL24: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 112, CPyStatic_state___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r42 = cpy_r_r39;
    goto CPyL28;
CPyL27: ;
    cpy_r_r42 = cpy_r_i;
CPyL28: ;
    cpy_r_r43 = (CPyPtr)cpy_r_past.items;
    cpy_r_r44 = cpy_r_r42 * 8;
    cpy_r_r45 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 == cpy_r_r0;
    if (!cpy_r_r47) goto CPyL37;
    cpy_r_r48 = cpy_r_i + 1;
    cpy_r_r49 = (int64_t)cpy_r_past.len;
    cpy_r_r50 = (uint64_t)cpy_r_r48 < (uint64_t)cpy_r_r49;
    if (cpy_r_r50) goto CPyL34;
    cpy_r_r51 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r52 = (uint64_t)cpy_r_r51 < (uint64_t)cpy_r_r49;
    if (cpy_r_r52) {
        goto CPyL33;
    } else
        goto CPyL46;
CPyL31: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 112, CPyStatic_state___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r54 = cpy_r_r51;
    goto CPyL35;
CPyL34: ;
    cpy_r_r54 = cpy_r_r48;
CPyL35: ;
    cpy_r_r55 = (CPyPtr)cpy_r_past.items;
    cpy_r_r56 = cpy_r_r54 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 == cpy_r_r1;
    if (!cpy_r_r59) goto CPyL37;
    cpy_r_r60 = cpy_r_count + 1;
    cpy_r_count = cpy_r_r60;
CPyL37: ;
    cpy_r_r61 = CPyTagged_Add(cpy_r_r12, -8);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r12 = cpy_r_r61;
    goto CPyL13;
CPyL38: ;
    cpy_r_r62 = VecI64Api.append(cpy_r_past, cpy_r_r0);
    if (unlikely(cpy_r_r62.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 114, CPyStatic_state___globals);
        goto CPyL41;
    }
    cpy_r_past = cpy_r_r62;
    cpy_r_r63 = VecI64Api.append(cpy_r_past, cpy_r_r1);
    if (unlikely(cpy_r_r63.len < 0)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 115, CPyStatic_state___globals);
        goto CPyL41;
    }
    VEC_I64_DECREF(((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_past);
    ((geisterstunde___games___eighteen_ghosts___state___TruthObject *)cpy_r_self)->_past = cpy_r_r63;
    return cpy_r_count;
CPyL41: ;
    cpy_r_r65 = -113;
    return cpy_r_r65;
CPyL42: ;
    VEC_I64_DECREF(cpy_r_past);
    goto CPyL41;
CPyL43: ;
    VEC_I64_DECREF(cpy_r_past);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL41;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL38;
CPyL45: ;
    VEC_I64_DECREF(cpy_r_past);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL24;
CPyL46: ;
    VEC_I64_DECREF(cpy_r_past);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL31;
}
                                        
                                        PyObject *CPyPy_state___Truth___remember_position(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
                                            PyObject *obj_self = self;
                                            static const char * const kwlist[] = {0};
                                            static CPyArg_Parser parser = {":remember_position", kwlist, 0};
                                            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                                                return NULL;
                                            }
                                            PyObject *arg_self;
                                            if (likely((Py_TYPE(obj_self) == CPyType_rules___Rules) || (Py_TYPE(obj_self) == CPyType_state___Truth)))
                                                arg_self = obj_self;
                                            else {
                                                CPy_TypeError("geisterstunde.games.eighteen_ghosts.state.Truth", obj_self); 
                                                goto fail;
                                            }
                                            int64_t retval = CPyDef_state___Truth___remember_position(arg_self);
                                            if (retval == -113 && PyErr_Occurred()) {
                                                return NULL;
                                            }
                                            PyObject *retbox = PyLong_FromLongLong(retval);
                                            return retbox;
fail: ;
                                            CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "remember_position", 105, CPyStatic_state___globals);
                                            return NULL;
                                        }
                                        
char CPyDef_state_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    void *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    tuple_T6OOOOOO cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[18]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 1, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 1, CPyStatic_state___globals);
        goto CPyL42;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[158]; /* ('Final',) */
    cpy_r_r7 = CPyStatics[20]; /* 'typing' */
    cpy_r_r8 = CPyStatic_state___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 3, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r10 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[160]; /* ('append', 'vec') */
    cpy_r_r12 = CPyStatics[25]; /* 'librt.vecs' */
    cpy_r_r13 = CPyStatic_state___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 5, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r15 = (void *)&CPyModule_librt___vecs;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[163]; /* ('i64',) */
    cpy_r_r17 = CPyStatics[28]; /* 'mypy_extensions' */
    cpy_r_r18 = CPyStatic_state___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 6, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r20 = (void *)&CPyModule_mypy_extensions;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_geisterstunde___core___contract;
    cpy_r_r22 = (void *)&CPyImportState_geisterstunde___core___contract;
    cpy_r_r23 = CPyModuleLockAPI_geisterstunde;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[35]; /* 'geisterstunde.core.contract' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 8, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_geisterstunde___core___contract;
    cpy_r_r30 = CPyExec_geisterstunde___core___contract;
    cpy_r_r31 = (PyObject **)&CPyModule_geisterstunde___core___contract__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[42]; /* 'geisterstunde__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 8, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r35 = CPyStatics[43]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 8, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r37 = CPyStatics[44]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[35]; /* 'geisterstunde.core.contract' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 8, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[169]; /* ('NOBODY', 'State') */
    cpy_r_r41 = CPyStatic_state___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 8, CPyStatic_state___globals);
        goto CPyL42;
    } else
        goto CPyL43;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r44 = (void *)&CPyImportState_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r45 = CPyModuleLockAPI_geisterstunde;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[95]; /* 'geisterstunde.games.eighteen_ghosts.box' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 9, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r52 = CPyExec_geisterstunde___games___eighteen_ghosts___box;
    cpy_r_r53 = (PyObject **)&CPyModule_geisterstunde___games___eighteen_ghosts___box__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[42]; /* 'geisterstunde__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 9, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r57 = CPyStatics[43]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 9, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r59 = CPyStatics[44]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[95]; /* 'geisterstunde.games.eighteen_ghosts.box' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 9, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[170]; /* ('CARPET', 'COLOUR', 'DUNGEON', 'EMPTY', 'GHOSTS', 'IN_BOX', 'KINDS', 'POWERS_OF_7', 'RANK') */
    cpy_r_r63 = CPyStatic_state___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 9, CPyStatic_state___globals);
        goto CPyL42;
    } else
        goto CPyL44;
CPyL23: ;
    cpy_r_r65 = CPyStatic_state___globals;
    cpy_r_r66 = CPyStatics[132]; /* 'UNDECIDED' */
    cpy_r_r67 = CPyStatics[141]; /* -1 */
    cpy_r_r68 = CPyDict_SetItem(cpy_r_r65, cpy_r_r66, cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 21, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r70 = CPyStatic_state___globals;
    cpy_r_r71 = CPyStatics[100]; /* 'NOT_RELEASING' */
    cpy_r_r72 = CPyStatics[141]; /* -1 */
    cpy_r_r73 = CPyDict_SetItem(cpy_r_r70, cpy_r_r71, cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 22, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r75 = CPyStatic_state___globals;
    cpy_r_r76 = CPyStatics[99]; /* 'DRAW' */
    cpy_r_r77 = CPyStatics[155]; /* 2 */
    cpy_r_r78 = CPyDict_SetItem(cpy_r_r75, cpy_r_r76, cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r80 = CPyStatic_state___globals;
    cpy_r_r81 = CPyStatics[133]; /* 'RUNNING' */
    cpy_r_r82 = CPyStatics[143]; /* 0 */
    cpy_r_r83 = CPyDict_SetItem(cpy_r_r80, cpy_r_r81, cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 25, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r85 = CPyStatic_state___globals;
    cpy_r_r86 = CPyStatics[97]; /* 'ALL_COLOURS_OUT' */
    cpy_r_r87 = CPyStatics[144]; /* 1 */
    cpy_r_r88 = CPyDict_SetItem(cpy_r_r85, cpy_r_r86, cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 26, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r90 = CPyStatic_state___globals;
    cpy_r_r91 = CPyStatics[102]; /* 'THREE_OUT' */
    cpy_r_r92 = CPyStatics[155]; /* 2 */
    cpy_r_r93 = CPyDict_SetItem(cpy_r_r90, cpy_r_r91, cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r95 = CPyStatic_state___globals;
    cpy_r_r96 = CPyStatics[101]; /* 'REPETITION' */
    cpy_r_r97 = CPyStatics[145]; /* 3 */
    cpy_r_r98 = CPyDict_SetItem(cpy_r_r95, cpy_r_r96, cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 28, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r100 = CPyStatic_state___globals;
    cpy_r_r101 = CPyStatics[98]; /* 'DEAD_POSITION' */
    cpy_r_r102 = CPyStatics[156]; /* 4 */
    cpy_r_r103 = CPyDict_SetItem(cpy_r_r100, cpy_r_r101, cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 29, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r105 = CPyStatic_state___globals;
    cpy_r_r106 = CPyStatics[103]; /* 'TURN_LIMIT' */
    cpy_r_r107 = CPyStatics[157]; /* 5 */
    cpy_r_r108 = CPyDict_SetItem(cpy_r_r105, cpy_r_r106, cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 30, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r110 = CPyStatics[134]; /* 'running' */
    cpy_r_r111 = CPyStatics[135]; /* 'all-colours-out' */
    cpy_r_r112 = CPyStatics[136]; /* 'three-out' */
    cpy_r_r113 = CPyStatics[137]; /* 'repetition' */
    cpy_r_r114 = CPyStatics[138]; /* 'dead-position' */
    cpy_r_r115 = CPyStatics[139]; /* 'turn-limit' */
    CPy_INCREF(cpy_r_r110);
    CPy_INCREF(cpy_r_r111);
    CPy_INCREF(cpy_r_r112);
    CPy_INCREF(cpy_r_r113);
    CPy_INCREF(cpy_r_r114);
    CPy_INCREF(cpy_r_r115);
    cpy_r_r116.f0 = cpy_r_r110;
    cpy_r_r116.f1 = cpy_r_r111;
    cpy_r_r116.f2 = cpy_r_r112;
    cpy_r_r116.f3 = cpy_r_r113;
    cpy_r_r116.f4 = cpy_r_r114;
    cpy_r_r116.f5 = cpy_r_r115;
    CPyStatic_state___REASONS = cpy_r_r116;
    CPy_INCREF(CPyStatic_state___REASONS.f0);
    CPy_INCREF(CPyStatic_state___REASONS.f1);
    CPy_INCREF(CPyStatic_state___REASONS.f2);
    CPy_INCREF(CPyStatic_state___REASONS.f3);
    CPy_INCREF(CPyStatic_state___REASONS.f4);
    CPy_INCREF(CPyStatic_state___REASONS.f5);
    cpy_r_r117 = CPyStatic_state___globals;
    cpy_r_r118 = CPyStatics[140]; /* 'REASONS' */
    cpy_r_r119 = PyTuple_New(6);
    if (unlikely(cpy_r_r119 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp67 = cpy_r_r116.f0;
    PyTuple_SET_ITEM(cpy_r_r119, 0, __tmp67);
    PyObject *__tmp68 = cpy_r_r116.f1;
    PyTuple_SET_ITEM(cpy_r_r119, 1, __tmp68);
    PyObject *__tmp69 = cpy_r_r116.f2;
    PyTuple_SET_ITEM(cpy_r_r119, 2, __tmp69);
    PyObject *__tmp70 = cpy_r_r116.f3;
    PyTuple_SET_ITEM(cpy_r_r119, 3, __tmp70);
    PyObject *__tmp71 = cpy_r_r116.f4;
    PyTuple_SET_ITEM(cpy_r_r119, 4, __tmp71);
    PyObject *__tmp72 = cpy_r_r116.f5;
    PyTuple_SET_ITEM(cpy_r_r119, 5, __tmp72);
    cpy_r_r120 = CPyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 31, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r122 = (PyObject *)CPyType_contract___State;
    cpy_r_r123 = PyTuple_Pack(1, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r124 = CPyStatics[96]; /* 'geisterstunde.games.eighteen_ghosts.state' */
    cpy_r_r125 = (PyObject *)CPyType_state___Truth_template;
    cpy_r_r126 = CPyType_FromTemplate(cpy_r_r125, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL42;
    }
    cpy_r_r127 = CPyDef_state___Truth_trait_vtable_setup();
    if (unlikely(cpy_r_r127 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL45;
    }
    cpy_r_r128 = CPyDef_state___Truth_coroutine_setup(cpy_r_r126);
    if (unlikely(cpy_r_r128 == 2)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL45;
    }
    cpy_r_r129 = CPyStatics[36]; /* '__mypyc_attrs__' */
    cpy_r_r130 = CPyStatics[113]; /* 'is_short' */
    cpy_r_r131 = CPyStatics[114]; /* 'turn_limit' */
    cpy_r_r132 = CPyStatics[115]; /* 'at' */
    cpy_r_r133 = CPyStatics[116]; /* 'board' */
    cpy_r_r134 = CPyStatics[117]; /* 'facing' */
    cpy_r_r135 = CPyStatics[118]; /* 'free' */
    cpy_r_r136 = CPyStatics[119]; /* 'colours' */
    cpy_r_r137 = CPyStatics[120]; /* 'found' */
    cpy_r_r138 = CPyStatics[121]; /* 'in_dungeon' */
    cpy_r_r139 = CPyStatics[122]; /* 'outside' */
    cpy_r_r140 = CPyStatics[123]; /* 'placed' */
    cpy_r_r141 = CPyStatics[124]; /* 'turn' */
    cpy_r_r142 = CPyStatics[125]; /* 'seat' */
    cpy_r_r143 = CPyStatics[126]; /* 'releasing' */
    cpy_r_r144 = CPyStatics[127]; /* 'winner' */
    cpy_r_r145 = CPyStatics[128]; /* 'ending' */
    cpy_r_r146 = CPyStatics[129]; /* 'key' */
    cpy_r_r147 = CPyStatics[130]; /* 'past' */
    cpy_r_r148 = CPyStatics[40]; /* 'heard' */
    cpy_r_r149 = PyTuple_Pack(19, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL45;
    }
    cpy_r_r150 = PyObject_SetAttr(cpy_r_r126, cpy_r_r129, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL45;
    }
    CPyType_state___Truth = (PyTypeObject *)cpy_r_r126;
    CPy_INCREF(CPyType_state___Truth);
    cpy_r_r152 = CPyStatic_state___globals;
    cpy_r_r153 = CPyStatics[104]; /* 'Truth' */
    cpy_r_r154 = PyDict_SetItem(cpy_r_r152, cpy_r_r153, cpy_r_r126);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL45;
    }
    cpy_r_r156 = CPy_InitSubclass(cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("/work/main/src/geisterstunde/games/eighteen_ghosts/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL42;
    }
    return 1;
CPyL42: ;
    cpy_r_r157 = 2;
    return cpy_r_r157;
CPyL43: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL44: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL45: ;
    CPy_DecRef(cpy_r_r126);
    goto CPyL42;
}
                                        
                                        int CPyGlobalsInit(void)
                                        {
                                            static int is_initialized = 0;
                                            if (is_initialized) return 0;
                                            
                                            CPy_Init();
                                            CPyModule_geisterstunde___core___contract = (CPyModuleCache)Py_None;
                                            CPyModule_builtins = (CPyModuleCache)Py_None;
                                            CPyModule_typing = (CPyModuleCache)Py_None;
                                            CPyModule_librt___random = (CPyModuleCache)Py_None;
                                            CPyModule_librt___vecs = (CPyModuleCache)Py_None;
                                            CPyModule_mypy_extensions = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___core___words = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___core___playout = (CPyModuleCache)Py_None;
                                            CPyModule_builtins = (CPyModuleCache)Py_None;
                                            CPyModule_librt___random = (CPyModuleCache)Py_None;
                                            CPyModule_librt___vecs = (CPyModuleCache)Py_None;
                                            CPyModule_mypy_extensions = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___core___contract = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___games___eighteen_ghosts___box = (CPyModuleCache)Py_None;
                                            CPyModule_builtins = (CPyModuleCache)Py_None;
                                            CPyModule_typing = (CPyModuleCache)Py_None;
                                            CPyModule_librt___vecs = (CPyModuleCache)Py_None;
                                            CPyModule_mypy_extensions = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___games___eighteen_ghosts___rules = (CPyModuleCache)Py_None;
                                            CPyModule_builtins = (CPyModuleCache)Py_None;
                                            CPyModule_typing = (CPyModuleCache)Py_None;
                                            CPyModule_librt___random = (CPyModuleCache)Py_None;
                                            CPyModule_librt___vecs = (CPyModuleCache)Py_None;
                                            CPyModule_mypy_extensions = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___games___eighteen_ghosts___box = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___games___eighteen_ghosts___state = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___games___eighteen_ghosts___state = (CPyModuleCache)Py_None;
                                            CPyModule_builtins = (CPyModuleCache)Py_None;
                                            CPyModule_typing = (CPyModuleCache)Py_None;
                                            CPyModule_librt___vecs = (CPyModuleCache)Py_None;
                                            CPyModule_mypy_extensions = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___core___contract = (CPyModuleCache)Py_None;
                                            CPyModule_geisterstunde___games___eighteen_ghosts___box = (CPyModuleCache)Py_None;
                                            if (CPyStatics_Initialize(CPyStatics, CPyLit_Str, CPyLit_Bytes, CPyLit_Int, CPyLit_Float, CPyLit_Complex, CPyLit_Tuple, CPyLit_FrozenSet) < 0) {
                                                return -1;
                                            }
                                            is_initialized = 1;
                                            return 0;
                                        }
                                        
                                        CPyModuleLockAPI *CPyModuleLockAPI_geisterstunde = NULL;
                                        PyObject *CPyStatics[171];
                                        const char * const CPyLit_Str[] = {
    "\006\b__init__\023NotImplementedError\005actor\006to_act\005legal\005apply",
    "\b\020: no roll is due\nValueError\003due\004roll\006scores\awinners\006reason\005clone",
    "\b\006redeal\bbuiltins\005Final\006typing\006Random\flibrt.random\006append\003vec",
    "\005\nlibrt.vecs\003i64\nmypyc_attr\017mypy_extensions\005Event",
    "\005\030geisterstunde.core.words\006CHANCE\006NOBODY\vPERMUTATION\006NUMBER",
    "\a\033geisterstunde.core.contract\017__mypyc_attrs__\004kind\001n\004Roll\005heard\005State",
    "\004\024geisterstunde__mypyc\b__file__ .cpython-311-x86_64-linux-gnu.so\005index",
    "\f\001P\001.\003RBY\003red\004blue\006yellow\aCOLOURS\005north\004east\005south\004west\aFACINGS",
    "\t\tB R P B R\tY . Y . Y\tR B R B P\tB . Y . R\tY R P B Y\006CASTLE\002c1\002c5\002e3",
    "\b\fPORTAL_ROOMS\020PORTALS_AT_START\00512345\005abcde\005ROOMS\004WALL\tNO_COLOUR\006GHOSTS",
    "\t\005EMPTY\aDUNGEON\aOUTSIDE\006IN_BOX\nSTEP_PAIRS\nJUMP_PAIRS\005STEPS\004WAYS\006CARPET",
    "\b\fCARPET_ROOMS\006ORIGIN\006TARGET\nFIRST_STEP\nFIRST_JUMP\006COLOUR\005FRONT\005KINDS",
    "\004\vPOWERS_OF_7\004RANK\005final\'geisterstunde.games.eighteen_ghosts.box",
    "\002)geisterstunde.games.eighteen_ghosts.state\017ALL_COLOURS_OUT",
    "\006\rDEAD_POSITION\004DRAW\rNOT_RELEASING\nREPETITION\tTHREE_OUT\nTURN_LIMIT",
    "\b\005Truth\005PLACE\004MOVE\005FIGHT\aRELEASE\004PASS\006COUNTS\003ROW",
    "\004)geisterstunde.games.eighteen_ghosts.rules\bis_short\nturn_limit\002at",
    "\n\005board\006facing\004free\acolours\005found\nin_dungeon\aoutside\006placed\004turn\004seat",
    "\t\treleasing\006winner\006ending\003key\004past\005Rules\tUNDECIDED\aRUNNING\arunning",
    "\006\017all-colours-out\tthree-out\nrepetition\rdead-position\nturn-limit\aREASONS",
    "",
};
                                        const char * const CPyLit_Bytes[] = {
    "",
};
                                        const char * const CPyLit_Int[] = {
    "\021-1\000-2\0000\0001\0003\00018\00025\00026\00027\00062\00074\0006\0007\00092\0002\0004\0005",
    "",
};
                                        const double CPyLit_Float[] = {0};
                                        const double CPyLit_Complex[] = {0};
                                        const int CPyLit_Tuple[] = {
    13, 1, 19, 1, 21, 2, 23, 24, 2, 26, 27, 1, 29, 1, 26, 4, 31, 33, 39,
    41, 1, 24, 2, 19, 94, 16, 83, 84, 89, 76, 75, 88, 87, 90, 74, 78, 85,
    77, 81, 86, 72, 82, 8, 97, 98, 99, 100, 101, 102, 103, 104, 2, 32, 41,
    9, 83, 89, 76, 75, 74, 78, 91, 92, 93
};
                                        const int CPyLit_FrozenSet[] = {0};
                                        CPyModule *CPyModule_geisterstunde___core___contract__internal = NULL;
                                        CPyImportState CPyImportState_geisterstunde___core___contract = {0};
                                        CPyModuleCache CPyModule_geisterstunde___core___contract;
                                        PyObject *CPyStatic_contract___globals;
                                        CPyModuleCache CPyModule_builtins;
                                        CPyModuleCache CPyModule_typing;
                                        CPyModuleCache CPyModule_librt___random;
                                        CPyModuleCache CPyModule_librt___vecs;
                                        CPyModuleCache CPyModule_mypy_extensions;
                                        CPyModuleCache CPyModule_geisterstunde___core___words;
                                        int CPyExec_geisterstunde___core___contract(PyObject *module);
                                        PyObject *CPyInit_geisterstunde___core___contract(void);
                                        PyObject *CPyInitOnly_geisterstunde___core___contract(void);
                                        CPyModule *CPyModule_geisterstunde___core___playout__internal = NULL;
                                        CPyImportState CPyImportState_geisterstunde___core___playout = {0};
                                        CPyModuleCache CPyModule_geisterstunde___core___playout;
                                        PyObject *CPyStatic_playout___globals;
                                        int CPyExec_geisterstunde___core___playout(PyObject *module);
                                        PyObject *CPyInit_geisterstunde___core___playout(void);
                                        PyObject *CPyInitOnly_geisterstunde___core___playout(void);
                                        CPyModule *CPyModule_geisterstunde___games___eighteen_ghosts___box__internal = NULL;
                                        CPyImportState CPyImportState_geisterstunde___games___eighteen_ghosts___box = {0};
                                        CPyModuleCache CPyModule_geisterstunde___games___eighteen_ghosts___box;
                                        PyObject *CPyStatic_box___globals;
                                        int CPyExec_geisterstunde___games___eighteen_ghosts___box(PyObject *module);
                                        PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___box(void);
                                        PyObject *CPyInitOnly_geisterstunde___games___eighteen_ghosts___box(void);
                                        CPyModule *CPyModule_geisterstunde___games___eighteen_ghosts___rules__internal = NULL;
                                        CPyImportState CPyImportState_geisterstunde___games___eighteen_ghosts___rules = {0};
                                        CPyModuleCache CPyModule_geisterstunde___games___eighteen_ghosts___rules;
                                        PyObject *CPyStatic_rules___globals;
                                        CPyModule *CPyModule_geisterstunde___games___eighteen_ghosts___state__internal = NULL;
                                        CPyImportState CPyImportState_geisterstunde___games___eighteen_ghosts___state = {0};
                                        CPyModuleCache CPyModule_geisterstunde___games___eighteen_ghosts___state;
                                        int CPyExec_geisterstunde___games___eighteen_ghosts___rules(PyObject *module);
                                        PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___rules(void);
                                        PyObject *CPyInitOnly_geisterstunde___games___eighteen_ghosts___rules(void);
                                        PyObject *CPyStatic_state___globals;
                                        int CPyExec_geisterstunde___games___eighteen_ghosts___state(PyObject *module);
                                        PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___state(void);
                                        PyObject *CPyInitOnly_geisterstunde___games___eighteen_ghosts___state(void);
                                        PyTypeObject *CPyType_contract___Roll;
                                        PyObject *CPyDef_contract___Roll(int64_t cpy_r_kind, int64_t cpy_r_n);
                                        PyTypeObject *CPyType_contract___State;
                                        PyObject *CPyDef_contract___State(void);
                                        char CPyDef_contract___Roll_____init__(PyObject *cpy_r_self, int64_t cpy_r_kind, int64_t cpy_r_n);
                                        PyObject *CPyPy_contract___Roll_____init__(PyObject *self, PyObject *args, PyObject *kw);
                                        PyObject *CPyDef_contract___permutation_of(int64_t cpy_r_n);
                                        PyObject *CPyPy_contract___permutation_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___number_below(int64_t cpy_r_n);
                                        PyObject *CPyPy_contract___number_below(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State_____init__(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State_____init__(PyObject *self, PyObject *args, PyObject *kw);
                                        char CPyDef_contract___State_____init___3__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State_____init___3__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        int64_t CPyDef_contract___State___actor(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___actor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        int64_t CPyDef_contract___State___actor__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___actor__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_contract___State___to_act(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___to_act(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_contract___State___to_act__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___to_act__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_contract___State___legal(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_contract___State___legal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_contract___State___legal__State_glue(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_contract___State___legal__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State___apply(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_action);
                                        PyObject *CPyPy_contract___State___apply(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State___apply__State_glue(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_action);
                                        PyObject *CPyPy_contract___State___apply__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___State___due(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___due(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___State___due__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___due__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State___roll(PyObject *cpy_r_self, VecI64 cpy_r_outcome);
                                        PyObject *CPyPy_contract___State___roll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State___roll__State_glue(PyObject *cpy_r_self, VecI64 cpy_r_outcome);
                                        PyObject *CPyPy_contract___State___roll__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecFloat CPyDef_contract___State___scores(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___scores(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecFloat CPyDef_contract___State___scores__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___scores__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_contract___State___winners(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_contract___State___winners__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___winners__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___State___reason(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___State___reason__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___reason__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___State___clone(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___clone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_contract___State___clone__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_contract___State___clone__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State___redeal(PyObject *cpy_r_self, int64_t cpy_r_seat, PyObject *cpy_r_rng);
                                        PyObject *CPyPy_contract___State___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract___State___redeal__State_glue(PyObject *cpy_r_self, int64_t cpy_r_seat, PyObject *cpy_r_rng);
                                        PyObject *CPyPy_contract___State___redeal__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_contract_____top_level__(void);
                                        VecI64 CPyDef_playout___rolled(PyObject *cpy_r_due, PyObject *cpy_r_rng);
                                        PyObject *CPyPy_playout___rolled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        int64_t CPyDef_playout___play_out(PyObject *cpy_r_state, PyObject *cpy_r_rng);
                                        PyObject *CPyPy_playout___play_out(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_playout_____top_level__(void);
                                        tuple_T3OOO CPyStatic_box___COLOURS = { NULL, NULL, NULL };
                                        tuple_T4OOOO CPyStatic_box___FACINGS = { NULL, NULL, NULL, NULL };
                                        tuple_T5OOOOO CPyStatic_box___CASTLE = { NULL, NULL, NULL, NULL, NULL };
                                        tuple_T3OOO CPyStatic_box___PORTAL_ROOMS = { NULL, NULL, NULL };
                                        tuple_T3OOO CPyStatic_box___PORTALS_AT_START = { NULL, NULL, NULL };
                                        PyObject *CPyStatic_box___ROOMS = NULL;
                                        PyObject *CPyStatic_box___STEP_PAIRS = NULL;
                                        PyObject *CPyStatic_box___JUMP_PAIRS = NULL;
                                        VecI64 CPyStatic_box___CARPET = { -1, NULL };
                                        VecI64 CPyStatic_box___CARPET_ROOMS = { -1, NULL };
                                        VecI64 CPyStatic_box___ORIGIN = { -1, NULL };
                                        VecI64 CPyStatic_box___TARGET = { -1, NULL };
                                        VecI64 CPyStatic_box___FIRST_STEP = { -1, NULL };
                                        VecI64 CPyStatic_box___FIRST_JUMP = { -1, NULL };
                                        VecI64 CPyStatic_box___COLOUR = { -1, NULL };
                                        VecI64 CPyStatic_box___FRONT = { -1, NULL };
                                        VecI64 CPyStatic_box___POWERS_OF_7 = { -1, NULL };
                                        VecI64 CPyStatic_box___RANK = { -1, NULL };
                                        CPyTagged CPyDef_box___room_number(PyObject *cpy_r_name);
                                        PyObject *CPyPy_box___room_number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_box____printed(CPyTagged cpy_r_room);
                                        PyObject *CPyPy_box____printed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        CPyTagged CPyDef_box____neighbour(CPyTagged cpy_r_room, CPyTagged cpy_r_facing);
                                        PyObject *CPyPy_box____neighbour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_box____steps(void);
                                        PyObject *CPyPy_box____steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_box____jumps(void);
                                        PyObject *CPyPy_box____jumps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_box____first(PyObject *cpy_r_pairs, CPyTagged cpy_r_start);
                                        PyObject *CPyPy_box____first(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_box____carpets(CPyTagged cpy_r_colour);
                                        PyObject *CPyPy_box____carpets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_box_____top_level__(void);
                                        CPyTagged CPyStatic_rules___FIGHT = CPY_INT_TAG;
                                        CPyTagged CPyStatic_rules___RELEASE = CPY_INT_TAG;
                                        CPyTagged CPyStatic_rules___PASS = CPY_INT_TAG;
                                        VecI64 CPyStatic_rules___NUMBER = { -1, NULL };
                                        VecI64 CPyStatic_rules___COUNTS = { -1, NULL };
                                        VecI64 CPyStatic_rules___ROW = { -1, NULL };
                                        PyTypeObject *CPyType_rules___Rules;
                                        PyObject *CPyDef_rules___Rules(char cpy_r_is_short, int64_t cpy_r_turn_limit);
                                        VecI64 CPyDef_rules___Rules___legal(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_rules___Rules___legal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules___apply(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_action);
                                        PyObject *CPyPy_rules___Rules___apply(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_rules___Rules____placements(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_rules___Rules____placements(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_rules___Rules____free_rooms(PyObject *cpy_r_self, VecI64 cpy_r_actions, int64_t cpy_r_colour);
                                        PyObject *CPyPy_rules___Rules____free_rooms(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        VecI64 CPyDef_rules___Rules____turn_actions(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_rules___Rules____turn_actions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____has_free_room(PyObject *cpy_r_self, int64_t cpy_r_colour);
                                        PyObject *CPyPy_rules___Rules____has_free_room(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____place(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_room);
                                        PyObject *CPyPy_rules___Rules____place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____set_down(PyObject *cpy_r_self, int64_t cpy_r_room);
                                        PyObject *CPyPy_rules___Rules____set_down(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____move(PyObject *cpy_r_self, int64_t cpy_r_origin, int64_t cpy_r_target);
                                        PyObject *CPyPy_rules___Rules____move(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____fight(PyObject *cpy_r_self, int64_t cpy_r_origin, int64_t cpy_r_target);
                                        PyObject *CPyPy_rules___Rules____fight(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____escape_from(PyObject *cpy_r_self, int64_t cpy_r_room);
                                        PyObject *CPyPy_rules___Rules____escape_from(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____end_turn(PyObject *cpy_r_self);
                                        PyObject *CPyPy_rules___Rules____end_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____is_decided(PyObject *cpy_r_self);
                                        PyObject *CPyPy_rules___Rules____is_decided(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____has_won(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_rules___Rules____has_won(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____can_never_win(PyObject *cpy_r_self, int64_t cpy_r_seat);
                                        PyObject *CPyPy_rules___Rules____can_never_win(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules____is_shut_for_ever(PyObject *cpy_r_self, int64_t cpy_r_colour);
                                        PyObject *CPyPy_rules___Rules____is_shut_for_ever(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_rules___Rules___clone(PyObject *cpy_r_self);
                                        PyObject *CPyPy_rules___Rules___clone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        PyObject *CPyDef_rules___Rules___clone__State_glue(PyObject *cpy_r_self);
                                        PyObject *CPyPy_rules___Rules___clone__State_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules___Rules___redeal(PyObject *cpy_r_self, int64_t cpy_r_seat, PyObject *cpy_r_rng);
                                        PyObject *CPyPy_rules___Rules___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_rules_____top_level__(void);
                                        tuple_T6OOOOOO CPyStatic_state___REASONS = { NULL, NULL, NULL, NULL, NULL, NULL };
                                        PyTypeObject *CPyType_state___Truth;
                                        PyObject *CPyDef_state___Truth(char cpy_r_is_short, int64_t cpy_r_turn_limit);
                                        char CPyDef_state___Truth_____init__(PyObject *cpy_r_self, char cpy_r_is_short, int64_t cpy_r_turn_limit);
                                        PyObject *CPyPy_state___Truth_____init__(PyObject *self, PyObject *args, PyObject *kw);
                                        char CPyDef_state___Truth___copy_into(PyObject *cpy_r_self, PyObject *cpy_r_other);
                                        PyObject *CPyPy_state___Truth___copy_into(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        int64_t CPyDef_state___Truth___actor(PyObject *cpy_r_self);
                                        PyObject *CPyPy_state___Truth___actor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_state___Truth___put(PyObject *cpy_r_self, int64_t cpy_r_ghost, int64_t cpy_r_room);
                                        PyObject *CPyPy_state___Truth___put(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_state___Truth___lift(PyObject *cpy_r_self, int64_t cpy_r_ghost, int64_t cpy_r_room);
                                        PyObject *CPyPy_state___Truth___lift(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        int64_t CPyDef_state___Truth___rest_key(PyObject *cpy_r_self);
                                        PyObject *CPyPy_state___Truth___rest_key(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        int64_t CPyDef_state___Truth___remember_position(PyObject *cpy_r_self);
                                        PyObject *CPyPy_state___Truth___remember_position(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
                                        char CPyDef_state_____top_level__(void);
                                        
                                        static int exec_geisterstunde__mypyc(PyObject *module)
                                        {
                                            int res;
                                            PyObject *capsule;
                                            PyObject *tmp;
                                            
                                            if (CPyModuleLockAPI_geisterstunde == NULL) {
                                                CPyModuleLockAPI_geisterstunde = CPyModuleLockAPI_Alloc();
                                                if (CPyModuleLockAPI_geisterstunde == NULL) goto fail;
                                            }
                                            if (intern_strings() < 0) goto fail;
                                            if (CPyGlobalsInit() < 0) goto fail;
                                            
                                            extern PyObject *CPyInit_geisterstunde___core___contract(void);
                                            capsule = PyCapsule_New((void *)CPyInit_geisterstunde___core___contract, "geisterstunde__mypyc.init_geisterstunde___core___contract", NULL);
                                            if (!capsule) {
                                                goto fail;
                                            }
                                            res = PyObject_SetAttrString(module, "init_geisterstunde___core___contract", capsule);
                                            Py_DECREF(capsule);
                                            if (res < 0) {
                                                goto fail;
                                            }
                                            
                                            extern PyObject *CPyInit_geisterstunde___core___playout(void);
                                            capsule = PyCapsule_New((void *)CPyInit_geisterstunde___core___playout, "geisterstunde__mypyc.init_geisterstunde___core___playout", NULL);
                                            if (!capsule) {
                                                goto fail;
                                            }
                                            res = PyObject_SetAttrString(module, "init_geisterstunde___core___playout", capsule);
                                            Py_DECREF(capsule);
                                            if (res < 0) {
                                                goto fail;
                                            }
                                            
                                            extern PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___box(void);
                                            capsule = PyCapsule_New((void *)CPyInit_geisterstunde___games___eighteen_ghosts___box, "geisterstunde__mypyc.init_geisterstunde___games___eighteen_ghosts___box", NULL);
                                            if (!capsule) {
                                                goto fail;
                                            }
                                            res = PyObject_SetAttrString(module, "init_geisterstunde___games___eighteen_ghosts___box", capsule);
                                            Py_DECREF(capsule);
                                            if (res < 0) {
                                                goto fail;
                                            }
                                            
                                            extern PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___rules(void);
                                            capsule = PyCapsule_New((void *)CPyInit_geisterstunde___games___eighteen_ghosts___rules, "geisterstunde__mypyc.init_geisterstunde___games___eighteen_ghosts___rules", NULL);
                                            if (!capsule) {
                                                goto fail;
                                            }
                                            res = PyObject_SetAttrString(module, "init_geisterstunde___games___eighteen_ghosts___rules", capsule);
                                            Py_DECREF(capsule);
                                            if (res < 0) {
                                                goto fail;
                                            }
                                            
                                            extern PyObject *CPyInit_geisterstunde___games___eighteen_ghosts___state(void);
                                            capsule = PyCapsule_New((void *)CPyInit_geisterstunde___games___eighteen_ghosts___state, "geisterstunde__mypyc.init_geisterstunde___games___eighteen_ghosts___state", NULL);
                                            if (!capsule) {
                                                goto fail;
                                            }
                                            res = PyObject_SetAttrString(module, "init_geisterstunde___games___eighteen_ghosts___state", capsule);
                                            Py_DECREF(capsule);
                                            if (res < 0) {
                                                goto fail;
                                            }
                                            
                                            return 0;
                                            fail:
                                            return -1;
                                        }
                                        static PyModuleDef module_def_geisterstunde__mypyc = {
                                            PyModuleDef_HEAD_INIT,
                                            .m_name = "geisterstunde__mypyc",
                                            .m_doc = NULL,
                                            .m_size = -1,
                                            .m_methods = NULL,
                                        };
                                        PyMODINIT_FUNC PyInit_geisterstunde__mypyc(void) {
                                            static PyObject *module = NULL;
                                            if (module) {
                                                Py_INCREF(module);
                                                return module;
                                            }
                                            module = PyModule_Create(&module_def_geisterstunde__mypyc);
                                            if (!module) {
                                                return NULL;
                                            }
                                            if (exec_geisterstunde__mypyc(module) < 0) {
                                                Py_DECREF(module);
                                                module = NULL;
                                                return NULL;
                                            }
                                            return module;
                                        }
