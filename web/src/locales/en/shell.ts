/** Around every page, and what small parts of it say. */
export const shell = {
  skip: 'Skip to content',
  pages: 'Pages',
  playground: 'Playground',
  lessons: 'Lessons',
  error: 'I have an error',
  runs: 'What runs',
  about: 'About',
  language: 'Language',
  theme: (name: string) => `Theme: ${name}`,
  changeTheme: (name: string) => `Change to ${name}`,
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  copied: 'Copied',
  notAllowed: 'Not allowed here',
  output: 'Output',
  noCore:
    'The part of Stridewise that computes could not be loaded here, so the pictures stand still.',
  openInStridewise: 'Open in Stridewise',
  noStory: 'There is no story to step through in this program.',
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
};
