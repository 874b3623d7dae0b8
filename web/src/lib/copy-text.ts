/** Copies to the clipboard; false where the browser or the frame does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The same for what is still being made: Safari wants to be asked at once, within the click. */
export async function copyLater(type: string, data: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: data })]);
    return true;
  } catch {
    return false;
  }
}
