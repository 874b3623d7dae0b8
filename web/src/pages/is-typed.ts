/** Whether an input event is of a key, and not of a text that was pasted or dropped. */
export function isTyped(event: Event): boolean {
  const { inputType = '' } = event as Partial<InputEvent>;
  return /^(insertText|insertComposition|insertLineBreak|insertParagraph|delete)/.test(inputType);
}
