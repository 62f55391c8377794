import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

type Told = BodyOf<typeof contract.visitors.identify>;
type Identification = ReplyOf<typeof contract.visitors.identify>;

const LIFE_MS = 12 * 3600 * 1000;
const TIMEOUT_MS = 5_000;

/** A token that tells the chat who writes: the vendor's when it is configured, else one signed here. Only for the caller's own address. */
export async function identifyVisitor({ email, firstName, lastName }: Told, context: CallContext): Promise<Identification> {
  const { person } = context.actor;
  if (!person) throw new Failure('auth.required');
  if (email !== person.email) throw fieldFailure('/email', 'notAllowed', 'Must be the address of the person who is signed in');
  const visitor = { email, firstName: firstName ?? person.givenName, lastName: lastName ?? person.familyName };
  const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
  const { hubspotToken, hubspotOrigin, sessionKeys } = context.settings;
  const token =
    hubspotToken === undefined
      ? signed({ ...visitor, expiresAt }, sessionKeys[0] ?? '')
      : await askVendor(visitor, hubspotToken, hubspotOrigin, context);
  return { token, expiresAt };
}

/** The claims and their keyed hash, both base64url, joined by a dot. */
function signed(claims: object, key: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${createHmac('sha256', key).update(`visitor ${payload}`).digest('base64url')}`;
}

const VendorAnswer = z.object({ token: z.string().min(1) });

async function askVendor(visitor: object, vendorToken: string, origin: string, { log, requestId }: CallContext): Promise<string> {
  try {
    const response = await fetch(`${origin}/conversations/v3/visitor-identification/tokens/create`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${vendorToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(visitor),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the vendor answered ${response.status}`);
    return VendorAnswer.parse(await response.json()).token;
  } catch (error) {
    log.warn({ requestId, reason: error instanceof Error ? error.message : String(error) }, 'the chat vendor did not identify a visitor');
    throw new Failure('server.maintenance', {
      message: 'The chat cannot be reached just now. Try again.',
      headers: { 'Retry-After': '10' },
    });
  }
}
