import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { replay, setSilently, type Control } from '#src/startup/earlyInput.ts';

/** What stands in a field without an event having said so, and the value that React knows. */
interface SilentInput {
  control: Control;
  before: string;
  value: string;
}

/** Keeps what password managers and the browser fill in without an event: rendering would reset it to the answers that React knows. */
export class SilentInputKeeper extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): SilentInput[] {
    return findSilentInput();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, silent: SilentInput[]): void {
    for (const { control, before, value } of silent) if (knownValueOf(control) === before) setSilently(control, value);
  }

  override render() {
    return this.props.children;
  }
}

let isReporting = false;

/** Reports silent input, since the form would judge the answers it knows. */
export function reportSilentInput(): void {
  if (isReporting) return;
  isReporting = true;
  // One after the other: a handler sees only answers rendered before it.
  for (const { control, before, value } of findSilentInput()) flushSync(() => replay(control, before, value));
  isReporting = false;
}

/** Handlers of a form that report silent input before its fields may be gone. */
export const silentInputHandlers = { onFocusCapture: reportSilentInput, onBlurCapture: reportSilentInput };

function findSilentInput(): SilentInput[] {
  return [...document.querySelectorAll<Control>('main :is(input, select, textarea)')].flatMap((control) => {
    const { value } = control;
    const before = knownValueOf(control) ?? value;
    return before === value ? [] : [{ control, before, value }];
  });
}

/** React writes the value it knows of a text field to its attribute, and SelectControl that of a select. */
function knownValueOf(control: Control): string | undefined {
  return control instanceof HTMLSelectElement ? control.dataset['value'] : control.defaultValue;
}
