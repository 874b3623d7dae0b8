/* stridewise._core: core/include/stridewise.h for CPython, through its limited API alone. */
#include <Python.h>

#include "stridewise.h"

typedef struct Program {
  PyObject_HEAD SwProgram *program;
} Program;

static PyObject *text_of(SwBytes bytes) {
  if (!bytes.data) Py_RETURN_NONE;
  return PyUnicode_DecodeUTF8(bytes.data, (Py_ssize_t)bytes.size, "replace");
}

/* -- Program ------------------------------------------------------------------------------- */

/* A str as UTF-8; lone surrogates, which UTF-8 can't encode, become question marks. */
static PyObject *utf8_of(PyObject *text) {
  return PyUnicode_AsEncodedString(text, "utf-8", "replace");
}

static PyObject *program_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"source", "memory_limit", "stories", "max_values", NULL};
  PyObject *text, *bytes;
  long long memory_limit = 0, max_values = 0;
  int stories = 1;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "U|LpL", names, &text, &memory_limit, &stories,
                                   &max_values))
    return NULL;
  if (!(bytes = utf8_of(text))) return NULL;
  char *source;
  Py_ssize_t size;
  SwProgram *program = NULL;
  if (PyBytes_AsStringAndSize(bytes, &source, &size) == 0) {
    SwOptions options = {
        .memory_limit = memory_limit, .no_stories = !stories, .max_values = max_values};
    Py_BEGIN_ALLOW_THREADS program = sw_program_run(source, (size_t)size, &options);
    Py_END_ALLOW_THREADS
  }
  Py_DECREF(bytes);
  if (!program) return PyErr_Occurred() ? NULL : PyErr_NoMemory();
  allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
  Program *self = (Program *)allocate(type, 0);
  if (self)
    self->program = program;
  else
    sw_program_free(program);
  return (PyObject *)self;
}

static void program_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  sw_program_free(((Program *)self)->program);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

static SwProgram *of(PyObject *self) {
  return ((Program *)self)->program;
}

static PyObject *transcript(PyObject *self, PyObject *unused) {
  (void)unused;
  return text_of(sw_program_transcript(of(self)));
}

static PyObject *status(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromLong(sw_program_status(of(self)));
}

static PyObject *statement_count(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyLong_FromLong(sw_program_statement_count(of(self)));
}

static PyObject *map(PyObject *self, PyObject *unused) {
  (void)unused;
  return text_of(sw_program_map(of(self)));
}
static PyObject *map_text(PyObject *self, PyObject *unused) {
  (void)unused;
  return text_of(sw_program_map_text(of(self)));
}
static PyObject *map_svg(PyObject *self, PyObject *unused) {
  (void)unused;
  return text_of(sw_program_map_svg(of(self)));
}
static PyObject *map_html(PyObject *self, PyObject *unused) {
  (void)unused;
  return text_of(sw_program_map_html(of(self)));
}

typedef SwBytes OfStatement(SwProgram *program, int statement);

static PyObject *told(PyObject *self, PyObject *args, OfStatement *tell) {
  int statement;
  if (!PyArg_ParseTuple(args, "i", &statement)) return NULL;
  return text_of(tell(of(self), statement));
}

static PyObject *session(PyObject *self, PyObject *args) {
  return told(self, args, sw_program_session);
}
static PyObject *story(PyObject *self, PyObject *args) {
  return told(self, args, sw_program_story);
}
static PyObject *explain(PyObject *self, PyObject *args) {
  return told(self, args, sw_program_explain);
}
static PyObject *explain_refused(PyObject *self, PyObject *args) {
  return told(self, args, sw_program_explain_refused);
}

static PyObject *scene(PyObject *self, PyObject *args) {
  int statement;
  long long step;
  if (!PyArg_ParseTuple(args, "iL", &statement, &step)) return NULL;
  return text_of(sw_program_scene(of(self), statement, step));
}

static PyObject *stop_after(PyObject *self, PyObject *args) {
  int statement;
  long long step;
  if (!PyArg_ParseTuple(args, "iL", &statement, &step)) return NULL;
  return PyLong_FromLongLong(sw_program_stop_after(of(self), statement, step));
}

static PyObject *steps(PyObject *self, PyObject *args) {
  int statement;
  if (!PyArg_ParseTuple(args, "i", &statement)) return NULL;
  return PyLong_FromLongLong(sw_program_steps(of(self), statement));
}

static PyObject *statement_at(PyObject *self, PyObject *args) {
  int line;
  if (!PyArg_ParseTuple(args, "i", &line)) return NULL;
  return PyLong_FromLong(sw_program_statement_at(of(self), line));
}

static PyMethodDef program_methods[] = {
    {"transcript", transcript, METH_NOARGS, "The transcript as JSON."},
    {"status", status, METH_NOARGS, "1 where a statement raised, 2 where not all was run, else 0."},
    {"statement_count", statement_count, METH_NOARGS, "How many statements there are."},
    {"map", map, METH_NOARGS, "Every call with its shapes, as JSON."},
    {"map_text", map_text, METH_NOARGS, "The same as text."},
    {"map_svg", map_svg, METH_NOARGS, "The same as a picture."},
    {"map_html", map_html, METH_NOARGS, "The same as a page."},
    {"session", session, METH_VARARGS, "A statement as an interactive session shows it."},
    {"story", story, METH_VARARGS, "The story of a statement as JSON."},
    {"scene", scene, METH_VARARGS, "One step of it as JSON."},
    {"steps", steps, METH_VARARGS, "How many steps the story of a statement has."},
    {"stop_after", stop_after, METH_VARARGS, "The stop that follows a step, or -1."},
    {"explain", explain, METH_VARARGS, "The story of a statement as text."},
    {"explain_refused", explain_refused, METH_VARARGS, "Of its operations the refused one."},
    {"statement_at", statement_at, METH_VARARGS, "The statement that stands at a line, or -1."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot program_slots[] = {
    {Py_tp_doc, "A program that the core has run."},
    {Py_tp_new, program_new},
    {Py_tp_dealloc, program_dealloc},
    {Py_tp_methods, program_methods},
    {0, NULL},
};

static PyType_Spec program_spec = {
    .name = "stridewise._core.Program",
    .basicsize = sizeof(Program),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = program_slots,
};

/* -- Module -------------------------------------------------------------------------------- */

static PyObject *diagnose(PyObject *self, PyObject *args) {
  PyObject *text, *bytes, *out = NULL;
  char *source;
  Py_ssize_t size;
  (void)self;
  if (!PyArg_ParseTuple(args, "U", &text) || !(bytes = utf8_of(text))) return NULL;
  if (PyBytes_AsStringAndSize(bytes, &source, &size) == 0) {
    SwBytes diagnosis;
    Py_BEGIN_ALLOW_THREADS diagnosis = sw_diagnose(source, (size_t)size, "", 0);
    Py_END_ALLOW_THREADS out = text_of(diagnosis);
    sw_diagnosis_free(diagnosis);
  }
  Py_DECREF(bytes);
  return out;
}

static PyMethodDef functions[] = {
    {"diagnose", diagnose, METH_VARARGS, "What a pasted error is, as JSON, or None."},
    {NULL, NULL, 0, NULL},
};

static int execute(PyObject *module) {
  PyObject *type = PyType_FromSpec(&program_spec);
  if (!type) return -1;
  int failed = PyModule_AddObject(module, "Program", type);
  if (failed) Py_DECREF(type);
  return failed ? -1 : PyModule_AddStringConstant(module, "version", sw_version());
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)execute}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "stridewise._core",
    .m_methods = functions,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__core(void) {
  return PyModuleDef_Init(&definition);
}
