import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { requestService } from '#src/platform/tracing/requestService.ts';

type VisitorIdentity = BodyOf<typeof contract.visitors.identify>;
type Identification = ReplyOf<typeof contract.visitors.identify>;

const TOKEN_LIFETIME_MS = 12 * 3600 * 1000;
const TIMEOUT_MS = 5_000;

/** Issues a token that identifies the caller to the chat: by the vendor when it is configured, else signed here. Only for the caller's own address. */
export async function identifyVisitor({ email, firstName, lastName }: VisitorIdentity, context: CallContext): Promise<Identification> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required');
  if (email !== person.email) throw fieldFailure('/email', 'notAllowed', 'Use the address you are signed in with');
  const visitor = { email, firstName: firstName ?? person.givenName, lastName: lastName ?? person.familyName };
  const expiresAt = new Date(Date.now() + TOKEN_LIFETIME_MS).toISOString();
  const { hubspotToken, hubspotOrigin, sessionKeys } = context.settings;
  const token =
    hubspotToken === undefined
      ? signClaims({ ...visitor, expiresAt }, sessionKeys[0] ?? '')
      : await requestVendorToken(visitor, hubspotToken, hubspotOrigin, context);
  return { token, expiresAt };
}

/** `payload.hmac`, both base64url. */
function signClaims(claims: object, key: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${createHmac('sha256', key).update(`visitor ${payload}`).digest('base64url')}`;
}

const VendorResponse = z.object({ token: z.string().min(1) });

async function requestVendorToken(visitor: object, vendorToken: string, origin: string, { log, requestId }: CallContext): Promise<string> {
  try {
    const response = await requestService('HubSpot', 'POST', (headers) =>
      fetch(`${origin}/conversations/v3/visitor-identification/tokens/create`, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${vendorToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(visitor),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    if (!response.ok) throw new Error(`the vendor responded with ${response.status}`);
    return VendorResponse.parse(await response.json()).token;
  } catch (error) {
    log.warn(
      { requestId, reason: error instanceof Error ? error.message : String(error) },
      'the chat vendor did not issue a visitor token',
    );
    throw new Failure('server.maintenance', {
      message: 'The chat is not available right now. Try again in a few seconds.',
      headers: { 'Retry-After': '10' },
    });
  }
}
