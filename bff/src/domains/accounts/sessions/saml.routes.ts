import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { signInWithSaml, startSamlSignIn } from './saml.ts';
import { startSession } from './startSession.ts';

export const samlHandlers: Handlers<typeof contract.saml> = {
  redirect: async ({ body }, context) => ok({ url: await startSamlSignIn(body, context) }),

  acs: withoutTransaction(async ({ body }, context) => {
    const kind = { grantType: 'saml', name: null, factors: ['SAML'] } as const;
    const { returnTo, ...signedIn } = await signInWithSaml(body.SAMLResponse, kind, context, body.RelayState);
    const { session } = await startSession(signedIn, context);
    const response = { body: undefined, status: 303, location: returnTo, headers: { 'Cache-Control': 'no-store' } };
    return session ? { ...response, session } : response;
  }),
};
