import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { passwordConfig } from './passwordRules.ts';
import { loadProfile } from './loadProfile.ts';
import { signInWithFactor } from '#src/domains/accounts/factors/signInWithFactor.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { startSession } from './startSession.ts';

export const sessionHandlers: Handlers<typeof contract.sessions> = {
  login: withoutTransaction(async ({ body }, context) => {
    const { challengeId, username, password, code } = body;
    const kind = { grantType: 'session', name: null } as const;
    if (challengeId !== undefined)
      return startSession(await signInWithFactor(challengeId, body, { ...kind, factors: [] }, context), context);
    const factors = [body.grantType === 'code' ? 'EMAIL_CODE' : 'PASSWORD'] as const;
    const credentials = body.grantType === 'code' ? { username, code } : { username, password };
    return startSession(await signIn(credentials, { ...kind, factors }, context), context);
  }),

  logout: async (_, context) => {
    await signOut(context);
    return { body: undefined, session: 'end' };
  },

  passwordConfig: async (_, { settings }) => ok({ ...passwordConfig, staffMfa: settings.mfaRequiredRoles.length > 0 }),

  currentUser: async (_, context) => {
    const { person, sessionHandle } = context.actor;
    if (!person) return ok(anonymousUser);
    const { userId, personId, partnerId, isLead, roles } = person;
    const profile = await loadProfile(person, context);
    return ok({ isAuthenticated: true, ...profile, sessionId: sessionHandle, userId, personId, partnerId, isLead, roles });
  },
};

const anonymousUser = {
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
