/** The editor with colours; loaded after the page, over the plain textarea. */
import { createEditor } from 'prism-code-editor';
import 'prism-code-editor/prism/languages/python';
import 'prism-code-editor/layout.css';

export interface RichEditor {
  textarea: HTMLTextAreaElement;
  /** Shows a text that did not come from the reader's hands. */
  setValue(text: string): void;
  /** Marks the 1-based line of a refusal, or none. */
  mark(line: number | null): void;
  remove(): void;
}

const markClass = 'refused-line';

export function createRichEditor(
  container: HTMLElement,
  value: string,
  onInput: (text: string) => void,
): RichEditor {
  let marked: number | null = null;
  const editor = createEditor(container, { language: 'python', value, tabSize: 4 });
  const showMark = () => {
    for (const line of editor.wrapper.querySelectorAll(`.${markClass}`)) {
      line.classList.remove(markClass);
    }
    if (marked !== null) editor.lines[marked]?.classList.add(markClass);
  };
  editor.on('update', (text) => {
    showMark();
    onInput(text);
  });
  return {
    textarea: editor.textarea,
    setValue: (text) => editor.setOptions({ value: text }),
    mark(line) {
      marked = line;
      showMark();
    },
    remove: () => editor.remove(),
  };
}
