import { IDENTITY_NAME } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';
import { isProblem, type Client } from '@farwend/api-contract/client';
import type { KnownPerson } from './knownPerson.ts';
import { formProblem } from './rules/problem.ts';
import type { Sending } from './sendTripRequest.ts';
import { SendFailure } from './SendFailure.ts';
import { texts } from './texts.ts';

/** One attempt to sign in; the secret is typed, used and never kept. */
export interface SignIn {
  email: string;
  way: 'password' | 'code';
  secret: string;
}

/** Signs in and answers what is known of the person. Rejects with a SendFailure whose problem stands on the step checkEmail. */
export async function signIn({ email, way, secret }: SignIn, { api, onSession }: Sending): Promise<KnownPerson> {
  const body = { grantType: way, username: email, [way]: secret.trim() };
  await api.post('/v3/login', { body }).catch(fail);
  onSession();
  return knownPerson(api).catch(() => ({ firstName: '', lastName: '', email, phone: null, countryOfResidence: '' }));
}

/** Mails six digits to the address. Rejects with a SendFailure. */
export async function askCode(email: string, { api }: Sending): Promise<void> {
  await api.post('/v3/users/{id}/reset_codes', { params: { id: email }, body: { purpose: 'LOGIN' } }).catch(fail);
}

/** Takes the browser to the identity provider; it comes back to this step with the id of the form. */
export async function startSso(formId: string, { api, leaveFor }: Sending): Promise<void> {
  const body = { formId: formId.slice(0, 60), returnTo: '/trip-request/?step=checkEmail' };
  const { url } = await api.post('/v3/saml/redirect', { body }).catch(() => {
    throw new SendFailure([formProblem('checkEmail', 'sso', texts.ssoUnfinished)]);
  });
  leaveFor(url);
}

/** Ends the session. Never rejects: without it the request is sent as a guest's all the same. */
export async function endSession({ api, onSession }: Sending): Promise<void> {
  storage.remove(IDENTITY_NAME); // first: who signs out is not asked to sign in again
  await api.delete('/v3/logout').catch(() => undefined);
  onSession();
}

/** What the server knows of who is signed in. */
export async function knownPerson(api: Client): Promise<KnownPerson> {
  const { firstName, lastName, email, phone, countryOfResidence } = await api.get('/v3/users/current');
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', phone, countryOfResidence: countryOfResidence ?? '' };
}

function fail(error: unknown): never {
  throw new SendFailure([formProblem('checkEmail', codeOf(error), messageOf(error))]);
}

function codeOf(error: unknown): string {
  return isProblem(error) ? error.errorCode : 'failed';
}

function messageOf(error: unknown): string {
  if (!isProblem(error)) return texts.signInFailed;
  if (error.errorCode === 'rate.limited') return texts.tooManySignIns(error.message);
  if (error.errorCode === 'link.expired' || error.errorCode === 'link.used') return texts.codeExpired;
  if (error.httpStatus === 401 || error.httpStatus === 422) return texts.wrongSecret;
  return error.message;
}
