import type { NewPasskey, PasskeyProof } from '@farwend/api-contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { CallContext } from '#src/kernel/context.ts';
import type { Person } from '#src/kernel/actor.ts';
import type { FactorRow } from './factor.sql.ts';

const TIMEOUT_MS = 300_000;

/** A passkey whose making was verified. */
export interface VerifiedPasskey {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
}

/** Options for a browser to make a passkey, which asks for fingerprint, face or PIN. */
export async function buildCreationOptions(person: Person, existing: readonly FactorRow[], { settings }: CallContext) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: 'Farwend',
    rpID: relyingPartyOf(settings),
    userName: person.email,
    userDisplayName: `${person.givenName} ${person.familyName}`.trim(),
    userID: new Uint8Array(Buffer.from(person.userId)),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: listCredentials(existing),
  });
}

/** Options for a browser to answer with a passkey; without credentials, one of any account. */
export async function buildRequestOptions(allowed: readonly FactorRow[], { settings }: CallContext) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(settings),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: listCredentials(allowed),
  });
}

/** Verifies a new passkey; null if it answers another challenge, is for another site or was made without verifying the person. */
export async function verifyNewPasskey(
  { response, ...rest }: NewPasskey,
  challenge: string,
  context: CallContext,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { clientDataJSON, attestationObject } = response;
  const sent: RegistrationResponseJSON = { ...rest, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
  const { verified, registrationInfo } = await verifyRegistrationResponse({ response: sent, ...expect(challenge, context) }).catch(reject);
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter };
}

/** Verifies the answer of a passkey and returns its new counter; null if it does not hold. */
export async function verifyPasskeyProof(
  { response, ...rest }: PasskeyProof,
  challenge: string,
  { publicKey, signCount }: Pick<VerifiedPasskey, 'publicKey' | 'signCount'>,
  context: CallContext,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  const sent: AuthenticationResponseJSON = { ...rest, response: answer, clientExtensionResults: {} };
  const credential: WebAuthnCredential = { id: rest.id, publicKey: new Uint8Array(publicKey), counter: signCount };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: sent,
    credential,
    ...expect(challenge, context),
  }).catch(reject);
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

function expect(challenge: string, { settings }: CallContext) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: settings.publicOrigin,
    expectedRPID: relyingPartyOf(settings),
    requireUserVerification: true,
  };
}

/** The library throws where something does not match; a forger learns nothing from which. */
function reject() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;
}

function listCredentials(factors: readonly FactorRow[]): { id: string }[] {
  return factors.flatMap(({ credential_id: id }) => (id === null ? [] : [{ id }]));
}

function relyingPartyOf({ publicOrigin }: CallContext['settings']): string {
  return new URL(publicOrigin).hostname;
}

/** Large, and few requests need it. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
