/*
 * Pasted material: interactive sessions with their prompts, and the labels of copy buttons. The
 * text is never rewritten, so that spans stay right. The lexer asks where the program of each line
 * begins.
 */
#ifndef SW_SYNTAX_PASTE_H
#define SW_SYNTAX_PASTE_H

#include <stdbool.h>

#include "syntax/source.h"

typedef struct SwPaste {
  const SwSource *source;
  uint32_t begin;   /* first byte after a byte order mark and leading `Copy` lines */
  bool has_prompts; /* then only prompted lines are program */
} SwPaste;

/* Looks for prompts and labels in the whole text. */
SwPaste sw_paste_detect(const SwSource *source);

/* The first program byte of the text, or its size. */
uint32_t sw_paste_first(const SwPaste *self);

/* The first program byte after the line break at `offset` (LF, CR LF or CR), or the text's size. */
uint32_t sw_paste_next_line(const SwPaste *self, uint32_t offset);

#endif
