import { flushSync } from 'react-dom';

/** Changes the text and places the caret after it in the same frame: a frame later somebody may already be typing. */
export function changeWithCaretAtEnd(box: HTMLTextAreaElement, change: () => void): void {
  flushSync(change);
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}
