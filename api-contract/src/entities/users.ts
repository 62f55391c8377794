import { z } from 'zod';
import { get, head, post, put } from '../call.ts';
import { anyone, personTypes, roles, signedIn, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';
import { AccessToken } from './sessions.ts';

const notificationPrefs = z
  .record(
    z.string().regex(/^[a-zA-Z-]{1,60}$/, 'Use the name of an event, like newMessage'),
    z.strictObject({
      email: z.boolean(),
      push: z.boolean(),
      digest: z.enum(['NONE', 'DAILY', 'WEEKLY']).describe('How emails about this event are bundled'),
    }),
  )
  .refine((prefs) => Object.keys(prefs).length <= 40, { error: 'List at most 40 events', params: { code: 'tooBig' } })
  .describe('By event: whether to send emails and push notifications');

const writable = {
  email: field.Email.describe('Email address, which is also the username; set by administrators, others use PUT …/usernames'),
  roles: z.array(z.enum(roles)).max(6).describe('Roles of a team member; set by other administrators'),
  status: z.enum(userStatuses).describe('New status, one of allowedTransitions'),
  disabledReason: field.line(300).nullable().describe('Why the account was disabled'),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'Use a language tag like en-US')
    .describe('Language tag, like en-US'),
  timeZone: field.line(60).nullable().describe('IANA time zone, like Europe/Lisbon'),
  notificationPrefs,
};

/** An account: how a person signs in and what they may do. */
export const User = z
  .object({
    id: field.Id,
    username: z.string().describe('Email address in lower case'),
    email: z.string(),
    emailVerifiedAt: field.Timestamp.nullable(),
    personType: z.enum(personTypes),
    personId: field.Id.describe('UUID of the traveler, agent or team member'),
    givenName: z.string(),
    familyName: z.string(),
    ...field.statusFields(userStatuses),
    disabledReason: z.string().nullable(),
    roles: z.array(z.enum(roles)),
    hasPassword: z.boolean(),
    sso: z
      .array(z.object({ provider: z.string(), subject: z.string(), linkedAt: field.Timestamp }))
      .describe('Single sign-on identities linked to this account'),
    lastLoginAt: field.Timestamp.nullable(),
    locale: z.string(),
    timeZone: z.string().nullable(),
    notificationPrefs,
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'User' });

const readOnly = Object.keys(User.shape).filter((key) => !(key in writable));

/** A change of the account in the path. */
export const UserChange = field.changeOf(writable, readOnly);

/** A change of the account that the body names, by id or by email. */
export const NamedUserChange = z.strictObject({
  ...UserChange.shape,
  id: z.string().max(254).optional().describe('UUID of the account; without it, `email` identifies the account'),
  email: z.string().max(254).optional().describe('Identifies the account if there is no id; with an id, the new email address'),
});

/** The response of calls that must not reveal whether an email address has an account. */
const Accepted = z
  .object({ message: z.string().describe('The same sentence whether or not the email address has an account') })
  .meta({ id: 'Accepted' });

/** The query of the list of accounts. */
export const UserListQuery = field.pageQuery().catchall(z.string().max(500));

export const users = {
  create: post('/v3/users', 'Register as a traveler', {
    access: anyone,
    body: z.strictObject({
      email: field.Email,
      givenName: field.line(60, 1),
      familyName: field.line(60, 1),
      countryOfResidence: field.Iso2.default('US'),
      phone: field.Phone.nullable().default(null),
    }),
    reply: Accepted,
    status: 202,
    captcha: { action: 'register', required: true },
    description:
      'Emails a link with which the password is chosen. If the address already has an account, the email says so; the response is the same.',
    example: { email: 'robin.vale@example.com', givenName: 'Robin', familyName: 'Vale', countryOfResidence: 'US' },
  }),
  list: get('/v3/users', 'List accounts', { access: signedIn, query: UserListQuery, reply: field.pageOf(User) }),
  updateNamed: put('/v3/users', 'Update the account that the body names', {
    access: signedIn,
    body: NamedUserChange,
    reply: User,
    description: 'Identified by `id`, otherwise by `email`. Rejected with 400 without either.',
    example: { email: 'dana@example.com', timeZone: 'America/Los_Angeles' },
  }),
  read: get('/v3/users/{id}', 'Read an account', { access: signedIn, reply: User, description: 'id is a UUID or an email address.' }),
  exists: head('/v3/users/{id}', 'Check whether an account exists, by id or email', { access: staff }),
  update: put('/v3/users/{id}', 'Update an account', {
    access: signedIn,
    body: UserChange,
    reply: User,
    description: 'Also changes the status and, for administrators, the roles.',
  }),
  versions: get('/v3/users/{id}/versions', 'List the versions of an account', {
    access: signedIn,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/users/{id}/versions/{v}', 'Read a version of an account', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  sendReset: post('/v3/users/{id}/resets', 'Request an email with a link to choose a password', {
    access: anyone,
    body: z.strictObject({}),
    reply: Accepted,
    status: 202,
    limit: 'emailCheck',
    description:
      'id may be the email address. The link works once, for 60 minutes. Accounts that were never activated get a new invitation.',
  }),
  sendCode: post('/v3/users/{id}/reset_codes', 'Request an email with a six-digit code', {
    access: anyone,
    body: z.strictObject({
      purpose: z.enum(['RESET', 'LOGIN']).default('RESET').describe('RESET: for PUT …/resets/{code}; LOGIN: for grantType code'),
    }),
    reply: Accepted,
    status: 202,
    limit: 'emailCheck',
    description: 'id may be the email address. A reset code is valid for 15 minutes, a login code for 10; five attempts, one use.',
  }),
  checkReset: head('/v3/users/{id}/resets/{token}', 'Check whether an emailed link or code is still valid', {
    access: anyone,
    limit: 'login',
  }),
  reset: put('/v3/users/{id}/resets/{token}', 'Use an emailed link or code', {
    access: anyone,
    body: z.strictObject({
      password: z.string().max(1000).optional().describe('New password; required unless the link only confirms an email address'),
    }),
    limit: 'login',
    description:
      '`token` is that of a reset link, an invitation, a confirmation of an address, or a reset code. Ends all sessions and tokens when the password changes, and opens a PENDING account.',
    example: { password: 'a lantern over the harbour' },
  }),
  changeUsername: put('/v3/users/{id}/usernames', 'Update the caller’s email address', {
    access: signedIn,
    body: z.strictObject({ username: field.Email, password: z.string().min(1, 'Enter your password').max(128) }),
    reply: User,
    description: 'The old address is notified, the new one gets a link to confirm it.',
    example: { username: 'dana.whitaker@example.com', password: 'compass-rose-42' },
  }),
  changePassword: put('/v3/users/{id}/passwords', 'Update the caller’s password', {
    access: signedIn,
    body: z.strictObject({
      currentPassword: z.string().min(1, 'Enter your present password').max(128),
      newPassword: z.string().max(1000).describe('12 to 128 characters, see GET /v3/password_config'),
    }),
    reply: AccessToken,
    description: 'Revokes all other sessions and tokens; returns a new token, and a new session for browsers.',
    example: { currentPassword: 'compass-rose-42', newPassword: 'a lantern over the harbour' },
  }),
};
