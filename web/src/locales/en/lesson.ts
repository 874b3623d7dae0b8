/** Around the text of a lesson, which stands in web/lessons. */
export const lesson = {
  notSure: 'I am not sure',
  yes: 'Yes.',
  notQuite: 'Not quite.',
  answer: 'The answer, and why',
  program: 'Program',
  yourLines: 'Your lines',
  everyStep: 'Every step',
  putBack: 'Put the program back',
  openPlayground: 'Open in the playground',
  solved: 'Solved.',
  hint: 'A hint',
  solution: 'A solution',
  stated: 'source',
  needs: 'Builds on',
  leads: 'Goes on in',
  glossary: 'Glossary',
};
