import { beforeEach, expect, test } from '@jest/globals';
import { visitor, type CurrentUser } from '#src/shared/session.ts';
import { removePersonalData, hasStoredIdentity, storeIdentity, restoreIdentity } from './identity.ts';

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

test('stores the identity without last name, email address and phone number, and restores it while the cookie exists', () => {
  cookie('profile');
  storeIdentity(dana);
  expect(localStorage.getItem('farwend.identity')).not.toMatch(/Rowe|example/);
  expect(restoreIdentity()).toEqual({
    ...visitor,
    isAuthenticated: true,
    personType: 'traveler',
    firstName: 'Dana',
    countryOfResidence: 'US',
  });
});

test('without the cookie restores a visitor and removes the identity', () => {
  storeIdentity(dana);
  expect(hasStoredIdentity()).toBe(true);
  expect(restoreIdentity()).toEqual(visitor);
  expect(hasStoredIdentity()).toBe(false);
});

test.each([['{'], ['{"value":{"personType":"queen"},"expiresAt":99999999999999}'], ['{"value":7,"expiresAt":99999999999999}']])(
  'a damaged entry is nobody: %s',
  (entry) => {
    cookie('profile');
    localStorage.setItem('farwend.identity', entry);
    expect(restoreIdentity()).toEqual(visitor);
  },
);

test('signing out removes the identity, the form, the lists, the drafts and the view', () => {
  storeIdentity(dana);
  for (const name of ['tripRequest', 'tripRequestRemote', 'locations', 'views', 'deskDrafts'])
    localStorage.setItem(`farwend.${name}`, '{}');
  localStorage.setItem('farwend.consent', '{}');
  removePersonalData();
  expect(Object.keys(localStorage)).toEqual(['farwend.consent']);
});
