/* Asks for the storage address of an element. */
#ifndef SW_STORY_REMARK_QUESTION_CELL_H
#define SW_STORY_REMARK_QUESTION_CELL_H

#include "story/remark/question.h"

SwQuestionMaker sw_question_cell;

#endif
