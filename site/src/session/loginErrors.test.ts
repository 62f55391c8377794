import { expect, test } from '@jest/globals';
import { findMissingFields, readAccountForm, mapProblemToErrors, withoutPasswords } from './accountForm.ts';
import { loginMessages, findProblemNotice } from './loginErrors.ts';
import { loginFields } from './LoginView.tsx';

const fields = loginFields();
const problem = (errorCode: string, errors?: { field: string; message: string }[]) => ({
  errorCode,
  httpStatus: 401,
  message: 'x',
  errors,
});

test('returns the messages of empty fields', () => {
  const messages = { username: 'Enter your email address', password: 'Enter your password' };
  expect(findMissingFields({ username: ' ', password: '' }, messages)).toEqual(messages);
  expect(findMissingFields({ username: 'dana@example.com', password: ' x' }, messages)).toEqual({});
});

test.each([
  ['auth.invalidCredentials', /do not match/],
  ['auth.userPending', /Confirm your email address/],
  ['auth.userDisabled', /closed/],
  ['rate.limited', /Too many attempts/],
  ['anything.else', /Something went wrong/],
])('%s has its own message', (code, sentence) =>
  expect(mapProblemToErrors(problem(code), fields, loginMessages)['form']).toMatch(sentence),
);

test('shows an API error at its field', () =>
  expect(
    mapProblemToErrors(problem('validation.failed', [{ field: 'password', message: 'Use at least 12 characters' }]), fields, {}),
  ).toEqual({
    password: 'Use at least 12 characters.',
  }));

test('a network error asks to check the connection', () =>
  expect(mapProblemToErrors({ code: 0, message: 'No response' }, fields, {})['form']).toMatch(/connection/));

test('trims email addresses but not passwords, and never returns a password', () => {
  const form = new FormData();
  form.set('username', ' dana@example.com ');
  form.set('password', ' a b ');
  expect(readAccountForm(form, fields)).toEqual({ username: 'dana@example.com', password: ' a b ' });
  expect(withoutPasswords(readAccountForm(form, fields), fields)).toEqual({ username: 'dana@example.com' });
});

test('error codes of single sign-on have messages', () => {
  expect(findProblemNotice(null)).toBeNull();
  expect(findProblemNotice('auth.userDisabled')).toMatch(/closed/);
  expect(findProblemNotice('<script>')).toMatch(/Single sign-on did not work/);
});
