#ifndef MYPYC_NATIVE_geisterstunde_H
#define MYPYC_NATIVE_geisterstunde_H
#include <Python.h>
#include <CPy.h>
#include "random/librt_random.h"
#include "vecs/librt_vecs.h"
#ifndef MYPYC_DECLARED_tuple_T5OOOOO
#define MYPYC_DECLARED_tuple_T5OOOOO
typedef struct tuple_T5OOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
} tuple_T5OOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4IIII
#define MYPYC_DECLARED_tuple_T4IIII
typedef struct tuple_T4IIII {
    CPyTagged f0;
    CPyTagged f1;
    CPyTagged f2;
    CPyTagged f3;
} tuple_T4IIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
#endif

#ifndef MYPYC_DECLARED_tuple_T3OOO
#define MYPYC_DECLARED_tuple_T3OOO
typedef struct tuple_T3OOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
} tuple_T3OOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4OOOO
#define MYPYC_DECLARED_tuple_T4OOOO
typedef struct tuple_T4OOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
} tuple_T4OOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T6OOOOOO
#define MYPYC_DECLARED_tuple_T6OOOOOO
typedef struct tuple_T6OOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
} tuple_T6OOOOOO;
#endif

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    int64_t _kind;
    int64_t _n;
} geisterstunde___core___contract___RollObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_heard;
} geisterstunde___core___contract___StateObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_heard;
    char _is_short;
    int64_t _turn_limit;
    VecI64 _at;
    VecI64 _board;
    VecI64 _facing;
    VecI64 _free;
    VecI64 _colours;
    VecI64 _found;
    VecI64 _in_dungeon;
    VecI64 _outside;
    int64_t _placed;
    int64_t _turn;
    int64_t _seat;
    int64_t _releasing;
    int64_t _winner;
    int64_t _ending;
    int64_t _key;
    VecI64 _past;
} geisterstunde___games___eighteen_ghosts___rules___RulesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_heard;
    char _is_short;
    int64_t _turn_limit;
    VecI64 _at;
    VecI64 _board;
    VecI64 _facing;
    VecI64 _free;
    VecI64 _colours;
    VecI64 _found;
    VecI64 _in_dungeon;
    VecI64 _outside;
    int64_t _placed;
    int64_t _turn;
    int64_t _seat;
    int64_t _releasing;
    int64_t _winner;
    int64_t _ending;
    int64_t _key;
    VecI64 _past;
} geisterstunde___games___eighteen_ghosts___state___TruthObject;

#endif
