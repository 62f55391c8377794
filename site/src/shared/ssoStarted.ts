import { tabStorage } from './storage.ts';

const NAME = 'ssoStarted';

/** Marks in this tab that the visitor left for the identity provider. */
export function markSsoStarted(): void {
  tabStorage.write(NAME, true);
}

/** Whether the visitor left for the identity provider; clears the mark. */
export function takeSsoStarted(): boolean {
  const isStarted = tabStorage.read(NAME, (value): value is true => value === true) === true;
  tabStorage.remove(NAME);
  return isStarted;
}
