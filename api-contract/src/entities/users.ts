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
      digest: z.enum(['NONE', 'DAILY', 'WEEKLY']).describe('How mails of this event are bundled'),
    }),
  )
  .refine((prefs) => Object.keys(prefs).length <= 40, { error: 'Name at most 40 events', params: { code: 'tooBig' } })
  .describe('By event: whether to mail and push');

const writable = {
  email: field.Email.describe('Also the name to sign in with; administrators only, others use PUT …/usernames'),
  roles: z.array(z.enum(roles)).max(6).describe('Administrators only, of team members, never their own'),
  status: z.enum(userStatuses).describe('Moves the account; allowedTransitions says where to'),
  disabledReason: field.line(300).nullable().describe('Why the account was closed'),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'Use a language tag like en-US')
    .describe('Language tag, like en-US'),
  timeZone: field.line(60).nullable().describe('Name of a time zone, like Europe/Lisbon'),
  notificationPrefs,
};

/** An account: how a person signs in and what they may do. */
export const User = z
  .object({
    id: field.Id,
    username: z.string().describe('The e-mail address in lower case'),
    email: z.string(),
    emailVerifiedAt: field.Moment.nullable(),
    personType: z.enum(personTypes),
    personId: field.Id.describe('Id of the traveler, agent or team member'),
    givenName: z.string(),
    familyName: z.string(),
    ...field.statusFields(userStatuses),
    disabledReason: z.string().nullable(),
    roles: z.array(z.enum(roles)),
    hasPassword: z.boolean(),
    sso: z
      .array(z.object({ provider: z.string(), subject: z.string(), linkedAt: field.Moment }))
      .describe('Identities of single sign-on that open this account'),
    lastLoginAt: field.Moment.nullable(),
    locale: z.string(),
    timeZone: z.string().nullable(),
    notificationPrefs,
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'User' });

const readOnly = Object.keys(User.shape).filter((key) => !(key in writable));

/** A change of an account that its path names. */
export const UserChange = field.changeOf(writable, readOnly);

/** A change of an account that the body names, by id or by e-mail. */
export const NamedUserChange = z.strictObject({
  ...UserChange.shape,
  id: z.string().max(254).optional().describe('Id of the account; without it, `email` names the account'),
  email: z.string().max(254).optional().describe('Names the account when there is no id; with an id, the new address'),
});

/** The one answer of calls that must not tell whether an address has an account. */
const Accepted = z
  .object({ message: z.string().describe('The same sentence whether or not the address has an account') })
  .meta({ id: 'Accepted' });

/** A list of accounts by query. */
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
      'Mails a link to the address, where the password is chosen. An address that has an account already gets a mail that says so; the answer is the same.',
    example: { email: 'robin.vale@example.com', givenName: 'Robin', familyName: 'Vale', countryOfResidence: 'US' },
  }),
  list: get('/v3/users', 'List accounts', { access: signedIn, query: UserListQuery, reply: field.pageOf(User) }),
  updateNamed: put('/v3/users', 'Change the account that the body names', {
    access: signedIn,
    body: NamedUserChange,
    reply: User,
    description: 'By `id`, else by `email`. Without either: 400.',
    example: { email: 'dana@example.com', timeZone: 'America/Los_Angeles' },
  }),
  read: get('/v3/users/{id}', 'Read an account', { access: signedIn, reply: User, description: 'By id or e-mail.' }),
  exists: head('/v3/users/{id}', 'Tell if an account exists, by id or e-mail', { access: staff }),
  update: put('/v3/users/{id}', 'Change an account', {
    access: signedIn,
    body: UserChange,
    reply: User,
    description: 'Its status and, for administrators, its roles too.',
  }),
  versions: get('/v3/users/{id}/versions', 'List the versions of an account', {
    access: signedIn,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v3/users/{id}/versions/{v}', 'Read a version of an account', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  sendReset: post('/v3/users/{id}/resets', 'Ask for a mail with a link to choose a password', {
    access: anyone,
    body: z.strictObject({}),
    reply: Accepted,
    status: 202,
    limit: 'emailCheck',
    description: '`id` may be the e-mail. The link works 60 minutes and once. Accounts that were never opened get their invitation anew.',
  }),
  sendCode: post('/v3/users/{id}/reset_codes', 'Ask for a mail with a six-digit code', {
    access: anyone,
    body: z.strictObject({
      purpose: z.enum(['RESET', 'LOGIN']).default('RESET').describe('RESET: for PUT …/resets/{code}; LOGIN: for grantType code'),
    }),
    reply: Accepted,
    status: 202,
    limit: 'emailCheck',
    description: '`id` may be the e-mail. A reset code is valid 15 minutes, a login code 10; five tries, one use.',
  }),
  checkReset: head('/v3/users/{id}/resets/{token}', 'Tell if a link or code still works', { access: anyone, limit: 'login' }),
  reset: put('/v3/users/{id}/resets/{token}', 'Follow a link or code that we mailed', {
    access: anyone,
    body: z.strictObject({
      password: z.string().max(1000).optional().describe('The new password; needed unless the link only confirms an address'),
    }),
    limit: 'login',
    description:
      '`token` is that of a reset link, an invitation, a confirmation of an address, or a reset code. Ends all sessions and tokens when the password changes, and opens a PENDING account.',
    example: { password: 'a lantern over the harbour' },
  }),
  changeUsername: put('/v3/users/{id}/usernames', 'Change the own e-mail address', {
    access: signedIn,
    body: z.strictObject({ username: field.Email, password: z.string().min(1, 'Enter your password').max(128) }),
    reply: User,
    description: 'The old address hears of it, the new one gets a link to confirm it.',
    example: { username: 'dana.whitaker@example.com', password: 'compass-rose-42' },
  }),
  changePassword: put('/v3/users/{id}/passwords', 'Change the own password', {
    access: signedIn,
    body: z.strictObject({
      currentPassword: z.string().min(1, 'Enter your present password').max(128),
      newPassword: z.string().max(1000).describe('12 to 128 characters, see GET /v3/password_config'),
    }),
    reply: AccessToken,
    description: 'Ends all other sessions and tokens; the answer is a new token, and a new session for a browser.',
    example: { currentPassword: 'compass-rose-42', newPassword: 'a lantern over the harbour' },
  }),
};
