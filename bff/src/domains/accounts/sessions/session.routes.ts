import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/http/handler.ts';
import { passwordConfig } from './passwordRules.ts';
import { profileOf } from './profile.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { withSession } from './withSession.ts';

export const sessionHandlers: Handlers<typeof contract.sessions> = {
  login: withoutTransaction(async ({ body }, context) => {
    return withSession(await signIn(body, { grantType: 'session', name: null }, context), context);
  }),

  logout: async (_, context) => {
    await signOut(context);
    return { body: undefined, session: 'end' };
  },

  passwordConfig: async () => ok(passwordConfig),

  currentUser: async (_, context) => {
    const { person, sessionHandle } = context.actor;
    if (!person) return ok(nobody);
    const { userId, roles } = person;
    return ok({ isAuthenticated: true, ...(await profileOf(person, context)), sessionId: sessionHandle, userId, roles });
  },
};

const nobody = {
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
