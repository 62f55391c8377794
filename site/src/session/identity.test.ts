import { beforeEach, expect, test } from '@jest/globals';
import { visitor, type CurrentUser } from '#src/shared/session.ts';
import { forgetPerson, isIdentityKept, keepIdentity, restoreIdentity } from './identity.ts';

const dana: CurrentUser = {
  ...visitor,
  isAuthenticated: true,
  personType: 'traveler',
  firstName: 'Dana',
  lastName: 'Rowe',
  email: 'dana@example.com',
  countryOfResidence: 'US',
};
const cookie = (value: string) => void (document.cookie = `user_session=${value}; path=/`);

beforeEach(() => {
  localStorage.clear();
  cookie('; max-age=0');
});

test('who is signed in is kept without name in full, address or number, and restored while the cookie is there', () => {
  cookie('profile');
  keepIdentity(dana);
  expect(localStorage.getItem('farwend.identity')).not.toMatch(/Rowe|example/);
  expect(restoreIdentity()).toEqual({
    ...visitor,
    isAuthenticated: true,
    personType: 'traveler',
    firstName: 'Dana',
    countryOfResidence: 'US',
  });
});

test('without the cookie nobody is restored, and what was kept is cleared', () => {
  keepIdentity(dana);
  expect(isIdentityKept()).toBe(true);
  expect(restoreIdentity()).toEqual(visitor);
  expect(isIdentityKept()).toBe(false);
});

test.each([['{'], ['{"value":{"personType":"queen"},"expiresAt":99999999999999}'], ['{"value":7,"expiresAt":99999999999999}']])(
  'a damaged entry is nobody: %s',
  (entry) => {
    cookie('profile');
    localStorage.setItem('farwend.identity', entry);
    expect(restoreIdentity()).toEqual(visitor);
  },
);

test('signing out forgets the person, the form, the lists and the view', () => {
  keepIdentity(dana);
  for (const name of ['tripRequest', 'tripRequestRemote', 'locations', 'views']) localStorage.setItem(`farwend.${name}`, '{}');
  localStorage.setItem('farwend.consent', '{}');
  forgetPerson();
  expect(Object.keys(localStorage)).toEqual(['farwend.consent']);
});
