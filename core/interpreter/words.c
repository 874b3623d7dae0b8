#include "interpreter/words.h"

#include <string.h>

#include "base/words.h"

bool sw_word_writes(const char *name) {
  size_t size = strlen(name);
  if (size > 1 && name[size - 1] == '_' && name[size - 2] != '_') return true;
  return sw_words_hold(
      "append extend insert pop remove clear sort reverse update setdefault popitem "
      "add discard fill put resize partition itemset setflags setfield byteswap "
      "copyto place putmask put_along_axis fill_diagonal shuffle at set_ apply "
      "step zero_grad backward load_state_dict fit partial_fit register_buffer "
      "register_parameter register_hook train eval share_memory send next "
      "__setitem__ __iadd__ __next__ manual_seed set_state seed",
      name);
}

static bool holds_any(const char *text, size_t size, const char *const *parts) {
  for (; *parts; parts++) {
    size_t length = strlen(*parts);
    for (size_t at = 0; at + length <= size; at++) {
      if (memcmp(text + at, *parts, length) == 0) return true;
    }
  }
  return false;
}

bool sw_path_draws(const char *path, size_t size) {
  static const char *const parts[] = {
      "rand",   "normal",      "bernoulli",  "multinomial", "poisson",   "shuffle", "permut",
      "choice", "nn",          "init",       "seed",        "gumbel",    "relu",    "lowrank",
      "binom",  "exponential", "uniform",    "sample",      "geometric", "cauchy",  "dropout",
      "gamma",  "distrib",     "attention",  "utils",       "models",    "seed",    "Generator",
      "rng",    "optim",       "functional", NULL};
  return holds_any(path, size, parts);
}

bool sw_text_sets(const char *text, size_t size) {
  static const char *const parts[] = {"set_", "printoptions", "seterr", "errstate", NULL};
  return holds_any(text, size, parts);
}

static bool root_in(const char *words, const char *module) {
  return sw_words_hold_part(words, module, strcspn(module, "."));
}

bool sw_module_harmless(const char *name) {
  return root_in("time timeit os sys math cmath json re string datetime pathlib itertools operator "
                 "collections copy functools logging io glob shutil pickle statistics platform "
                 "fractions decimal textwrap pprint uuid hashlib struct array csv argparse types "
                 "contextlib inspect traceback numbers enum subprocess",
                 name);
}

bool sw_module_has_no_effect(const char *name) {
  return root_in("matplotlib mpl_toolkits pylab seaborn plotly bokeh IPython ipywidgets google "
                 "typing typing_extensions __future__ abc gc time",
                 name);
}

bool sw_builtin_harmless(const char *name) {
  return sw_words_hold(
      "print len range slice type isinstance int float bool str list tuple dict set "
      "frozenset repr abs round pow divmod sum min max any all sorted zip enumerate "
      "reversed map filter id hash hex bin oct chr ord format ascii callable "
      "issubclass hasattr getattr complex bytes bytearray memoryview iter open input",
      name);
}

bool sw_builtin_known(const char *name) {
  if (name[0] == '_') return name[1] == '_';
  return sw_builtin_harmless(name) ||
         sw_words_hold(
             "aiter anext breakpoint compile copyright credits delattr dir eval exec exit globals "
             "help license locals next object quit setattr super vars NotImplemented Ellipsis "
             "Warning UserWarning RuntimeWarning DeprecationWarning FutureWarning SyntaxWarning "
             "OSError IOError EOFError SystemExit "
             "KeyboardInterrupt FloatingPointError SyntaxError UnboundLocalError "
             "BufferError GeneratorExit TimeoutError UnicodeError SystemError EnvironmentError "
             "FileNotFoundError PermissionError IndentationError TabError ReferenceError "
             "ResourceWarning ExceptionGroup",
             name);
}
