import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { openBySso } from '#src/entities/users/openBySso.ts';
import { ownPath } from '#src/entities/users/siteAddresses.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { TokenKind } from './accessToken.ts';
import { type Admitted, admit } from './admit.ts';

const REQUEST_MINUTES = 10;

/** The address of the identity provider to send the browser to. Where it returns to is kept here, never in what travels. */
export async function startSaml(
  { formId, returnTo }: { formId?: string | undefined; returnTo?: string | undefined },
  context: CallContext,
) {
  const saml = samlOf(context, async (id, instant) => {
    const values = [id, instant, formId ?? null, ownPath(returnTo)];
    await preparedQuery(context.sequelize, 'saml.remember', insertRequest, values, context.transaction);
  });
  return saml.getAuthorizeUrlAsync(formId ?? '', undefined, {});
}

/** Somebody who came back from the identity provider, and where on this site they wanted to go. */
export type SamlReturn = Admitted & { returnTo: string };

/**
 * Checks the provider's signed answer and lets its person in. Response and assertion must be signed by the provider's certificate, be
 * meant for us, be fresh, and answer a request of ours of the last 10 minutes that nobody has answered yet. `relayState` must be what
 * was sent along; undefined for programs, which have none.
 */
export async function signInWithSaml(
  samlResponse: string,
  kind: TokenKind,
  context: CallContext,
  relayState?: string,
): Promise<SamlReturn> {
  const profile = await validated(samlResponse, context);
  const requestId = String(profile['inResponseTo']);
  return inTransaction(context.sequelize, async (transaction) => {
    const own = { ...context, transaction };
    const [request] = await preparedQuery<RequestRow>(context.sequelize, 'saml.use', useRequest, [requestId, REQUEST_MINUTES], transaction);
    if (!request) throw refused(context, 'answered already');
    if (relayState !== undefined && relayState !== (request.form_id ?? '')) throw refused(context, 'another RelayState');
    const identity = { provider: profile.issuer, subject: profile.nameID, emails: emailsOf(profile), ...namesOf(profile) };
    const opened = await openBySso(identity, own);
    if (!opened) throw new Failure('auth.forbidden', { message: 'There is no account for this sign-in. Ask an administrator for one.' });
    const admitted = await admit({ userId: opened.user.id }, kind, own);
    return { ...admitted, returnTo: withForm(request, opened.isNew) };
  });
}

interface RequestRow {
  form_id: string | null;
  return_to: string;
}

async function validated(SAMLResponse: string, context: CallContext): Promise<Profile> {
  try {
    const { profile } = await samlOf(context, async () => undefined).validatePostResponseAsync({ SAMLResponse });
    if (profile?.issuer && profile.nameID) return profile;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw refused(context, error instanceof Error ? error.message : String(error));
  }
  throw refused(context, 'names nobody');
}

/** Why is for the log: whoever forges an answer learns nothing from ours. */
function refused({ log, requestId }: CallContext, reason: string): Failure {
  log.warn({ requestId, reason: reason.slice(0, 300) }, 'an answer of the identity provider was refused');
  return new Failure('auth.invalidCredentials', {
    message: 'The answer of the sign-in page could not be accepted. Start again from the sign-in page.',
  });
}

/** The library with its memory of requests in PostgreSQL, so that any node takes the answer. Requests are used up by us, in the transaction that signs in. */
function samlOf({ settings, sequelize }: CallContext, remember: (id: string, instant: string) => Promise<void>): SAML {
  if (!settings.saml) throw new Failure('resource.notFound', { message: 'Single sign-on is not set up here. Sign in with your password.' });
  const { entryPoint, issuer, cert } = settings.saml;
  return new SAML({
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
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_MINUTES * 60_000,
    cacheProvider: {
      async saveAsync(id, instant) {
        await remember(id, instant);
        return { value: instant, createdAt: Date.now() };
      },
      async getAsync(id) {
        const [row] = await preparedQuery<{ instant: string }>(sequelize, 'saml.get', selectRequest, [id, REQUEST_MINUTES], null);
        return row?.instant ?? null;
      },
      removeAsync: async () => null,
    },
  });
}

/** What the provider says the person's addresses are, wherever it says it. */
function emailsOf(profile: Profile): string[] {
  const claim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
  const values = [profile.email, profile.mail, profile[claim], profile.nameID];
  return [...new Set(values.flatMap((value) => (typeof value === 'string' && value.includes('@') ? [value.trim().toLowerCase()] : [])))];
}

/** What the provider calls the person, wherever it says it. */
function namesOf(profile: Profile): { givenName: string; familyName: string } {
  const claim = (name: string) => {
    const value = profile[`http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`] ?? profile[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return { givenName: claim('givenname') || claim('givenName'), familyName: claim('surname') || claim('sn') };
}

/** Where to go on: with the form the person came from, and whether their account was made just now. */
function withForm({ form_id: formId, return_to: returnTo }: RequestRow, isNew: boolean): string {
  if (formId === null) return returnTo;
  const url = new URL(returnTo, 'http://own.invalid');
  url.searchParams.set('form', formId);
  if (isNew) url.searchParams.set('sso', 'new');
  return `${url.pathname}${url.search}${url.hash}`;
}

const insertRequest = 'INSERT INTO saml_requests (id, instant, form_id, return_to) VALUES ($1, $2, $3, $4)';
const selectRequest = 'SELECT instant FROM saml_requests WHERE id = $1 AND created_at > now() - make_interval(mins => $2)';
const useRequest = `
  DELETE FROM saml_requests WHERE id = $1 AND created_at > now() - make_interval(mins => $2) RETURNING form_id, return_to`;
