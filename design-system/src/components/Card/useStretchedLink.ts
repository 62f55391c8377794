import { useRef, type MouseEvent as ReactMouseEvent } from 'react';

/** Forwards clicks on content above a stretched link to that link, unless the user is selecting text or clicked a control. */
export function useStretchedLink() {
  const link = useRef<HTMLAnchorElement>(null);
  const onClick = (event: ReactMouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest('a, button, input, select, summary, label'))
      return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    link.current?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }));
  };
  return { link, onClick };
}
