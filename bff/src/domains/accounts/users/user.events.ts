import { defineEvent } from '#src/kernel/events.ts';
import type { UserRow } from './user.model.ts';

/** The address of an account has changed; its person must follow. */
export const emailChanged = defineEvent<{ user: UserRow }>('accounts.addressChanged');

export interface NewSsoPerson {
  /** In lower case. */
  email: string;
  /** At most 60 characters; "" if the provider does not send it. */
  familyName: string;
  /** At most 60 characters, never empty. */
  givenName: string;
}

/** Somebody with an unknown address signed in by single sign-on; the listener creates a PENDING account. */
export const ssoPersonSignedIn = defineEvent<NewSsoPerson>('accounts.ssoPersonArrived');
