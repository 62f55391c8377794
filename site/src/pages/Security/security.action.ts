import { isProblem, type Client } from '@farwend/api-contract/client';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import type { Enrolment, PasskeyEnrolment, SecurityDeed, SecurityResult } from '#src/account/security.ts';
import { notReady } from '#src/session/answerSecondStep.ts';
import { passkeyButton } from '#src/session/passkeys.ts';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

type Outcome = Omit<SecurityResult, 'problem'>;

const handlers: Readonly<Record<SecurityDeed, (form: FormData, api: Client) => Promise<Outcome>>> = {
  endSession: async (form, api) => {
    await api.delete('/v3/sessions/{handle}', { params: { handle: readField(form, 'handle') } });
    return { done: 'It is signed out.' };
  },
  endOthers: async (_, api) => {
    await api.delete('/v3/sessions');
    return { done: 'You are signed out everywhere else.' };
  },
  begin: async (_, api) => {
    const { challengeId, secret, otpauthUrl, qrCode } = await api.post('/v3/users/current/factors/options', { body: { kind: 'TOTP' } });
    return { done: null, enrolment: { challengeId, secret: secret ?? '', otpauthUrl: otpauthUrl ?? '', qrCode } };
  },
  confirm: async (form, api) => {
    const name = readField(form, 'name') || 'Phone';
    const body = { challengeId: readField(form, 'challengeId'), name, code: readField(form, 'code') };
    const { recoveryCodes } = await api.post('/v3/users/current/factors', { body });
    return { done: 'The second lock is on. From now on we ask for a code as well.', ...(recoveryCodes && { recoveryCodes }) };
  },
  beginPasskey: async (_, api) => {
    const { challengeId, publicKey } = await api.post('/v3/users/current/factors/options', { body: { kind: 'PASSKEY' } });
    return { done: null, passkeyEnrolment: { challengeId, creation: JSON.stringify(publicKey) } };
  },
  addPasskey: async (form, api) => {
    const name = readField(form, 'name') || 'Passkey';
    const body = { challengeId: readField(form, 'challengeId'), name, passkey: JSON.parse(readField(form, 'passkey')) };
    const { recoveryCodes } = await api.post('/v3/users/current/factors', { body });
    return { done: 'Your passkey is ready. It opens your account by itself.', ...(recoveryCodes && { recoveryCodes }) };
  },
  remove: async (form, api) => {
    await api.delete('/v3/users/current/factors/{id}', { params: { id: readField(form, 'id') } });
    return { done: 'It is removed.' };
  },
  codes: async (_, api) => {
    const { codes } = await api.post('/v3/users/current/recovery_codes');
    return { done: 'The earlier codes no longer work.', recoveryCodes: codes };
  },
  prove: async (form, api) => {
    if (form.has('passkey')) return proveWithPasskey(form, api);
    const proof = readField(form, 'proof');
    const { items } = await api.get('/v3/users/current/factors');
    const answer = /^\d{3} ?\d{3}$/.test(proof) ? { code: proof } : { recoveryCode: proof };
    await api.put('/v3/users/current/step_ups', { body: items.length === 0 ? { password: String(form.get('proof') ?? '') } : answer });
    return { done: proven };
  },
};

const proven = 'Thank you. Now choose again what you wanted to do; we do not ask for the next ten minutes.';

async function proveWithPasskey(form: FormData, api: Client): Promise<Outcome> {
  const body = { challengeId: readField(form, 'challenge'), passkey: JSON.parse(readField(form, 'passkey')) };
  await api.put('/v3/users/current/step_ups', { body });
  return { done: proven };
}

/** Handles the forms of the page: sign out elsewhere, add or remove a second factor, prove who one is. */
export async function securityAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const deed = readField(form, 'deed');
  if (!isDeed(deed)) return notFound();
  const lacksPasskey = !form.has('passkey') && (deed === 'addPasskey' || form.get(passkeyButton.name) === passkeyButton.value);
  if (lacksPasskey) return data<SecurityResult>({ done: null, problem: notReady, ...keepForm(deed, form) }, { status: 422 });
  try {
    return data<SecurityResult>({ problem: null, ...(await handlers[deed](form, context.get(apiContext))) });
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401) return redirect('/login/?return=/account/security/');
    return data<SecurityResult>({ done: null, ...describeProblem(problem, deed, form) }, { status: 422 });
  }
}

function isDeed(text: string): text is SecurityDeed {
  return Object.hasOwn(handlers, text);
}

function describeProblem(problem: unknown, deed: SecurityDeed, form: FormData): Omit<SecurityResult, 'done'> {
  if (!isProblem(problem)) return { problem: 'No answer came. Check your connection and try again.' };
  if (problem.errorCode === 'auth.stepUpRequired')
    return { problem: 'This changes who can open your account, so we would like to be sure it is you.', asksForProof: true };
  if (problem.errorCode === 'rate.limited') return { problem: 'Too many attempts. Wait a few minutes and try again.' };
  if (deed === 'prove') return { problem: 'That is not right. Try again.', asksForProof: true };
  if (deed === 'addPasskey' && problem.errorCode !== 'auth.challengeEnded')
    return { problem: 'This passkey could not be verified. Try again.', passkeyEnrolment: readPasskeyEnrolment(form) };
  if (deed === 'confirm' && problem.errorCode !== 'auth.challengeEnded')
    return { problem: 'That code is not right. Wait for the next one, and check the time of your phone.', enrolment: readEnrolment(form) };
  if (deed === 'confirm' || deed === 'addPasskey') return { problem: 'That took too long. Begin again.' };
  if (problem.httpStatus === 404) return { problem: 'Things have moved on meanwhile. Here is how they stand now.' };
  return { problem: 'Something went wrong. Please try again.' };
}

/** A form that was sent without its passkey is shown again. */
function keepForm(deed: SecurityDeed, form: FormData): Partial<SecurityResult> {
  return deed === 'prove' ? { asksForProof: true } : { passkeyEnrolment: readPasskeyEnrolment(form) };
}

function readPasskeyEnrolment(form: FormData): PasskeyEnrolment {
  return { challengeId: readField(form, 'challengeId'), creation: readField(form, 'creation') };
}

/** What the form carries along, so that the same key is shown again. */
function readEnrolment(form: FormData): Enrolment {
  const otpauthUrl = readField(form, 'otpauthUrl');
  const [size, path] = [Number(readField(form, 'qrSize')), readField(form, 'qrPath')];
  return {
    challengeId: readField(form, 'challengeId'),
    secret: readField(form, 'secret'),
    otpauthUrl: otpauthUrl.startsWith('otpauth://') ? otpauthUrl : '',
    qrCode: size > 0 && /^[\dMhvz -]+$/.test(path) ? { size, path } : null,
  };
}

function readField(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
