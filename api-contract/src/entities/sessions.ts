import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { anyone, personTypes, roles, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';

const username = z.string().min(1, 'Enter your email address').max(254).describe('The e-mail address');
const password = z.string().min(1, 'Enter your password').max(128);
const code = z
  .string()
  .regex(/^\d{6}$/, 'Enter the six digits')
  .describe('Six digits from the mail that POST /v3/users/{id}/reset_codes with purpose LOGIN sends');

/** Ways to an access token. */
const grantTypes = ['password', 'refresh', 'code', 'saml', 'client_credentials'] as const;

/** What each way needs. */
const needs = {
  password: ['username', 'password'],
  refresh: [],
  code: ['username', 'code'],
  saml: ['samlResponse'],
  client_credentials: ['name', 'scopes'],
} as const;

/** `read:trip_requests`, `write:*`: a right to read or write the calls whose path starts with that word. */
const Scope = z.string().regex(/^(?:read|write):(?:\*|[a-z_]{2,60})$/, 'Use read: or write: with the first word of a path, or *');

/** Asks for a token; which fields it needs depends on its grantType. */
export const TokenRequest = z
  .strictObject({
    grantType: z
      .enum(grantTypes)
      .default('password')
      .describe('password, refresh by the session cookie, mailed code, SAML, or a scoped service token made by an administrator'),
    username: username.optional(),
    password: password.optional(),
    code: code.optional(),
    samlResponse: z.string().min(1).max(200_000).optional().describe('The provider’s answer, base64, for a program that received it'),
    name: field.line(80, 1).optional().describe('What the token is for'),
    scopes: z.array(Scope).min(1).max(30).optional().describe('What a service token may do, like read:trip_requests or write:*'),
  })
  .superRefine((body, { addIssue }) => {
    for (const name of needs[body.grantType])
      if (body[name] === undefined)
        addIssue({
          code: 'custom',
          path: [name],
          message: `${name} is needed with grantType ${body.grantType}`,
          params: { code: 'required' },
        });
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
    scopes: z.array(z.string()).optional().describe('What a service token may do'),
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
    scopes: z.array(z.string()).nullable().describe('What a service token may do; null: all that its person may'),
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
    body: z
      .strictObject({
        grantType: z.enum(['password', 'code']).default('password'),
        username,
        password: password.optional(),
        code: code.optional(),
      })
      .superRefine((body, { addIssue }) => {
        if (body[body.grantType] === undefined)
          addIssue({ code: 'custom', path: [body.grantType], message: `Enter your ${body.grantType}`, params: { code: 'required' } });
      }),
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
    body: TokenRequest,
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

export const saml = {
  redirect: post('/v3/saml/redirect', 'Start single sign-on', {
    access: anyone,
    body: z.strictObject({
      formId: z
        .string()
        .regex(/^[\w-]{1,60}$/, 'Use letters, digits, - and _')
        .optional()
        .describe('The form the person came from; travels as RelayState and comes back as ?form='),
      returnTo: z.string().max(500).optional().describe('Path on this site to go to afterwards; anything else leads to the start page'),
    }),
    reply: z.object({ url: z.string().describe('Where to send the browser: the identity provider') }),
    status: 200,
    limit: 'login',
    description: 'The provider’s answer is accepted once, within 10 minutes. 404 where single sign-on is not set up.',
    example: { returnTo: '/my-trips' },
  }),
  acs: post('/v3/saml/acs', 'Finish single sign-on', {
    access: anyone,
    form: { problemPage: '/login' },
    body: z.strictObject({
      SAMLResponse: z.string().min(1).max(200_000).describe('Base64 of the signed response'),
      RelayState: z.string().max(80).default(''),
    }),
    limit: 'login',
    description: 'The identity provider’s page posts this form. Starts the session and answers 303 to the page the person wanted.',
    example: { SAMLResponse: 'PHNhbWxwOlJlc3BvbnNlLz4=', RelayState: '' },
  }),
};
