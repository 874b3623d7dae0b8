/* Rows of the map for what the interpreter runs: statements, calls and rounds of loops. */
#ifndef SW_INTERPRETER_MAP_ROWS_H
#define SW_INTERPRETER_MAP_ROWS_H

#include "call/call.h"
#include "runtime/frame.h"
#include "runtime/map.h"

/* Begins the row of a statement. False: it has none, as it is a block or belongs to a library. */
bool sw_map_statement(SwVm *vm, const SwNode *statement, SwMapOpen *row);
/* Adds the tensors that the statement gave names to, or returned. Call before it is ended. */
void sw_map_statement_value(SwVm *vm, const SwNode *statement, bool succeeded);
/* Adds the value of an expression that is a statement. */
void sw_map_expression(SwVm *vm, const SwNode *statement, SwValue value);
/* Adds a row for a block whose head failed: the condition of an `if`. */
void sw_map_block_failed(SwVm *vm, const SwNode *statement);
/* Begins and ends the row of a round. */
bool sw_map_round(SwVm *vm, const SwNode *loop, const SwFrame *frame, SwMapOpen *row);
void sw_map_round_end(SwVm *vm, const SwNode *loop, bool succeeded, SwFrame *frame, SwMapOpen *row);

/* The row that tells of a call. */
typedef enum SwMapEntry {
  SW_MAP_ENTRY_NONE,
  SW_MAP_ENTRY_STATEMENT, /* that of the statement, which is this call */
  SW_MAP_ENTRY_OWN
} SwMapEntry;

/* Begins the row of a call whose arguments are bound in vm->scope. */
SwMapEntry sw_map_call(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                       const char *heading, SwMapOpen *row);
void sw_map_call_end(SwVm *vm, SwMapEntry entry, const SwClosure *closure, bool succeeded,
                     const SwValue *value, SwMapOpen *row);

#endif
