import { expect, test } from '@jest/globals';
import { missing, readDoor, refusals, shownAgain } from './door.ts';
import { loginSentences, problemNotice } from './loginErrors.ts';
import { loginFields } from './LoginView.tsx';

const fields = loginFields();
const problem = (errorCode: string, errors?: { field: string; message: string }[]) => ({
  errorCode,
  httpStatus: 401,
  message: 'x',
  errors,
});

test('names the fields that are empty', () => {
  const asks = { username: 'Enter your email address', password: 'Enter your password' };
  expect(missing({ username: ' ', password: '' }, asks)).toEqual(asks);
  expect(missing({ username: 'dana@example.com', password: ' x' }, asks)).toEqual({});
});

test.each([
  ['auth.invalidCredentials', /do not match/],
  ['auth.userPending', /Confirm your email address/],
  ['auth.userDisabled', /closed/],
  ['rate.limited', /Too many attempts/],
  ['anything.else', /Something went wrong/],
])('%s has its own sentence', (code, sentence) => expect(refusals(problem(code), fields, loginSentences)['form']).toMatch(sentence));

test('what the API says of a field stands at that field', () =>
  expect(refusals(problem('validation.failed', [{ field: 'password', message: 'Use at least 12 characters' }]), fields, {})).toEqual({
    password: 'Use at least 12 characters.',
  }));

test('no answer is a matter of the connection', () =>
  expect(refusals({ code: 0, message: 'No response' }, fields, {})['form']).toMatch(/connection/));

test('spaces around an address go, those of a password stay, and a password is never shown again', () => {
  const form = new FormData();
  form.set('username', ' dana@example.com ');
  form.set('password', ' a b ');
  expect(readDoor(form, fields)).toEqual({ username: 'dana@example.com', password: ' a b ' });
  expect(shownAgain(readDoor(form, fields), fields)).toEqual({ username: 'dana@example.com' });
});

test('what single sign-on came back with is told in words', () => {
  expect(problemNotice(null)).toBeNull();
  expect(problemNotice('auth.userDisabled')).toMatch(/closed/);
  expect(problemNotice('<script>')).toMatch(/Single sign-on did not work/);
});
