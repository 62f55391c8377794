import type { Contract, ReplyOf } from '@farwend/api-contract';
import { createContext, useContext } from 'react';

/** The current user, as the server returns it. */
export type CurrentUser = ReplyOf<Contract['sessions']['currentUser']>;

/** The session and its actions. */
export interface Session {
  user: CurrentUser;
  /** Whether the sign-in dialog is open, because the session ended while the page was open. */
  showAuthModal: boolean;
  /** Opens or closes that dialog. */
  setShowAuthModal: (open: boolean) => void;
  /** Loads the current user again. */
  refresh: () => Promise<void>;
  /** Ends the session here and on the server, and removes what is stored about the user. */
  signOut: () => Promise<void>;
}

/** Key in local storage of the signed-in identity; without it, the end of a session does not open the sign-in dialog. */
export const IDENTITY_KEY = 'identity';

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
  personId: null,
  partnerId: null,
  isLead: false,
  status: null,
  roles: [],
};

/** Provides the session. */
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

/** Whether the user is an agent or team member, who cannot send trip requests. */
export function isAgentOrTeamMember(user: CurrentUser): boolean {
  return user.isAuthenticated && user.personType !== null && user.personType !== 'traveler';
}
