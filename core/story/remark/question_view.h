/* Questions about view and reshape. */
#ifndef SW_STORY_REMARK_QUESTION_VIEW_H
#define SW_STORY_REMARK_QUESTION_VIEW_H

#include "story/remark/question.h"

SwQuestionMaker sw_question_view;
SwQuestionMaker sw_question_straddling;

#endif
