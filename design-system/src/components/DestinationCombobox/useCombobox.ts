import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from './isComposing.ts';

/** Input of useCombobox. */
export interface ComboboxOptions {
  /** Id of the input; the list gets `{id}-list`, its options `{id}-option-0`…. */
  id: string;
  /** Number of options. */
  count: number;
  /** Whether there is text that Escape can clear. */
  hasText: boolean;
  /** Called with the index of the chosen option. */
  onChoose: (index: number) => void;
  /** Called when the text should be cleared. */
  onClear: () => void;
}

/** Number of options that Page Up and Page Down move by. */
const PAGE = 10;

/** Keyboard and pointer behaviour of an ARIA 1.2 list combobox with `aria-activedescendant`: focus stays in the input. */
export function useCombobox({ id, count, hasText, onChoose, onClear }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const movedByKeyboard = useRef(false);
  const current = marked < count ? marked : -1;
  useEffect(() => {
    if (movedByKeyboard.current && current >= 0) scrollIntoList(list.current, document.getElementById(`${id}-option-${current}`));
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
    movedByKeyboard.current = true;
    if (isOpen) setMarked(next);
    else show(next);
  };
  /** Handles a key; returns whether it had a meaning. */
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
    /** Index of the active option, or -1. */
    marked: current,
    show,
    hide,
    /** Handles keys of the input. Home and End keep moving the caret, and keys during IME composition are ignored. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!isComposing(event) && press(event)) event.preventDefault();
    },
    listProps: { ref: list, id: `${id}-list`, role: 'listbox', onMouseDown: keepFocus, onMouseLeave: () => setMarked(-1) },
    optionProps: (index: number) => ({
      id: `${id}-option-${index}`,
      role: 'option',
      'aria-selected': index === current,
      onMouseMove: () => {
        movedByKeyboard.current = false; // otherwise the list would scroll under the pointer
        setMarked(index);
      },
      onClick: () => choose(index),
    }),
  };
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Scrolls only the list, never the page, until the row is fully visible. */
function scrollIntoList(list: HTMLElement | null, row: HTMLElement | null): void {
  if (!list || !row) return;
  const above = list.getBoundingClientRect().top - row.getBoundingClientRect().top;
  const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
