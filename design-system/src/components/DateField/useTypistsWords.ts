import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a text is written in the typist's language: not at first, because the server does not know it, and not where the text would then
 * take another number of lines and move the page.
 */
export function useTypistsWords(text: RefObject<HTMLElement | null>, typingLocale: string | undefined): boolean {
  const [isTypists, setIsTypists] = useState(false);
  const lines = useRef(0);
  useLayoutEffect(() => {
    lines.current = countLines(text.current);
    setIsTypists(typingLocale !== undefined);
  }, [text, typingLocale]);
  useLayoutEffect(() => {
    if (isTypists && countLines(text.current) !== lines.current) setIsTypists(false);
  }, [text, isTypists]);
  return isTypists;
}

/** Lines of an inline element; words of both directions are several boxes in one line. */
function countLines(text: HTMLElement | null): number {
  return new Set([...(text?.getClientRects() ?? [])].map(({ top }) => Math.round(top))).size;
}
