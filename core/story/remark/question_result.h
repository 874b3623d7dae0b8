/* Asks for the shape of a reduction, or of a matrix product. */
#ifndef SW_STORY_REMARK_QUESTION_RESULT_H
#define SW_STORY_REMARK_QUESTION_RESULT_H

#include "story/remark/question.h"

SwQuestionMaker sw_question_reduced;
SwQuestionMaker sw_question_product;

#endif
