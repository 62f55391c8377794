import { expect, test } from '@jest/globals';
import { missingFields, refusal } from './loginErrors.ts';

const problem = (errorCode: string) => ({ errorCode, httpStatus: 401, message: 'never shown' });

test('names the fields that are empty', () => {
  expect(missingFields(' ', '')).toEqual({ username: 'Enter your email address', password: 'Enter your password' });
  expect(missingFields('dana@example.com', 'x')).toEqual({});
});

test.each([
  ['auth.invalidCredentials', /do not match/],
  ['auth.userPending', /Confirm your email address/],
  ['auth.userDisabled', /closed/],
  ['rate.limited', /Too many attempts/],
  ['anything.else', /Something went wrong/],
])('%s has its own sentence', (code, sentence) => expect(refusal(problem(code)).form).toMatch(sentence));

test('no answer is a matter of the connection', () => expect(refusal({ code: 0, message: 'No response' }).form).toMatch(/connection/));
