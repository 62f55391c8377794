import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { passwordConfig } from './passwordRules.ts';
import { loadProfile } from './loadProfile.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { startSession } from './startSession.ts';

export const sessionHandlers: Handlers<typeof contract.sessions> = {
  login: withoutTransaction(async ({ body }, context) => {
    const factors = [body.code === undefined ? 'PASSWORD' : 'EMAIL_CODE'] as const;
    return startSession(await signIn(body, { grantType: 'session', name: null, factors }, context), context);
  }),

  logout: async (_, context) => {
    await signOut(context);
    return { body: undefined, session: 'end' };
  },

  passwordConfig: async () => ok(passwordConfig),

  currentUser: async (_, context) => {
    const { person, sessionHandle } = context.actor;
    if (!person) return ok(anonymousUser);
    const { userId, roles } = person;
    return ok({ isAuthenticated: true, ...(await loadProfile(person, context)), sessionId: sessionHandle, userId, roles });
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
  status: null,
  roles: [],
};
