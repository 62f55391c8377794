type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What was typed, chosen or filled in by the browser before the page came to life, of which the page would hear nothing and which it would
 * take back. To be called before; the function it returns, to be called after, answers all of it once more.
 */
export function keepEarlyInput(page: Document): () => void {
  const asked = [...page.querySelectorAll<Control>('main :is(input, select, textarea)')];
  const first = new Map(asked.map((control) => [control, firstAnswerOf(control)]));
  const kept = new Map(asked.map((control) => [control, answerOf(control)]));
  const keep = ({ target }: Event) => {
    if (isControl(target)) kept.set(target, answerOf(target));
  };
  for (const type of ['input', 'change']) page.addEventListener(type, keep, true);
  return () => {
    for (const type of ['input', 'change']) page.removeEventListener(type, keep, true);
    for (const [control, answer] of kept) {
      const before = first.get(control);
      if (before !== undefined && before !== answer && control.isConnected) give(control, before, answer);
    }
  };
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function answerOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

/** What the server's HTML says. */
function firstAnswerOf(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** Answers as a person does, so that whoever listens hears of it: React compares with what was last set through the element's own setters. */
function give(control: Control, before: string | boolean, answer: string | boolean): void {
  if (isBox(control)) {
    if (!answer && control.type === 'radio') return; // it is unchecked by another one
    control.checked = before === true;
    control.click();
    return;
  }
  control.value = String(before);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, answer);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (control !== control.ownerDocument.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
