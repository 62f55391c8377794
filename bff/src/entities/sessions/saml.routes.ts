import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/http/handler.ts';
import { signInWithSaml, startSaml } from './saml.ts';
import { withSession } from './withSession.ts';

export const samlHandlers: Handlers<typeof contract.saml> = {
  redirect: async ({ body }, context) => ok({ url: await startSaml(body, context) }),

  acs: withoutTransaction(async ({ body }, context) => {
    const kind = { grantType: 'saml', name: null } as const;
    const { returnTo, ...admitted } = await signInWithSaml(body.SAMLResponse, kind, context, body.RelayState);
    const { session } = await withSession(admitted, context);
    const answer = { body: undefined, status: 303, location: returnTo, headers: { 'Cache-Control': 'no-store' } };
    return session ? { ...answer, session } : answer;
  }),
};
