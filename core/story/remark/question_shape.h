/* Questions about broadcasting: the result shape, the dim that clashes, the in-place result. */
#ifndef SW_STORY_REMARK_QUESTION_SHAPE_H
#define SW_STORY_REMARK_QUESTION_SHAPE_H

#include "story/remark/question.h"

SwQuestionMaker sw_question_result_shape;
SwQuestionMaker sw_question_fault;
SwQuestionMaker sw_question_in_place;

#endif
