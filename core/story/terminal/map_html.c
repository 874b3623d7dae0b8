#include "story/terminal/map_html.h"

#include "story/scene/map_failed.h"
#include "story/terminal/map_markup.h"

/* About as many rows are open at first; fewer where a row failed, so that it is near. */
#define FIRST        28
#define FIRST_FAILED 12

static const char head[] =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n"
    "<title>Shapes of every call</title>\n<style>\n"
    ":root{color-scheme:light dark;--ink:#1d1f24;--soft:#5d6370;--paper:#fff;--edge:#d9dbe1;"
    "--bad:#fbe4e1;--why:#a3271c;--focus:#1f5fbf}\n"
    "@media(prefers-color-scheme:dark){:root{--ink:#e8e8ea;--soft:#a3a8b3;--paper:#17181c;"
    "--edge:#3a3d45;--bad:#43201d;--why:#ff9d92;--focus:#8ab8ff}}\n"
    "body{margin:1rem;background:var(--paper);color:var(--ink);"
    "font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}\n"
    "h1{font:600 1.25rem system-ui,sans-serif}\n"
    "ul{list-style:none;margin:0;padding:0}\n"
    ".row{display:grid;grid-template-columns:2.5rem minmax(0,26rem) minmax(0,1fr);gap:0 .75rem;"
    "padding:.1rem 0;border-bottom:1px solid var(--edge);align-items:baseline}\n"
    "summary.row{cursor:pointer}summary.row::-webkit-details-marker{display:none}\n"
    ".row:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}\n"
    ".line{color:var(--soft);text-align:end}\n"
    ".call{padding-inline-start:calc(1rem*var(--d) + 1rem);overflow-wrap:anywhere;"
    "white-space:pre-wrap}\n"
    "summary>.call::before{content:'\xE2\x96\xB8 ';margin-inline-start:-1rem}"
    "details[open]>summary>.call::before{content:'\xE2\x96\xBE '}\n"
    "summary>.call{font-weight:600}.bad{background:var(--bad)}.bad "
    ".call,.why,.unlike{color:var(--why)}.unlike{font-weight:700}\n"
    ".why,.note,.reason,.more{grid-column:2/-1;padding-inline-start:calc(1rem*var(--d) + 1rem)}"
    ".note{color:var(--soft)}.more{color:var(--soft);padding-inline-start:calc(1rem*var(--d) + "
    "4.25rem)}\n"
    ".sign{font:.75rem system-ui,sans-serif;color:var(--soft);border:1px solid var(--edge);"
    "border-radius:1em;padding:0 .4em}\n"
    ".on{outline:1.5px solid;border-radius:3px}\n"
    "@media(max-width:40rem){.row{grid-template-columns:2rem minmax(0,1fr)}.facts{grid-column:2;"
    "padding-inline-start:calc(1rem*var(--d) + 1rem)}}\n";

/* Lights a named dim wherever it is, at the pointer. The page is whole without it. */
static const char script[] =
    "<script>\n"
    "let lit=''\n"
    "addEventListener('pointerover',({target})=>{\n"
    "  const name=/\\bn\\d+/.exec(target.className)?.[0]||''\n"
    "  if(name===lit)return\n"
    "  document.querySelectorAll('.on').forEach(one=>one.classList.remove('on'))\n"
    "  if((lit=name))document.querySelectorAll('.'+name).forEach(one=>one.classList.add('on'))\n"
    "})\n"
    "</script>\n";

typedef struct Page {
  SwMarkup markup;
  int open; /* rows less deep than this are open at first */
} Page;

/* Opens whole levels as long as few rows are seen. */
static int first_open(const SwMap *map) {
  int most = FIRST, deepest = 0;
  for (int i = 0; i < map->rows; i++) {
    if (sw_map_is_fault(&map->row[i])) most = FIRST_FAILED;
    if (map->row[i].depth > deepest) deepest = map->row[i].depth;
  }
  for (int open = 0; open < deepest; open++) {
    int seen = 0;
    for (int i = 0; i < map->rows; i++)
      seen += map->row[i].depth <= open + 1;
    if (seen > most) return open;
  }
  return deepest;
}

static void put_depth(int depth, SwText *out) {
  sw_text_put(out, " style=\"--d:");
  sw_text_int(out, depth < 12 ? depth : 12);
  sw_text_put(out, "\">");
}

static void put_below(const char *text, const char *style_class, SwText *out) {
  sw_text_put(out, "<span class=\"");
  sw_text_put(out, style_class);
  sw_text_put(out, "\">");
  sw_markup_text(text, out);
  sw_text_put(out, "</span>");
}

static void put_cells(Page *self, const SwMapRow *row) {
  SwText *out = self->markup.out;
  int line = sw_map_line(&self->markup.lines, self->markup.program, row);
  sw_text_put(out, "<span class=\"line\">");
  if (line) sw_text_int(out, line);
  sw_text_put(out, "</span><span class=\"call\">");
  sw_markup_label(&self->markup, row);
  sw_text_put(out, "</span><span class=\"facts\">");
  (void)sw_markup_facts(&self->markup, row);
  const char *sign = sw_markup_sign(row);
  if (*sign) {
    sw_text_put(out, " <span class=\"sign\">");
    sw_text_put(out, sign);
    sw_text_put(out, "</span>");
  }
  sw_text_put(out, "</span>");
  if (row->message) put_below(row->message, sw_map_is_fault(row) ? "why" : "note", out);
  SwText reason = {0};
  sw_map_reason_text(self->markup.program, row, &reason);
  if (reason.size) put_below(sw_text_cstr(&reason), "reason", out);
  sw_text_free(&reason);
}

static void begin_row(void *context, int at) {
  Page *self = context;
  const SwMap *map = &self->markup.program->map;
  const SwMapRow *row = &map->row[at];
  SwText *out = self->markup.out;
  bool failed = sw_map_is_fault(row), inner = sw_markup_has_inner(map, at);
  sw_text_put(out, "<li>");
  if (inner) {
    sw_text_put(out, failed || row->depth < self->open ? "<details open>" : "<details>");
  }
  sw_text_put(out, inner ? "<summary" : "<div");
  sw_text_put(out, failed ? " class=\"row bad\"" : " class=\"row\"");
  put_depth(row->depth, out);
  put_cells(self, row);
  sw_text_put(out, inner ? "</summary><ul>\n" : "</div>");
}

static void put_more(int depth, int64_t more, SwText *out) {
  if (!more) return;
  sw_text_put(out, "<p class=\"more\"");
  put_depth(depth, out);
  sw_markup_more(more, out);
  sw_text_put(out, "</p>");
}

static void end_row(void *context, int at) {
  Page *self = context;
  const SwMap *map = &self->markup.program->map;
  bool inner = sw_markup_has_inner(map, at);
  if (inner) sw_text_put(self->markup.out, "</ul>");
  put_more(map->row[at].depth, map->row[at].more, self->markup.out);
  sw_text_put(self->markup.out, inner ? "</details></li>\n" : "</li>\n");
}

void sw_map_html(const SwProgram *program, SwText *out) {
  const SwMap *map = &program->map;
  Page self = {0};
  if (!map->rows) return;
  sw_markup_begin(program, "span", out, &self.markup);
  self.open = first_open(map);
  sw_text_put(out, head);
  sw_markup_colours("color", out);
  sw_text_put(out, "</style>\n<h1>Shapes of every call</h1>\n<ul>\n");
  out->failed |= !sw_markup_walk(map, begin_row, end_row, &self);
  sw_text_put(out, "</ul>\n");
  put_more(0, map->more, out);
  sw_text_put(out, script);
  sw_text_put(out, "</html>\n");
  sw_markup_end(&self.markup);
}
