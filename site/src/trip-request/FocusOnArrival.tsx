import { useEffect } from 'react';
import { QUESTION_ID } from './fieldIds.ts';

/** Focuses a control, or the first of a group, as soon as it is there, with its question in view. */
export function FocusOnArrival({ id }: { id: string }) {
  useEffect(() => {
    const target = document.getElementById(id) ?? document.getElementById(QUESTION_ID);
    const controls = 'input, select, textarea';
    const control = target?.querySelector<HTMLElement>('input:checked') ?? target?.querySelector<HTMLElement>(controls) ?? target;
    const question = control?.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`);
    (question ?? control)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    control?.focus({ preventScroll: true });
  }, [id]);
  return null;
}
