/*
 * Bytes choose among the rules of a grammar, and so every input is a program of classes, calls,
 * generators and comprehensions. With SHOW in the environment each program is printed.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/whole_program.h"

#define ROOM  6000
#define DEPTH 7
#define LISTS(x)                                                                                   \
  { (x), sizeof(x) / sizeof *(x) }

/*
 * In an alternative, `$` and a letter is another rule, by its letter; a line break is followed by
 * the indentation of the place. `$>` and `$<` move the indentation. When the bytes or the depth
 * are used up, the first alternative is taken: the first ones come to an end.
 */
static const char *const number[] = {"1", "0", "2", "3", "-1", "2.5", "True", "10**20"};
static const char *const word[] = {"'a'", "'ab'", "f'{$v}'", "f'{$e:>{$d}}'", "''", "'%s' % $e"};
static const char *const name[] = {"a", "b", "x", "t", "self"};
static const char *const function[] = {"f", "g", "h"};
static const char *const class_name[] = {"A", "B", "C"};
static const char *const member[] = {"m", "n", "value", "x", "forward"};
static const char *const target[] = {"$v",    "$v, $v", "$v, *$v",
                                     "$v.$m", "$v[$e]", "($v, ($v, $v))"};
static const char *const builtin[] = {"len",
                                      "list",
                                      "tuple",
                                      "sum",
                                      "sorted",
                                      "enumerate",
                                      "zip",
                                      "map",
                                      "next",
                                      "print",
                                      "set",
                                      "range",
                                      "super",
                                      "getattr",
                                      "isinstance",
                                      "reversed",
                                      "type",
                                      "dict",
                                      "min",
                                      "iter",
                                      "any",
                                      "repr",
                                      "hash",
                                      "callable",
                                      "functools.partial",
                                      "str",
                                      "torch.ones",
                                      "torch.arange",
                                      "torch.stack",
                                      "np.zeros",
                                      "itertools.chain",
                                      "setattr"};
static const char *const argument[] = {"$e", "*$e", "**$e", "$m=$e", "key=$e", "$e for $t in $e"};
static const char *const arguments[] = {"", "$a", "$a, $a", "$a, $a, $a"};
static const char *const clause[] = {"for $t in $e", "for $t in $e if $e", "for $t in $e $c",
                                     "for $t in range($d)"};
static const char *const comparison[] = {"==", "<", ">=", "!=", "in", "not in", "is", "is not"};
static const char *const sign[] = {"+", "-", "*", "/", "//", "%", "**", "@", "&", "|", "^", "<<"};
static const char *const expression[] = {"$v",
                                         "$d",
                                         "$w",
                                         "None",
                                         "($e, $e)",
                                         "[$e, $e]",
                                         "{$e: $e}",
                                         "{$e}",
                                         "()",
                                         "[$e $c]",
                                         "($e $c)",
                                         "{$e $c}",
                                         "{$e: $e $c}",
                                         "$f($r)",
                                         "$K($r)",
                                         "$v.$m($r)",
                                         "$v.$m",
                                         "$b($r)",
                                         "$v[$e]",
                                         "$v[$e:$e]",
                                         "$e $s $e",
                                         "$e $q $e",
                                         "not $e",
                                         "-$e",
                                         "$e if $e else $e",
                                         "lambda $p: $e",
                                         "(lambda $p: $e)($r)",
                                         "($v := $e)",
                                         "$e and $e",
                                         "$e or $e",
                                         "$v[..., None]",
                                         "[*$e, *$e]",
                                         "{**$e, $e: $e}",
                                         "super().$m($r)",
                                         "$K.$m($r)",
                                         "$f",
                                         "$K",
                                         "$e.$m",
                                         "$e[$e]",
                                         "$e($r)",
                                         "torch.ones($d, $d)",
                                         "np.arange(6).reshape($d, $d)",
                                         "$f($e).$m",
                                         "range($d)",
                                         "iter($e)",
                                         "(yield_ := $e)"};
static const char *const parameters[] = {
    "", "$v", "$v, $v=$e", "*args", "$v, *args, **kwargs", "$v, *, $m=$e", "**kwargs", "$v, /, $m"};
static const char *const decorator[] = {"@$f",           "@property",       "@staticmethod",
                                        "@classmethod",  "@dataclass",      "@functools.wraps($f)",
                                        "@value.setter", "@torch.no_grad()"};
static const char *const operator_name[] = {
    "__init__",    "__call__",      "__add__",  "__radd__",    "__eq__",    "__len__",
    "__getitem__", "__iter__",      "__next__", "__repr__",    "__enter__", "__exit__",
    "__bool__",    "__contains__",  "__lt__",   "__setitem__", "__iadd__",  "__hash__",
    "__getattr__", "__post_init__", "__str__"};
static const char *const error[] = {"ValueError",     "TypeError",     "Exception",   "$K",
                                    "(KeyError, $K)", "StopIteration", "RuntimeError"};
static const char *const bases[] = {"",     "($K)", "($K, $K)", "(nn.Module)", "(ValueError)",
                                    "($e)", "()"};
static const char *const inner[] = {"pass",
                                    "return $e",
                                    "yield $e",
                                    "yield from $e",
                                    "return",
                                    "$v = yield $e",
                                    "nonlocal $v",
                                    "global $v",
                                    "return $e",
                                    "self.$m = $e",
                                    "super().__init__($r)",
                                    "$S",
                                    "$S",
                                    "$S"};
static const char *const body[] = {"$>\n$i$<", "$>\n$i\n$i$<", "$>\n$i\n$i\n$i$<"};
static const char *const loop_body[] = {"$>\n$S$<", "$>\n$S\n$S$<", "$>\nif $e: break\n$S$<",
                                        "$>\nif $e: continue\n$S$<"};
static const char *const method[] = {"$m = $e",
                                     "def $m(self):$B",
                                     "def $o(self, $p):$B",
                                     "$D\ndef $m(self, $p):$B",
                                     "$m: int = $e",
                                     "$m: int",
                                     "def $o(self, $v):$B",
                                     "class $K$k:$M",
                                     "def $m(self):$>\nyield $e$<",
                                     "$S"};
static const char *const methods[] = {"$>\npass$<", "$>\n$x$<", "$>\n$x\n$x$<", "$>\n$x\n$x\n$x$<"};
static const char *const plain_body[] = {"$>\n$S$<", "$>\n$S\n$S$<"};
static const char *const statement[] = {"$t = $e",
                                        "$e",
                                        "$t = $t = $e",
                                        "$v $s= $e",
                                        "def $f($p):$B",
                                        "def $f($p):$>\nfor $v in $e: yield $e$<",
                                        "class $K$k:$M",
                                        "class $K$k:$M\n$v = $K($r)",
                                        "for $t in $e:$L",
                                        "for $t in $e:$L\nelse:$P",
                                        "if $e:$P",
                                        "if $e:$P\nelif $e:$P\nelse:$P",
                                        "try:$P\nexcept $E:$P",
                                        "try:$P\nexcept $E as $v:$P\nelse:$P\nfinally:$P",
                                        "try:$P\nfinally:$P",
                                        "with $e as $v:$P",
                                        "raise $E($e)",
                                        "raise",
                                        "$D\ndef $f($p):$B",
                                        "$D\nclass $K$k:$M",
                                        "del $t",
                                        "assert $e, $e",
                                        "import functools",
                                        "from dataclasses import dataclass",
                                        "print($r)",
                                        "t = 0\nwhile t < $d:$>\nt += 1\n$S$<",
                                        "print(f'{$e!r} {$e}')",
                                        "raise $e from $e"};

typedef struct Rule {
  const char *const *choices;
  size_t count;
} Rule;

static Rule rule_of(char letter) {
  switch (letter) {
  case 'v': return (Rule)LISTS(name);
  case 'd': return (Rule)LISTS(number);
  case 'w': return (Rule)LISTS(word);
  case 'f': return (Rule)LISTS(function);
  case 'K': return (Rule)LISTS(class_name);
  case 'm': return (Rule)LISTS(member);
  case 't': return (Rule)LISTS(target);
  case 'b': return (Rule)LISTS(builtin);
  case 'a': return (Rule)LISTS(argument);
  case 'r': return (Rule)LISTS(arguments);
  case 'c': return (Rule)LISTS(clause);
  case 'q': return (Rule)LISTS(comparison);
  case 's': return (Rule)LISTS(sign);
  case 'e': return (Rule)LISTS(expression);
  case 'p': return (Rule)LISTS(parameters);
  case 'D': return (Rule)LISTS(decorator);
  case 'o': return (Rule)LISTS(operator_name);
  case 'E': return (Rule)LISTS(error);
  case 'k': return (Rule)LISTS(bases);
  case 'i': return (Rule)LISTS(inner);
  case 'B': return (Rule)LISTS(body);
  case 'P': return (Rule)LISTS(plain_body);
  case 'L': return (Rule)LISTS(loop_body);
  case 'x': return (Rule)LISTS(method);
  case 'M': return (Rule)LISTS(methods);
  default: return (Rule)LISTS(statement);
  }
}

typedef struct Writer {
  const uint8_t *data;
  size_t left;
  size_t size;
  int indentation;
  char text[ROOM];
} Writer;

static void put(Writer *self, char c) {
  if (self->size < ROOM) self->text[self->size++] = c;
  if (c != '\n') return;
  for (int i = 0; i < self->indentation; i++)
    put(self, ' ');
}

static size_t chosen(Writer *self, size_t count, int depth) {
  if (!self->left || depth > DEPTH || self->size > ROOM / 2) return 0;
  self->left--;
  return *self->data++ % count;
}

static void write_rule(Writer *self, char letter, int depth) {
  Rule rule = rule_of(letter);
  for (const char *at = rule.choices[chosen(self, rule.count, depth)]; *at; at++) {
    if (*at != '$') {
      put(self, *at);
      continue;
    }
    at++;
    if (*at == '>')
      self->indentation += 4;
    else if (*at == '<')
      self->indentation -= 4;
    else
      write_rule(self, *at, depth + 1);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char head[] = "import torch, functools, itertools\nimport numpy as np\n"
                             "from torch import nn\nfrom dataclasses import dataclass\n"
                             "a, b, x, t = 1, [1, 2], torch.ones(2, 3), {'m': 1}\n";
  Writer writer = {.data = data, .left = size};
  for (const char *at = head; *at; at++)
    put(&writer, *at);
  for (int i = 0; i < 40 && writer.left; i++) {
    write_rule(&writer, 'S', 0);
    put(&writer, '\n');
  }
  if (getenv("SHOW")) {
    printf("%.*s----\n", (int)writer.size, writer.text);
    fflush(stdout);
  }
  whole_program(writer.text, writer.size);
  return 0;
}
