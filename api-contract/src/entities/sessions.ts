import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { anyone, personTypes, roles, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';

const Credentials = z.strictObject({
  username: z.string().min(1, 'Enter your email address').max(254).describe('The e-mail address'),
  password: z.string().min(1, 'Enter your password').max(128),
});

/** A new access token; `accessToken` is told this once. */
export const AccessToken = z
  .object({
    id: field.Id,
    accessToken: z.string().describe('Send as Authorization: Bearer …'),
    tokenType: z.literal('Bearer'),
    expiresAt: field.Moment,
    expiresIn: z.int().describe('Seconds'),
    userId: field.Id,
    personType: z.enum(personTypes),
    roles: z.array(z.enum(roles)),
    status: z.enum(userStatuses),
  })
  .meta({ id: 'AccessToken' });

/** A token as its owner sees it in the list. */
export const Token = z
  .object({
    id: field.Id,
    userId: field.Id,
    grantType: z.string(),
    name: z.string().nullable(),
    createdAt: field.Moment,
    expiresAt: field.Moment,
    lastUsedAt: field.Moment.nullable(),
    userAgent: z.string().nullable(),
    revokedAt: field.Moment.nullable(),
    isCurrent: z.boolean().describe('The token of this very call'),
  })
  .meta({ id: 'Token' });

/** Who is calling. */
export const CurrentUser = z
  .object({
    isAuthenticated: z.boolean(),
    personType: z.enum(personTypes).nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    countryOfResidence: z.string().nullable(),
    email: z.string().nullable(),
    phone: field.Phone.nullable(),
    sessionId: field.Id.nullable().describe('Public handle of the session, never the cookie’s value'),
    userId: field.Id.nullable(),
    status: z.enum(userStatuses).nullable(),
    roles: z.array(z.enum(roles)),
  })
  .meta({ id: 'CurrentUser' });

export const sessions = {
  login: post('/v3/login', 'Sign in and receive the session cookies', {
    access: anyone,
    body: Credentials.extend({ grantType: z.literal('password').default('password') }),
    reply: AccessToken,
    status: 200,
    limit: 'login',
    example: { username: 'care@example.com', password: 'compass-rose-42' },
  }),
  logout: del('/v3/logout', 'Sign out', { access: anyone }),
  passwordConfig: get('/v3/password_config', 'Read what a password must be', {
    access: anyone,
    reply: z.object({
      minLength: z.int(),
      maxLength: z.int(),
      rejectCommon: z.boolean(),
      rejectContainsName: z.boolean(),
      requireComposition: z.boolean(),
      staffMfa: z.boolean(),
      resetLinkMinutes: z.int(),
    }),
  }),
  currentUser: get('/v3/users/current', 'Read who is signed in', {
    access: anyone,
    reply: CurrentUser,
    description: 'Answers 200 with isAuthenticated false for visitors.',
  }),
};

export const tokens = {
  create: post('/v3/tokens', 'Get an access token', {
    access: anyone,
    body: Credentials.extend({ grantType: z.enum(['password']).default('password'), name: field.line(80).optional() }),
    reply: AccessToken,
    limit: 'login',
    example: { username: 'care@example.com', password: 'compass-rose-42', grantType: 'password' },
  }),
  list: get('/v3/tokens', 'List the own access tokens; administrators: all', {
    access: signedIn,
    query: field.pageQuery().extend({ userId: field.Id.optional() }),
    reply: field.pageOf(Token),
  }),
  read: get('/v3/tokens/{id}', 'Check an access token', {
    access: signedIn,
    reply: Token,
    description: 'An ended token answers 401, which tells the client to forget it.',
  }),
  revoke: del('/v3/tokens/{id}', 'End an access token', { access: signedIn }),
  revokeOwn: del('/v3/tokens/', 'End all own access tokens', { access: signedIn }),
};
