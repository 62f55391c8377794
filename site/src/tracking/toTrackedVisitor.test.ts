import { expect, test } from '@jest/globals';
import { visitor } from '#src/shared/session.ts';
import { trackedVisitor } from './visitor.ts';

test('a visitor is the anonymous user with uid 0', () =>
  expect(trackedVisitor(visitor)).toEqual({ logged_in: false, uid: 0, roles: ['anonymous user'], country_of_residence: null }));

test('a person is known by id, type and roles, never by name or address', () => {
  const user = {
    ...visitor,
    isAuthenticated: true,
    userId: 'u1',
    personType: 'teamMember',
    firstName: 'Tom',
    email: 't@example.com',
  } as const;
  const tracked = trackedVisitor({ ...user, roles: ['care'], countryOfResidence: 'GB' });
  expect(tracked).toEqual({ logged_in: true, uid: 'u1', roles: ['teamMember', 'care'], country_of_residence: 'GB' });
});
