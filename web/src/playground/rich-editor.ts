/** The editor with colours; loaded after the page, over the plain textarea. */
import { createEditor } from 'prism-code-editor';
import 'prism-code-editor/prism/languages/python';
import layout from 'prism-code-editor/layout.css?inline';
import type { Span } from '../core/types';
import { addStyles } from '../lib/add-styles';
import styles from '../styles/rich-editor.css?inline';
import { underline } from './underline';

addStyles(layout + styles);

export interface RichEditor {
  textarea: HTMLTextAreaElement;
  /** Shows a text that did not come from the reader's hands. */
  setValue(text: string): void;
  /** Marks the line of a fault, and in it the place; or nothing. */
  mark(fault: Span | null): void;
  remove(): void;
}

const markClass = 'refused-line';

export function createRichEditor(
  container: HTMLElement,
  value: string,
  onInput: (text: string) => void,
): RichEditor {
  let marked: Span | null = null;
  const editor = createEditor(container, { language: 'python', value, tabSize: 4 });
  const showMark = () => {
    for (const line of editor.wrapper.querySelectorAll(`.${markClass}`)) {
      line.classList.remove(markClass);
    }
    const line = marked && editor.lines[marked.line];
    line?.classList.add(markClass);
    underline(container, line, marked, editor.value);
  };
  editor.on('update', (text) => {
    showMark();
    onInput(text);
  });
  return {
    textarea: editor.textarea,
    setValue: (text) => editor.setOptions({ value: text }),
    mark(fault) {
      marked = fault;
      showMark();
    },
    remove() {
      underline(container, null, null, '');
      editor.remove();
    },
  };
}
