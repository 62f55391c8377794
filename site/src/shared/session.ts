import type { Contract, ReplyOf } from '@farwend/api-contract';
import { createContext, useContext } from 'react';

/** Who is signed in, as the server says. */
export type CurrentUser = ReplyOf<Contract['sessions']['currentUser']>;

/** The session and what can be done with it. */
export interface Session {
  user: CurrentUser;
  /** The dialog that asks to sign in again is open: the session ended while the page was being read. */
  showAuthModal: boolean;
  /** Opens or closes that dialog. */
  setShowAuthModal: (open: boolean) => void;
  /** Asks the server again. */
  refresh: () => Promise<void>;
  /** Ends the session here and on the server, and forgets what was kept of the person. */
  signOut: () => Promise<void>;
}

/** Name of the browser's entry that says who is signed in; without it a session that ends is not asked for again. */
export const IDENTITY_NAME = 'identity';

/** Nobody is signed in. */
export const visitor: CurrentUser = {
  isAuthenticated: false,
  personType: null,
  firstName: null,
  lastName: null,
  countryOfResidence: null,
  email: null,
  phone: null,
  sessionId: null,
  userId: null,
  status: null,
  roles: [],
};

/** Hands the session down. */
export const SessionContext = createContext<Session>({
  user: visitor,
  showAuthModal: false,
  setShowAuthModal: () => {},
  refresh: async () => {},
  signOut: async () => {},
});

/** The session of this visit. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** Whether trip requests are not for this person: agents and team members. */
export function isTrade(user: CurrentUser): boolean {
  return user.isAuthenticated && user.personType !== null && user.personType !== 'traveler';
}
