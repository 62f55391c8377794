import type { Contract, ReplyOf } from '@farwend/api-contract';
import { createContext, useContext } from 'react';

/** Who is signed in, as the server says. */
export type CurrentUser = ReplyOf<Contract['sessions']['currentUser']>;

/** The session and what can be done with it. */
export interface Session {
  user: CurrentUser;
  /** Asks the server again. */
  refresh: () => Promise<void>;
  /** Ends the session here and on the server, and forgets what was kept of the person. */
  signOut: () => Promise<void>;
}

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
export const SessionContext = createContext<Session>({ user: visitor, refresh: async () => {}, signOut: async () => {} });

/** The session of this visit. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** Whether trip requests are not for this person: agents and team members. */
export function isTrade(user: CurrentUser): boolean {
  return user.isAuthenticated && user.personType !== null && user.personType !== 'traveler';
}
