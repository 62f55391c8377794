import { z } from 'zod';
import { get, put } from '../call.ts';
import { signedIn } from '../roles.ts';
import * as field from '../schemas.ts';

export const notificationModes = ['OFF', 'INSTANT', 'DIGEST'] as const;
/** When a notification that is still unread is mailed. */
export type NotificationMode = (typeof notificationModes)[number];

interface NotificationKind {
  /** What happened. */
  what: string;
  /** When it is mailed, unless the person chooses otherwise. */
  mail: NotificationMode;
  /** Mailed at once, whatever the hour, instead of waiting whether it is read. */
  isHigh?: true;
}

/** Everything that people are notified of. Who gets each: `bff/src/domains/notifications/notificationRules.data.ts`. */
export const notificationKinds = {
  'request.new': { what: 'A trip request was sent', mail: 'INSTANT' },
  'request.assigned': { what: 'A trip request was assigned to you', mail: 'INSTANT' },
  'request.answered': { what: 'A traveler answered the question about a request', mail: 'INSTANT' },
  'request.cancelled': { what: 'A trip request was cancelled', mail: 'INSTANT' },
  'request.onHold': { what: 'A trip request rests until its traveler is ready', mail: 'DIGEST' },
  'request.resumed': { what: 'A trip request is no longer on hold', mail: 'INSTANT' },
  'request.closed': { what: 'A trip request was closed, because nobody plans it any more', mail: 'DIGEST' },
  'request.expired': { what: 'A question about a request was not answered in time', mail: 'DIGEST' },
  'request.reopened': { what: 'A trip request was opened again', mail: 'INSTANT' },
  'request.needsMatches': { what: 'All companies of a request declined or were too late', mail: 'INSTANT' },
  'contact.new': { what: 'Somebody wrote by a contact form', mail: 'INSTANT' },
  'contact.reply': { what: 'Somebody answered us about what they had written by a contact form', mail: 'INSTANT' },
  'conversation.message': { what: 'There are new messages in a conversation', mail: 'INSTANT' },
  'conversation.slaWarning': { what: 'Four fifths of the time to reply are over', mail: 'INSTANT' },
  'conversation.slaBreach': { what: 'A reply is overdue', mail: 'INSTANT', isHigh: true },
  'match.accepted': { what: 'A company accepted a request', mail: 'DIGEST' },
  'match.declined': { what: 'A company declined a request', mail: 'DIGEST' },
  'match.expired': { what: 'A company did not answer in time', mail: 'DIGEST' },
  'match.lost': { what: 'A traveler and a company parted', mail: 'DIGEST' },
  'match.reopened': { what: 'A traveler came back to a company', mail: 'DIGEST' },
  'match.booked': { what: 'A journey was booked', mail: 'DIGEST' },
  'partner.applied': { what: 'A company applied', mail: 'DIGEST' },
  'partner.vetting': { what: 'The vetting of a company began', mail: 'DIGEST' },
  'partner.onboarding': { what: 'A company passed the vetting', mail: 'DIGEST' },
  'partner.active': { what: 'A company can be proposed', mail: 'DIGEST' },
  'partner.paused': { what: 'A company paused', mail: 'DIGEST' },
  'partner.resumed': { what: 'A company works again', mail: 'DIGEST' },
  'partner.suspended': { what: 'A company was suspended', mail: 'DIGEST' },
  'partner.terminated': { what: 'The work with a company ended', mail: 'DIGEST' },
  'partner.rejected': { what: 'An application was rejected', mail: 'DIGEST' },
  'partner.documentExpiring': { what: 'An insurance, licence or contract of a company ends soon', mail: 'DIGEST' },
  'sales.submitted': { what: 'A sale waits to be confirmed', mail: 'DIGEST' },
  'sales.voided': { what: 'A sale was withdrawn', mail: 'DIGEST' },
  'sales.invoiced': { what: 'A sale was invoiced', mail: 'DIGEST' },
  'sales.paid': { what: 'The commission of a sale was paid', mail: 'DIGEST' },
  'sales.disputed': { what: 'A company disputes a commission', mail: 'DIGEST' },
  'sales.settled': { what: 'A dispute about a commission is settled', mail: 'DIGEST' },
  'sales.cancelled': { what: 'A sale was cancelled', mail: 'DIGEST' },
  'user.disabled': { what: 'An account was closed', mail: 'DIGEST' },
  'user.enabled': { what: 'A closed account was opened again', mail: 'DIGEST' },
  'user.securityChanged': { what: 'The roles or the address of an account have changed', mail: 'DIGEST' },
  mention: { what: 'You were mentioned in a note', mail: 'INSTANT' },
  'task.due': { what: 'A task of yours is due', mail: 'INSTANT' },
  'content.submitted': { what: 'A page waits for its editorial review', mail: 'DIGEST' },
  'content.approved': { what: 'A page of yours was approved', mail: 'DIGEST' },
  'content.changesRequested': { what: 'A page of yours needs changes', mail: 'DIGEST' },
  'content.published': { what: 'A page of yours was published', mail: 'DIGEST' },
  'review.pending': { what: 'A review of a trip waits for a decision', mail: 'DIGEST' },
  'import.done': { what: 'An import of yours has ended', mail: 'OFF' },
  'export.done': { what: 'An export of yours is ready', mail: 'OFF' },
  'bulk.done': { what: 'A bulk action of yours has ended', mail: 'OFF' },
  'privacy.due': { what: 'A privacy request must be answered within a week', mail: 'INSTANT' },
  'webhook.disabled': {
    what: 'An endpoint of webhooks was disabled, because it is gone or has failed for days',
    mail: 'INSTANT',
    isHigh: true,
  },
  /** Not mailed, because an alert about it is, to those who look after the operations. */
  'job.dead': { what: 'A background job failed for good', mail: 'OFF', isHigh: true },
} as const satisfies Record<string, NotificationKind>;
export type NotificationType = keyof typeof notificationKinds;
export const notificationTypes = Object.keys(notificationKinds) as [NotificationType, ...NotificationType[]]; // Object.keys forgets the names

export const notificationSubjects = [
  'BULK_ACTION',
  'CONTACT_REQUEST',
  'COMPANY_CONTACT_REQUEST',
  'CONTENT',
  'CONVERSATION',
  'DOCUMENT',
  'EXPORT',
  'IMPORT',
  'JOB',
  'NOTE',
  'PARTNER',
  'PRIVACY_REQUEST',
  'REVIEW',
  'SALES_RECORDING',
  'TRIP_MATCH',
  'TRIP_REQUEST',
  'USER',
  'WEBHOOK_ENDPOINT',
] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

const Type = z.enum(notificationTypes).describe('What happened');
const Mode = z.enum(notificationModes);

const Notification = z
  .object({
    id: field.Id,
    userId: field.Id.describe('UUID of the user who is notified'),
    type: Type,
    priority: z.enum(['NORMAL', 'HIGH']).describe('HIGH is mailed at once'),
    title: z.string().describe('One sentence'),
    subject: z
      .object({ type: z.enum(notificationSubjects), id: field.Id.describe('UUID of the record') })
      .describe('The record it is about'),
    count: z.int().describe('How often it has happened to this subject since the last notification was read'),
    createdAt: field.Timestamp.describe('When it first happened'),
    happenedAt: field.Timestamp.describe('When it last happened'),
    readAt: field.Timestamp.nullable(),
    doneAt: field.Timestamp.nullable(),
    emailedAt: field.Timestamp.nullable().describe('When it was mailed; null if it was not'),
  })
  .meta({ id: 'Notification' });

const NotificationCounts = z
  .object({
    unread: z.int().describe('Neither read nor done'),
    unreadHigh: z.int().describe('Those of them with priority HIGH'),
    open: z.int().describe('Not done'),
  })
  .meta({ id: 'NotificationCounts' });

const states = {
  read: z.boolean().optional().describe('true: mark as read; false: as unread, unless a newer one of its type and subject is unread'),
  done: z.boolean().optional().describe('true: mark as done, and as read; false: open it again'),
};

const Hour = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use hours and minutes, like 08:00')
  .describe('Time of day, hh:mm');

const NotificationPreferences = z
  .object({
    types: z.record(Type, Mode).describe('By type: whether and when a notification that is still unread is mailed'),
    digestAt: Hour.describe('When the mail of the day goes out, in the time zone of the account'),
    quietHours: z
      .object({ from: Hour, to: Hour })
      .nullable()
      .describe('When nothing but priority HIGH is mailed, in the time zone of the account; null: never quiet'),
  })
  .meta({ id: 'NotificationPreferences' });

export const notifications = {
  list: get('/v3/notifications', 'List your notifications', {
    access: signedIn,
    query: z.object({
      cursor: field.Cursor,
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of notifications to skip'),
      limit: z.coerce.number().int().min(1).max(100).default(25).describe('Maximum number of notifications to return, at most 100'),
      state: z
        .enum(['UNREAD', 'OPEN', 'DONE', 'ALL'])
        .default('OPEN')
        .describe('UNREAD: neither read nor done; OPEN: not done; DONE: marked as done; ALL'),
      type: Type.optional(),
    }),
    reply: field.pageOf(Notification),
    description: 'Those that happened last first. Kept for 90 days.',
  }),
  counts: get('/v3/notifications/counts', 'Count your notifications', { access: signedIn, reply: NotificationCounts }),
  mark: put('/v3/notifications', 'Mark several notifications as read or done', {
    access: signedIn,
    body: z.strictObject({
      ids: z.array(field.Id).min(1).max(200).optional().describe('UUIDs of your notifications; those of others are ignored'),
      upTo: field.Timestamp.optional().describe('All that last happened at this time or before'),
      ...states,
    }),
    reply: NotificationCounts,
    description:
      'Name either `ids` or `upTo`, with the `happenedAt` of the newest one on the screen, so that what came later stays unread.',
    example: { upTo: '2027-03-05T09:00:00Z', read: true },
  }),
  update: put('/v3/notifications/{id}', 'Mark a notification as read or done', {
    access: signedIn,
    body: z.strictObject(states),
    reply: Notification,
    example: { read: true, done: true },
  }),
};

export const notificationPreferences = {
  read: get('/v3/users/current/notification_preferences', 'Read how you are notified', {
    access: signedIn,
    reply: NotificationPreferences,
  }),
  update: put('/v3/users/current/notification_preferences', 'Change how you are notified', {
    access: signedIn,
    body: z.strictObject({
      types: z.partialRecord(Type, Mode).optional().describe('Types that are not named stay as they are'),
      digestAt: Hour.optional(),
      quietHours: z.strictObject({ from: Hour, to: Hour }).nullable().optional().describe('null: never quiet'),
    }),
    reply: NotificationPreferences,
    description:
      'INSTANT mails what is still unread after five minutes, unless you were connected meanwhile; DIGEST mails it once a day. What is read is not mailed. Priority HIGH is mailed at once unless OFF.',
    example: { types: { 'match.declined': 'INSTANT' }, digestAt: '07:30', quietHours: { from: '20:00', to: '07:00' } },
  }),
};
