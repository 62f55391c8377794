import type { Profile, SAML } from '@node-saml/node-saml';
import { runInTransaction } from '#src/records/runInTransaction.ts';
import { resolveSsoAccount } from '#src/domains/accounts/users/resolveSsoAccount.ts';
import { sanitizeReturnPath } from '#src/domains/accounts/users/siteLinks.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { TokenKind } from './accessToken.ts';
import { completeFirstFactor } from '#src/domains/accounts/factors/signInWithFactor.ts';
import { type SignInResult, completeSignIn } from './completeSignIn.ts';
import { insertSamlRequest, type SamlRequestRow, selectSamlRequest, deleteSamlRequest } from './saml.sql.ts';

const REQUEST_MINUTES = 10;

/** Returns the URL of the identity provider. `returnTo` is stored here rather than passed through the browser. */
export async function startSamlSignIn(
  { formId, returnTo }: { formId?: string | undefined; returnTo?: string | undefined },
  context: CallContext,
) {
  const saml = await createSaml(context, async (id, instant) => {
    await context.db.run(insertSamlRequest, { id, instant, formId: formId ?? null, returnTo: sanitizeReturnPath(returnTo) });
  });
  return saml.getAuthorizeUrlAsync(formId ?? '', undefined, {});
}

export type SamlReturn = SignInResult & { returnTo: string };

/**
 * Validates the provider's response and signs the person in. Response and assertion must be signed with the provider's certificate,
 * name us as audience, be current, and refer to an unused request of ours from the last 10 minutes. `relayState` must match the one
 * that was sent; undefined for programs, which have none.
 */
export async function signInWithSaml(
  samlResponse: string,
  kind: TokenKind,
  context: CallContext,
  relayState?: string,
): Promise<SamlReturn> {
  const profile = await validateResponse(samlResponse, context);
  const requestId = String(profile['inResponseTo']);
  const result = await runInTransaction(context, async (inside) => {
    const [request] = await inside.db.run(deleteSamlRequest, { requestId, maxAgeMinutes: REQUEST_MINUTES });
    if (!request) throw rejectResponse(context, 'the request was used already');
    if (relayState !== undefined && relayState !== (request.form_id ?? '')) throw rejectResponse(context, 'the RelayState does not match');
    const identity = { provider: profile.issuer, subject: profile.nameID, emails: parseEmails(profile), ...parseNames(profile) };
    const opened = await resolveSsoAccount(identity, inside);
    if (!opened)
      throw new Failure('auth.forbidden', { message: 'There is no account for this sign-in. Ask an administrator to create one.' });
    const complete = context.settings.samlMfa ? completeSignIn : completeFirstFactor;
    const admitted = await complete({ userId: opened.user.id }, kind, inside);
    return { admitted, returnTo: buildReturnPath(request, opened.isNew) };
  });
  const { admitted, returnTo } = result;
  if (admitted instanceof Failure) throw new SamlFactorRequired(admitted, returnTo);
  return { ...admitted, returnTo };
}

/** Single sign-on was right, and the account asks for a second factor of ours. */
export class SamlFactorRequired extends Failure {
  readonly returnTo: string;

  constructor({ errorCode, details }: Failure, returnTo: string) {
    super(errorCode, details);
    this.returnTo = returnTo;
  }
}

async function validateResponse(SAMLResponse: string, context: CallContext): Promise<Profile> {
  try {
    const saml = await createSaml(context, async () => undefined);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
    if (profile?.issuer && profile.nameID) return profile;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw rejectResponse(context, error instanceof Error ? error.message : String(error));
  }
  throw rejectResponse(context, 'the response names no person');
}

/** The reason is only logged, so that a forger learns nothing from the response. */
function rejectResponse({ log, requestId }: CallContext, reason: string): Failure {
  log.warn({ requestId, reason: reason.slice(0, 300) }, 'a response of the identity provider was rejected');
  return new Failure('auth.invalidCredentials', {
    message: 'Single sign-on failed. Start again from the sign-in page.',
  });
}

/** Keeps requests in PostgreSQL, so that any node can handle the response. We delete a request ourselves, in the transaction that signs in. */
async function createSaml({ db, settings }: CallContext, saveRequest: (id: string, instant: string) => Promise<void>): Promise<SAML> {
  if (!settings.saml) throw new Failure('resource.notFound', { message: 'Single sign-on is not configured. Sign in with your password.' });
  const { entryPoint, issuer, cert } = settings.saml;
  const saml = await import('@node-saml/node-saml'); // large, and few installations need it
  return new saml.SAML({
    entryPoint,
    issuer,
    idpCert: cert.replaceAll('\\n', '\n'),
    callbackUrl: `${settings.publicOrigin}/v3/saml/acs`,
    audience: issuer,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    signatureAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: 30_000,
    maxAssertionAgeMs: REQUEST_MINUTES * 60_000,
    validateInResponseTo: saml.ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_MINUTES * 60_000,
    cacheProvider: {
      async saveAsync(id, instant) {
        await saveRequest(id, instant);
        return { value: instant, createdAt: Date.now() };
      },
      async getAsync(id) {
        const [row] = await db.run(selectSamlRequest, { id, maxAgeMinutes: REQUEST_MINUTES });
        return row?.instant ?? null;
      },
      removeAsync: async () => null,
    },
  });
}

/** Providers send addresses under different attributes; all of them, in lower case. */
function parseEmails(profile: Profile): string[] {
  const claim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
  const values = [profile.email, profile.mail, profile[claim], profile.nameID];
  return [...new Set(values.flatMap((value) => (typeof value === 'string' && value.includes('@') ? [value.trim().toLowerCase()] : [])))];
}

/** "" for a name the provider does not send. */
function parseNames(profile: Profile): { givenName: string; familyName: string } {
  const claim = (name: string) => {
    const value = profile[`http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`] ?? profile[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return { givenName: claim('givenname') || claim('givenName'), familyName: claim('surname') || claim('sn') };
}

/** Adds the form the person came from, and whether the account is new. */
function buildReturnPath({ form_id: formId, return_to: returnTo }: SamlRequestRow, isNew: boolean): string {
  if (formId === null) return returnTo;
  const url = new URL(returnTo, 'http://own.invalid');
  url.searchParams.set('form', formId);
  if (isNew) url.searchParams.set('sso', 'new');
  return `${url.pathname}${url.search}${url.hash}`;
}
