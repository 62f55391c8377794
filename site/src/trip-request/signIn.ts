import { IDENTITY_KEY } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';
import { isProblem, type Client } from '@farwend/api-contract/client';
import type { AccountDetails } from './AccountDetails.ts';
import { isSameEmail } from './isSameEmail.ts';
import { formProblem } from './rules/problem.ts';
import type { FormServices } from './sendTripRequest.ts';
import { SendFailure } from './SendFailure.ts';
import { texts } from './texts.ts';

/** An attempt to sign in; the secret is never stored. */
export interface SignIn {
  email: string;
  method: 'password' | 'code';
  secret: string;
}

/** Signs in and returns the account's details. Rejects with a SendFailure for the step checkEmail. */
export async function signIn({ email, method, secret }: SignIn, { api, onSessionChange }: FormServices): Promise<AccountDetails> {
  const body = { grantType: method, username: email, [method]: secret.trim() };
  await api.post('/v3/login', { body }).catch(fail);
  onSessionChange();
  return loadAccountDetails(api).catch(() => ({ firstName: '', lastName: '', email, phone: null, countryOfResidence: '' }));
}

/** Emails a six-digit code. Rejects with a SendFailure. */
export async function requestCode(email: string, { api }: FormServices): Promise<void> {
  await api.post('/v3/users/{id}/reset_codes', { params: { id: email }, body: { purpose: 'LOGIN' } }).catch(fail);
}

/** Redirects to the identity provider, which returns to this step with the form's id. Rejects with a SendFailure. */
export async function startSso(formId: string, { api, redirectTo }: FormServices): Promise<void> {
  const body = { formId: formId.slice(0, 60), returnTo: '/trip-request/?step=checkEmail' };
  const { url } = await api.post('/v3/saml/redirect', { body }).catch(() => {
    throw new SendFailure([formProblem('checkEmail', 'sso', texts.ssoUnfinished)]);
  });
  redirectTo(url);
}

/** Whether the traveller with this address is still signed in; if not, the page shows it. */
export async function confirmSession(email: string, { api, onSessionChange }: FormServices): Promise<boolean> {
  const user = await api.get('/v3/users/current').catch((error: unknown) => {
    if (isProblem(error) && error.httpStatus === 401) return null; // the access token has been revoked
    throw error;
  });
  if (user?.isAuthenticated && isSameEmail(user.email ?? '', email)) return true;
  forgetSession({ onSessionChange });
  return false;
}

/** Has the page show a visitor once the session has ended. The identity goes first: the form itself offers to sign in, not the dialog. */
export function forgetSession({ onSessionChange }: Pick<FormServices, 'onSessionChange'>): void {
  storage.remove(IDENTITY_KEY);
  onSessionChange();
}

/** Ends the session. Never rejects: if it fails, the request is sent as a guest's. */
export async function endSession({ api, onSessionChange }: FormServices): Promise<void> {
  storage.remove(IDENTITY_KEY); // first, so that signing out does not open the sign-in dialog
  await api.delete('/v3/logout').catch(() => undefined);
  onSessionChange();
}

/** Loads the details of the signed-in account. */
export async function loadAccountDetails(api: Client): Promise<AccountDetails> {
  const { firstName, lastName, email, phone, countryOfResidence } = await api.get('/v3/users/current');
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', phone, countryOfResidence: countryOfResidence ?? '' };
}

function fail(error: unknown): never {
  throw new SendFailure([formProblem('checkEmail', errorCodeOf(error), describeError(error))]);
}

function errorCodeOf(error: unknown): string {
  return isProblem(error) ? error.errorCode : 'failed';
}

function describeError(error: unknown): string {
  if (!isProblem(error)) return texts.signInFailed;
  if (error.errorCode === 'auth.factorRequired') return texts.secondStep;
  if (error.errorCode === 'rate.limited') return texts.tooManySignIns(error.message);
  if (error.errorCode === 'link.expired' || error.errorCode === 'link.used') return texts.codeExpired;
  if (error.httpStatus === 401 || error.httpStatus === 422) return texts.wrongSecret;
  return error.message;
}
