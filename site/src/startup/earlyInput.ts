/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Records what the visitor types or chooses, and what the browser fills in, before the page is hydrated: React would miss those events and
 * reset controlled fields. Call it before hydration, and the function it returns afterwards to replay the input.
 */
export function recordEarlyInput(page: Document): () => void {
  const controls = [...page.querySelectorAll<Control>('main :is(input, select, textarea)')];
  const initial = new Map(controls.map((control) => [control, initialValueOf(control)]));
  const latest = new Map(controls.map((control) => [control, valueOf(control)]));
  const record = ({ target }: Event) => {
    if (isControl(target)) latest.set(target, valueOf(target));
  };
  for (const type of ['input', 'change']) page.addEventListener(type, record, true);
  return () => {
    for (const type of ['input', 'change']) page.removeEventListener(type, record, true);
    if ('restoring' in page.documentElement.dataset) return; // saved answers replace what the page holds now
    for (const [control, value] of latest) {
      const before = initial.get(control);
      if (before !== undefined && before !== value && control.isConnected) replay(control, before, value);
    }
  };
}

/** Enters again what a control holds, if the visitor changed it before React knew the control. */
export function replayControl(control: Control): void {
  const [before, value] = [initialValueOf(control), valueOf(control)];
  if (before !== value) replay(control, before, value);
}

export function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function valueOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

/** The value in the server's HTML. */
function initialValueOf(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** Sets the value through the prototype's setter, so that React still knows the one before. */
export function setSilently(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Enters the value as a visitor would, over the one that React knows. */
export function replay(control: Control, before: string | boolean, value: string | boolean): void {
  if (isBox(control)) {
    if (!value && control.type === 'radio') return; // another button of its group unchecks it
    control.checked = before === true;
    control.click();
    return;
  }
  control.value = String(before);
  setSilently(control, String(value));
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (control !== control.ownerDocument.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
