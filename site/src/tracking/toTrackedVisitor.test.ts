import { expect, test } from '@jest/globals';
import { visitor } from '#src/shared/session.ts';
import { toTrackedVisitor } from './toTrackedVisitor.ts';

test('a visitor is the anonymous user with uid 0', () =>
  expect(toTrackedVisitor(visitor)).toEqual({ logged_in: false, uid: 0, roles: ['anonymous user'], country_of_residence: null }));

test('a user is tracked by id, type and roles, never by name or email address', () => {
  const user = {
    ...visitor,
    isAuthenticated: true,
    userId: 'u1',
    personType: 'teamMember',
    firstName: 'Tom',
    email: 't@example.com',
  } as const;
  const tracked = toTrackedVisitor({ ...user, roles: ['care'], countryOfResidence: 'GB' });
  expect(tracked).toEqual({ logged_in: true, uid: 'u1', roles: ['teamMember', 'care'], country_of_residence: 'GB' });
});
