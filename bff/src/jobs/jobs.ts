import { z } from 'zod';
import { PushMessage } from '#src/push/pushMessage.ts';

/** One kind of background work. Each runs at least once, so its handler must bear running twice. */
export interface JobKind {
  /** The schema of its data, checked when it is put in and again when it is taken out. */
  data: z.ZodType<object>;
  /** How often it is tried again after a failure, with growing pauses, before it counts as dead. */
  retryLimit: number;
  /** Whether those taken out together run at once: none minds the others, and what they read and write goes in common statements. */
  atOnce?: true;
  /** When it is put in by itself, as a cron line in UTC, once over all nodes. */
  cron?: string;
  /** What it does, in a sentence. */
  does: string;
}

/** All background work, by the name of its queue. */
export const jobs = {
  sendMail: {
    data: z.object({ emailId: z.uuid() }),
    retryLimit: 8,
    atOnce: true,
    does: 'Writes one mail and hands it to the mail server, or writes it into DATA_DIR/mail.',
  },
  accountMail: {
    data: z.object({
      /** Id or e-mail of the account, if it is one. */
      who: z.string(),
      purpose: z.enum(['RESET', 'VERIFY', 'RESET_CODE', 'LOGIN_CODE']),
    }),
    retryLimit: 5,
    does: 'Mails a link or code to an account, if the address that somebody typed has one.',
  },
  closeInvitations: {
    data: z.object({}),
    retryLimit: 2,
    cron: '40 4 * * *',
    does: 'Closes accounts whose invitation nobody followed for 90 days.',
  },
  reassignWork: {
    data: z.object({ userId: z.uuid() }),
    retryLimit: 5,
    does: 'Gives the open trip requests of a closed team account to others.',
  },
  purgeExpired: {
    data: z.object({}),
    retryLimit: 2,
    cron: '7 * * * *',
    does: 'Deletes what has outlived its use: idempotency keys, sessions, used captchas, sign-in failures.',
  },
  messageDigests: { data: z.object({}), retryLimit: 2, cron: '* * * * *', does: 'Mails people about the messages they have not read.' },
  sendScheduledMessages: {
    data: z.object({}),
    retryLimit: 2,
    cron: '* * * * *',
    does: 'Sends the messages that were written for this moment.',
  },
  conversationClocks: {
    data: z.object({}),
    retryLimit: 2,
    cron: '*/5 * * * *',
    does: 'Closes conversations whose match is over, reminds who owes an answer, calls care.',
  },
  sendPush: {
    data: PushMessage,
    retryLimit: 5,
    does: 'Hands one event to the push vendor, or ends the connections of somebody who lost an access.',
  },
  exportSales: {
    data: z.object({ exportId: z.uuid() }),
    retryLimit: 3,
    does: 'Writes the sales recordings somebody asked for into a file.',
  },
  purgeExports: {
    data: z.object({}),
    retryLimit: 2,
    cron: '11 * * * *',
    does: 'Deletes the files of exports after a day.',
  },
  invoiceSales: {
    data: z.object({}),
    retryLimit: 2,
    cron: '3 5 * * *',
    does: 'Invoices the confirmed sales whose travel has begun.',
  },
  scoreLead: {
    data: z.object({ tripRequestId: z.uuid() }),
    retryLimit: 5,
    does: 'Scores a new trip request, answers what can be computed, and hands a good one to care.',
  },
  scanDocument: {
    data: z.object({ documentId: z.uuid() }),
    retryLimit: 8,
    does: 'Scans the file of a document and makes it available, or quarantines it.',
  },
  purgeDocuments: {
    data: z.object({}),
    retryLimit: 2,
    cron: '41 3 * * *',
    does: 'Deletes the files of documents whose time is over.',
  },
  matchClocks: {
    data: z.object({}),
    retryLimit: 2,
    cron: '* * * * *',
    does: 'Looks at the clocks of matching: reminders, expiries and the next proposal, late first looks, words and proposals.',
  },
  tripRequestClocks: {
    data: z.object({}),
    retryLimit: 2,
    cron: '17 * * * *',
    does: 'Moves requests as days go by: journeys begin and end, drafts and open questions expire, silence is asked about.',
  },
  draftRecovery: {
    data: z.object({}),
    retryLimit: 2,
    cron: '*/5 * * * *',
    does: 'Writes to people who left the form after giving their address: three mails at most, or a call.',
  },
  markDuplicates: {
    data: z.object({ tripRequestId: z.uuid() }),
    retryLimit: 5,
    does: 'Looks for an earlier request by the same people for the same trip and flags the later one.',
  },
  moderateReview: {
    data: z.object({ reviewId: z.uuid() }),
    retryLimit: 5,
    does: 'Publishes a new review in which nothing needs a look, or leaves it for a publisher.',
  },
  savedViewAlerts: {
    data: z.object({}),
    retryLimit: 2,
    cron: '*/5 * * * *',
    does: 'Tells the owners of saved views that more is to be seen in them.',
  },
  reviewInvitations: {
    data: z.object({}),
    retryLimit: 2,
    cron: '22 * * * *',
    does: 'Invites the travellers of completed trips to write a review, and reminds them twice.',
  },
  partnerClocks: {
    data: z.object({}),
    retryLimit: 2,
    cron: '5 * * * *',
    does: 'Ends pauses of partners on their day, suspends those whose insurance expired 14 days ago, tells them 30 and 7 days before it does.',
  },
  publishScheduled: {
    data: z.object({}),
    retryLimit: 2,
    cron: '* * * * *',
    does: 'Publishes and takes back content at the moments that were planned.',
  },
  linkCheck: {
    data: z.object({}),
    retryLimit: 2,
    cron: '14 5 * * 1',
    does: 'Finds published content that refers to what visitors cannot see, and mails editors and publishers about it.',
  },
  purgeTrash: {
    data: z.object({}),
    retryLimit: 2,
    cron: '29 3 * * *',
    does: 'Deletes content that has been in the trash for 30 days.',
  },
} as const satisfies Record<string, JobKind>;

/** The name of a kind of background work. */
export type JobName = keyof typeof jobs;

/** The data of one kind of background work. */
export type JobData<N extends JobName> = z.infer<(typeof jobs)[N]['data']>;
