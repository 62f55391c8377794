import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { replay } from '#src/startup/earlyInput.ts';

let isReporting = false;

/**
 * Reports what stands in the fields of a form without an event having said so, as password managers and the browser fill them in: the form
 * would judge the answers it knows. React writes the value it knows of a text field to its attribute, and SelectControl that of a select.
 */
export function reportSilentInput(form: HTMLFormElement): void {
  if (isReporting) return;
  isReporting = true;
  const silent = [...form.elements].flatMap((control) => {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText && !(control instanceof HTMLSelectElement)) return [];
    const { value } = control;
    const before = isText ? control.defaultValue : (control.dataset['value'] ?? value);
    return before === value ? [] : [{ control, before, value }];
  });
  // One after the other: each rendering resets what React does not know of the others, and a handler sees only answers rendered before it.
  for (const { control, before, value } of silent) flushSync(() => replay(control, before, value));
  isReporting = false;
}

const report = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => reportSilentInput(currentTarget);

/** Handlers of a form that report silent input before an interaction renders its fields again, which would reset them. */
export const silentInputHandlers = { onFocusCapture: report, onBlurCapture: report, onKeyDownCapture: report };
