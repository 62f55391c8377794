import type { contract } from '@farwend/api-contract';
import { type Handlers, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { SamlFactorRequired, signInWithSaml, startSamlSignIn } from './saml.ts';
import { startSession } from './startSession.ts';

export const samlHandlers: Handlers<typeof contract.saml> = {
  redirect: async ({ body }, context) => ok({ url: await startSamlSignIn(body, context) }),

  acs: withoutTransaction(async ({ body }, context) => {
    const kind = { grantType: 'saml', name: null, factors: ['SAML'] } as const;
    const response = { body: undefined, status: 303, headers: { 'Cache-Control': 'no-store' } };
    try {
      const { returnTo, ...signedIn } = await signInWithSaml(body.SAMLResponse, kind, context, body.RelayState);
      const { session } = await startSession(signedIn, context);
      return { ...response, location: returnTo, ...(session && { session }) };
    } catch (failure) {
      if (failure instanceof SamlFactorRequired) return { ...response, location: buildFactorPath(failure) };
      throw failure;
    }
  }),
};

/** The sign-in page, which asks for the second factor. */
function buildFactorPath({ details: { challenge }, returnTo }: SamlFactorRequired): string {
  const { challengeId = '', factors = [] } = challenge ?? {};
  return `/login/?${new URLSearchParams({ challenge: challengeId, factors: factors.join(','), return: returnTo }).toString()}`;
}
