/** What a key asks the desk to do; `go` waits for the key of a screen. */
export type KeyCommand = { kind: 'palette' } | { kind: 'keys' } | { kind: 'filter' } | { kind: 'go' } | { kind: 'screen'; goKey: string };

/** What is known of a key that was pressed. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where and when a key was pressed. */
export interface KeySituation {
  /** In a field or a dialog, where letters mean themselves. */
  isElsewhere: boolean;
  /** Single keys are switched on. */
  hasSingleKeys: boolean;
  /** G was pressed just before. */
  afterGo: boolean;
}

/** What a key asks for; null for keys that mean nothing to the desk. */
export function findKeyCommand({ key, ctrlKey, metaKey, altKey }: PressedKey, situation: KeySituation): KeyCommand | null {
  const letter = key.toUpperCase();
  if ((ctrlKey || metaKey) && !altKey && letter === 'K') return { kind: 'palette' };
  if (ctrlKey || metaKey || altKey || situation.isElsewhere || !situation.hasSingleKeys) return null;
  if (situation.afterGo) return /^[A-Z]$/.test(letter) ? { kind: 'screen', goKey: letter } : null;
  if (letter === 'G') return { kind: 'go' };
  if (key === '?') return { kind: 'keys' };
  return key === '/' ? { kind: 'filter' } : null;
}

/** Whether a key pressed there belongs to a field or a dialog (WCAG 2.1.4). */
export function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null;
}

const elsewhere = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
].join();
