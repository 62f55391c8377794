import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { apiVersions } from '../apiVersions.ts';
import { anyone, personTypes, roles, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';
import { challengeId, proofFields, requireOneProof } from './factors.schemas.ts';

const username = z.string().min(1, 'Enter your email address').max(254).describe('Email address');
const password = z.string().min(1, 'Enter your password').max(128);
const code = z
  .string()
  .regex(/^\d{3} ?\d{3}$/, 'Enter the six digits')
  .describe(
    'Six digits from the email sent by POST /v3/users/{id}/reset_codes with purpose LOGIN or, with challengeId, of the authenticator app',
  );
/** The second step of a sign-in, after 403 auth.factorRequired, or a passkey alone. */
const secondStep = {
  recoveryCode: proofFields.recoveryCode,
  passkey: proofFields.passkey,
  challengeId: challengeId.optional().describe('UUID of the challenge of 403 auth.factorRequired or of POST /v3/passkeys/options'),
};

/** The grants with which an access token can be obtained. */
const grantTypes = ['password', 'refresh', 'code', 'saml', 'client_credentials'] as const;

/** The fields that each grant needs. */
const requiredFields = {
  password: ['username', 'password'],
  refresh: [],
  code: ['username', 'code'],
  saml: ['samlResponse'],
  client_credentials: ['name', 'scopes'],
} as const;

/** `read:trip_requests`, `write:*`: the right to read or write through the calls whose path starts with that segment. */
const Scope = z.string().regex(/^(?:read|write):(?:\*|[a-z_]{2,60})$/, 'Use read: or write: with the first segment of a path, or *');

/** A request for a token; grantType decides which fields it needs. */
export const TokenRequest = z
  .strictObject({
    grantType: z
      .enum(grantTypes)
      .default('password')
      .describe('password, refresh with the session cookie, emailed code, SAML, or a scoped service token for an administrator'),
    username: username.optional(),
    password: password.optional(),
    code: code.optional(),
    ...secondStep,
    samlResponse: z.string().min(1).max(200_000).optional().describe('SAML response of the identity provider, Base64'),
    name: field.line(80, 1).optional().describe('Name that says what the token is for'),
    scopes: z.array(Scope).min(1).max(30).optional().describe('What a service token may do, like read:trip_requests or write:*'),
    apiVersion: z
      .enum(apiVersions)
      .optional()
      .describe('The version of the API that calls with this token get unless they send Farwend-Version; default: that of this request'),
    mode: z
      .enum(['LIVE', 'TEST'])
      .default('LIVE')
      .describe(
        'With grantType client_credentials: TEST makes a token that begins with fwtest_ and works on demo data of their own, as the demo person of username',
      ),
  })
  .superRefine((body, context) => {
    if (body.challengeId !== undefined) return requireOneProof(body, context);
    for (const name of requiredFields[body.grantType])
      if (body[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `${name} is required with grantType ${body.grantType}`,
          params: { code: 'required' },
        });
  });

/** A new access token; `accessToken` is returned only here. */
export const AccessToken = z
  .object({
    id: field.Id,
    accessToken: z.string().describe('Send as Authorization: Bearer …'),
    tokenType: z.literal('Bearer'),
    expiresAt: field.Timestamp,
    expiresIn: z.int().describe('Seconds'),
    userId: field.Id,
    personType: z.enum(personTypes),
    roles: z.array(z.enum(roles)),
    status: z.enum(userStatuses),
    scopes: z.array(z.string()).optional().describe('What a service token may do'),
    apiVersion: z.string().describe('The version of the API that calls with it get unless they send Farwend-Version'),
    needsFactor: z.literal(true).optional().describe('Present if it only serves to set up a second factor, which the account needs'),
  })
  .meta({ id: 'AccessToken' });

/** A token as its owner sees it. */
export const Token = z
  .object({
    id: field.Id,
    userId: field.Id,
    grantType: z.string(),
    name: z.string().nullable(),
    createdAt: field.Timestamp,
    expiresAt: field.Timestamp,
    lastUsedAt: field.Timestamp.nullable(),
    userAgent: z.string().nullable(),
    revokedAt: field.Timestamp.nullable(),
    scopes: z.array(z.string()).nullable().describe('What a service token may do; null for everything its user may do'),
    apiVersion: z.string().describe('The version of the API that calls with it get unless they send Farwend-Version'),
    isCurrent: z.boolean().describe('Whether it is the token of this request'),
  })
  .meta({ id: 'Token' });

/** The caller. */
export const CurrentUser = z
  .object({
    isAuthenticated: z.boolean(),
    personType: z.enum(personTypes).nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    countryOfResidence: z.string().nullable(),
    email: z.string().nullable(),
    phone: field.Phone.nullable(),
    sessionId: field.Id.nullable().describe('Public id of the session, different from the value of the cookie'),
    userId: field.Id.nullable(),
    personId: field.Id.nullable().describe('UUID of the traveler, agent or team member'),
    partnerId: field.Id.nullable().describe('Company of an agent; null once its rights have ended'),
    isLead: z.boolean().describe('Whether an agent leads their company'),
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
        username: username.optional(),
        password: password.optional(),
        code: code.optional(),
        ...secondStep,
      })
      .superRefine((body, context) => {
        if (body.challengeId !== undefined) return requireOneProof(body, context);
        const labels = { username: 'email address', password: 'password', code: 'code' };
        for (const name of ['username', body.grantType] as const)
          if (body[name] === undefined)
            context.addIssue({ code: 'custom', path: [name], message: `Enter your ${labels[name]}`, params: { code: 'required' } });
      }),
    reply: AccessToken,
    status: 200,
    limit: 'login',
    description:
      'An account with a second factor gets 403 auth.factorRequired with challengeId and factors: send the challengeId with code, recoveryCode or passkey, within five minutes and five tries.',
    example: { username: 'care@example.com', password: 'compass-rose-42' },
  }),
  logout: del('/v3/logout', 'Sign out', { access: anyone }),
  passwordConfig: get('/v3/password_config', 'Read the password policy', {
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
  currentUser: get('/v3/users/current', 'Read the signed-in user', {
    access: anyone,
    reply: CurrentUser,
    description: 'Returns 200 with isAuthenticated: false for visitors.',
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
  list: get('/v3/tokens', 'List the caller’s access tokens; administrators: all', {
    access: signedIn,
    query: field
      .pageQueryWithoutWords()
      .extend({ sort: field.sortBy(['-createdAt']), userId: field.Id.optional().describe('Only tokens of this user') }),
    reply: field.pageOf(Token),
  }),
  read: get('/v3/tokens/{id}', 'Check an access token', {
    access: signedIn,
    reply: Token,
    description: 'Returns 401 for an expired or revoked token, so that the client discards it.',
  }),
  revoke: del('/v3/tokens/{id}', 'Revoke an access token', { access: signedIn }),
  revokeOwn: del('/v3/tokens/', 'Revoke all of the caller’s access tokens', { access: signedIn }),
};

export const saml = {
  redirect: post('/v3/saml/redirect', 'Start single sign-on', {
    access: anyone,
    body: z.strictObject({
      formId: z
        .string()
        .regex(/^[\w-]{1,60}$/, 'Use letters, digits, - and _')
        .optional()
        .describe('The form that sign-in was started from; sent as RelayState and returned as ?form='),
      returnTo: z.string().max(500).optional().describe('Path on this site to return to; anything else leads to the home page'),
    }),
    reply: z.object({ url: z.string().describe('URL of the identity provider to redirect the browser to') }),
    status: 200,
    limit: 'login',
    description: 'The provider’s response is accepted once, within 10 minutes. Returns 404 if single sign-on is not configured.',
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
    description: 'Form post from the identity provider. Starts the session and redirects with 303 to the requested page.',
    example: { SAMLResponse: 'PHNhbWxwOlJlc3BvbnNlLz4=', RelayState: '' },
  }),
};
