import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** What a combobox is made of. */
export interface ComboboxParts {
  /** Id of the input; the list gets `{id}-list`, its options `{id}-option-0`…. */
  id: string;
  /** How many rows there are. */
  count: number;
  /** Whether there is text that Escape can empty. */
  hasText: boolean;
  /** Called with the row that was chosen. */
  onChoose: (index: number) => void;
  /** Called when the text is to be emptied. */
  onClear: () => void;
}

/** How far Page Up and Page Down go. */
const PAGE = 10;

/** The behaviour of a list combobox (ARIA 1.2): which row is marked, what keys and pointer do. The focus stays in the input. */
export function useCombobox({ id, count, hasText, onChoose, onClear }: ComboboxParts) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const byKey = useRef(false);
  const current = marked < count ? marked : -1;
  useEffect(() => {
    if (byKey.current && current >= 0) reveal(list.current, document.getElementById(`${id}-option-${current}`));
  }, [id, current]);

  const show = (index = -1) => {
    setOpen(true);
    setMarked(index);
  };
  const hide = () => {
    setOpen(false);
    setMarked(-1);
  };
  const choose = (index: number) => {
    hide();
    onChoose(index);
  };
  const move = (next: number) => {
    byKey.current = true;
    if (isOpen) setMarked(next);
    else show(next);
  };
  /** Does what the key means, and says whether it meant anything. */
  const press = ({ key, altKey }: KeyboardEvent): boolean => {
    const last = count - 1;
    if (key === 'ArrowDown') {
      if (altKey && !isOpen) show();
      else move(current >= last ? Math.min(0, last) : current + 1);
    } else if (key === 'ArrowUp') {
      if (altKey && isOpen) pick();
      else move(current <= 0 ? last : current - 1);
    } else if (isOpen && key === 'PageDown') move(Math.min(current + PAGE, last));
    else if (isOpen && key === 'PageUp') move(Math.max(current - PAGE, Math.min(0, last)));
    else if (isOpen && key === 'Enter') pick();
    else if (isOpen && key === 'Escape') hide();
    else if (key === 'Escape' && hasText) onClear();
    else return false;
    return true;
  };
  const pick = () => (current >= 0 ? choose(current) : hide());

  return {
    isOpen,
    /** The marked row, or -1. */
    marked: current,
    show,
    hide,
    /** Takes a key of the input. Home and End move the caret, and keys of an input method belong to it alone. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!event.nativeEvent.isComposing && press(event)) event.preventDefault();
    },
    listProps: { ref: list, id: `${id}-list`, role: 'listbox', onMouseDown: keepFocus, onMouseLeave: () => setMarked(-1) },
    optionProps: (index: number) => ({
      id: `${id}-option-${index}`,
      role: 'option',
      'aria-selected': index === current,
      onMouseMove: () => {
        byKey.current = false; // else the list would scroll under the pointer
        setMarked(index);
      },
      onClick: () => choose(index),
    }),
  };
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Scrolls the list, and nothing around it, until the row is seen whole. */
function reveal(list: HTMLElement | null, row: HTMLElement | null): void {
  if (!list || !row) return;
  const above = list.getBoundingClientRect().top - row.getBoundingClientRect().top;
  const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
