/* A disk that fails on demand, for one program: LD_PRELOAD=faults.so FAULTS=FILE.
 *
 * FILE holds one line: CALL ERRNO COUNT PART. The next COUNT calls of that name (sync or write) on a file whose path
 * contains PART fail with ERRNO; a COUNT of 0 means none. What the call would have done before the error is done: a
 * failing sync leaves what was written where the next reader finds it, a failing write writes nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int read_wish(char *call, int *number, int *count, char *part) {
    const char *wishes = getenv("FAULTS");
    FILE *file = wishes ? fopen(wishes, "re") : NULL;
    if (!file) return 0;
    int found = fscanf(file, "%15s %d %d %255s", call, number, count, part);
    fclose(file);
    return found == 4 && *count > 0;
}

static void write_wish(const char *call, int number, int count, const char *part) {
    FILE *file = fopen(getenv("FAULTS"), "we");
    if (!file) return;
    fprintf(file, "%s %d %d %s\n", call, number, count, part);
    fclose(file);
}

static int fails(const char *call, int descriptor) {
    char wanted[16], part[256], link[64], path[4096];
    int number, count;
    int before = errno;
    if (!read_wish(wanted, &number, &count, part) || strcmp(wanted, call) != 0) {
        errno = before;
        return 0;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    if (!strstr(path, part)) {
        errno = before;
        return 0;
    }
    write_wish(wanted, number, count - 1, part);
    errno = number;
    return 1;
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

int fdatasync(int descriptor) {
    if (fails("sync", descriptor)) return -1;
    return ((int (*)(int))real("fdatasync"))(descriptor);
}

int fsync(int descriptor) {
    if (fails("sync", descriptor)) return -1;
    return ((int (*)(int))real("fsync"))(descriptor);
}

ssize_t pwrite(int descriptor, const void *words, size_t length, off_t place) {
    if (fails("write", descriptor)) return -1;
    return ((ssize_t(*)(int, const void *, size_t, off_t))real("pwrite"))(descriptor, words, length, place);
}

ssize_t pwrite64(int descriptor, const void *words, size_t length, off64_t place) {
    if (fails("write", descriptor)) return -1;
    return ((ssize_t(*)(int, const void *, size_t, off64_t))real("pwrite64"))(descriptor, words, length, place);
}
