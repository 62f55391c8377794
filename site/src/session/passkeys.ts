import { type Client, isProblem } from '@farwend/api-contract/client';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Name and value of a button whose form is answered with a passkey. */
export const passkeyButton = { name: 'by', value: 'passkey' } as const;

/** A few kilobytes that only visitors with passkeys need; it reads the options where browsers cannot yet: Safari 18.3, Chrome 128. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/**
 * Completes a form with what only the browser can give: the new passkey for the options that the form carries as `creation`, or the proof of
 * one. A form without a `challenge` gets one, and says that it is answered by the passkey `alone`.
 */
export async function completeWithPasskey(form: FormData, api: Client): Promise<void> {
  const creation = form.get('creation');
  if (typeof creation === 'string') return form.set('passkey', await makePasskey(JSON.parse(creation)));
  if (form.get(passkeyButton.name) !== passkeyButton.value) return undefined;
  const asked = form.get('challenge');
  const body = typeof asked === 'string' && asked !== '' ? { challengeId: asked } : {};
  const { challengeId, publicKey } = await api.post('/v3/passkeys/options', { body });
  const passkey = await askForPasskey(publicKey);
  if (body.challengeId === undefined) form.set('alone', 'true');
  form.set('challenge', challengeId);
  return form.set('passkey', passkey);
}

/** Why there is no passkey, in words for its owner. */
export function describePasskeyFailure(failure: unknown): string {
  if (isProblem(failure)) {
    if (failure.errorCode === 'auth.challengeEnded') return 'That took too long. Sign in again from the start.';
    if (failure.errorCode === 'rate.limited') return 'Too many attempts. Wait a few minutes and try again.';
    return 'Something went wrong. Please try again.';
  }
  switch (failure instanceof Error ? failure.name : '') {
    case 'InvalidStateError':
      return 'This device has a passkey for your account already.';
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey came: it was called off, or took too long. Try again, or take another way.';
    case 'Error':
    case 'ConstraintError':
    case 'NotSupportedError':
    case 'SecurityError':
      return 'This browser or device cannot use a passkey here. Take another way.';
    default:
      return 'No answer came. Check your connection and try again.';
  }
}

async function makePasskey(options: unknown): Promise<string> {
  const { startRegistration } = await loadWebAuthn();
  if (!isCreation(options)) throw new Error('These are no options for a new passkey');
  return JSON.stringify(await startRegistration({ optionsJSON: options }));
}

async function askForPasskey(options: unknown): Promise<string> {
  const { startAuthentication } = await loadWebAuthn();
  if (!isRequest(options)) throw new Error('These are no options to ask for a passkey');
  return JSON.stringify(await startAuthentication({ optionsJSON: options }));
}

function isRequest(options: unknown): options is PublicKeyCredentialRequestOptionsJSON {
  return typeof options === 'object' && options !== null && 'challenge' in options;
}

function isCreation(options: unknown): options is PublicKeyCredentialCreationOptionsJSON {
  return isRequest(options) && 'rp' in options && 'user' in options && 'pubKeyCredParams' in options;
}
