import { tabStorage } from './storage.ts';

const NAME = 'ssoStarted';

/** Remembers in this tab that somebody left for the identity provider. */
export function noteSsoStarted(): void {
  tabStorage.write(NAME, true);
}

/** Whether somebody left and has not come back until now; asked once. */
export function takeSsoStarted(): boolean {
  const isStarted = tabStorage.read(NAME, (value): value is true => value === true) === true;
  tabStorage.remove(NAME);
  return isStarted;
}
