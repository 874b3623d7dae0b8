/** Tags that a lesson's text may use, with their components. */
import { Calls } from './Calls';
import { Compare } from './Compare';
import { Check, Exercise, Hint, Own, Solution } from './Exercise';
import { F, Not, Prints, Program, Raises } from './Facts';
import { Entry, Said, Term, To, Wrong } from './Parts';
import { Option, Question, Why } from './Question';
import { Step, Story } from './Story';

export const lessonComponents = {
  Calls,
  Check,
  Compare,
  Entry,
  Exercise,
  F,
  Hint,
  Not,
  Option,
  Own,
  Prints,
  Program,
  Question,
  Raises,
  Said,
  Solution,
  Step,
  Story,
  Term,
  To,
  Why,
  Wrong,
};
