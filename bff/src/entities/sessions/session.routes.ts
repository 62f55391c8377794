import type { contract } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { type Handlers, ok, withoutTransaction } from '#src/http/handler.ts';
import { revokeToken } from './endAccess.ts';
import { profileOf } from './profile.ts';
import { signIn } from './signIn.ts';

export const sessionHandlers: Handlers<typeof contract.sessions> = {
  login: withoutTransaction(async ({ body }, context) => {
    const { person, token } = await signIn({ ...body, grantType: 'session', name: null }, context);
    const profile = await profileOf(person, context);
    return { body: token, headers: { 'Cache-Control': 'no-store' }, session: { start: person, tokenId: token.id, profile } };
  }),

  logout: async (_, context) => {
    const { person, tokenId } = context.actor;
    if (person) {
      if (tokenId) await revokeToken(tokenId, context);
      await recordAudit('SIGN_OUT', 'user', person.userId, { tokenId }, context);
    }
    return { body: undefined, session: 'end' };
  },

  passwordConfig: async () =>
    ok({
      minLength: 12,
      maxLength: 128,
      rejectCommon: true,
      rejectContainsName: true,
      requireComposition: false,
      staffMfa: false,
      resetLinkMinutes: 60,
    }),

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
