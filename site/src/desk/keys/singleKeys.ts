import { storage } from '#src/shared/storage.ts';

const NAME = 'deskSingleKeys';
/** A setting of the browser, which nobody should have to make again every month. */
const YEAR_MS = 365 * 24 * 3_600_000;

/** Whether keys without Ctrl do something here; they do unless somebody switched them off. */
export function hasSingleKeys(): boolean {
  return storage.read(NAME, isSwitch) ?? true;
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) storage.remove(NAME);
  else storage.write(NAME, false, YEAR_MS);
}

function isSwitch(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
