/** What the core remarks on a program: cautions, questions, a closer look at a tensor. */
export const remarks = {
  caution: 'Legal, but:',
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  answer: 'Answer',
  skip: 'Skip to the story',
  nextQuestion: 'Next question',
  showWhy: 'Show me why',
  yes: 'Yes.',
  notQuite: 'Not quite.',
  rightAnswer: 'The answer is',
  right: 'right',
  wrong: 'your answer',
};
