/* Included into all C files that mypyc writes: marks the functions that they only call after an error, and the one that
 * frees an object, as cold. The compiler then moves those calls away from the code that runs, which leaves more of it in
 * the processor's cache.
 */
#include <Python.h>

#define COLD __attribute__((cold))

COLD void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
COLD void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                                 const char *expected, PyObject *value);
COLD void CPy_AttributeError(const char *filename, const char *funcname, const char *classname, const char *attrname,
                             int line, PyObject *globals);
COLD void CPy_TypeError(const char *expected, PyObject *value);
COLD void PyErr_SetNone(PyObject *);
COLD void PyErr_SetString(PyObject *, const char *);
COLD PyObject *PyErr_Occurred(void);
COLD void _Py_Dealloc(PyObject *);

#undef COLD
