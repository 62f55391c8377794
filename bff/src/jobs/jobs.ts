import { z } from 'zod';
import { MailJob } from '#src/mail/mails.ts';

/** One kind of background work. Each runs at least once, so its handler must bear running twice. */
interface JobKind {
  /** The schema of its data, checked when it is put in and again when it is taken out. */
  data: z.ZodType<object>;
  /** How often it is tried again after a failure, with growing pauses, before it counts as dead. */
  retryLimit: number;
  /** What it does, in a sentence. */
  does: string;
}

/** All background work, by the name of its queue. */
export const jobs = {
  sendMail: {
    data: MailJob,
    retryLimit: 8,
    does: 'Renders one mail and hands it to the mail server, or writes it into DATA_DIR/mail.',
  },
  trackEvent: {
    data: z.object({
      /** The event's own id: a second run of the same job finds it taken and writes nothing. */
      id: z.uuid(),
      type: z.string(),
      data: z.record(z.string(), z.unknown()),
      viewId: z.uuid().nullable(),
      userId: z.uuid().nullable(),
    }),
    retryLimit: 5,
    does: 'Records one analytics event that a write caused.',
  },
  purgeExpired: {
    data: z.object({}),
    retryLimit: 2,
    does: 'Deletes what has outlived its use: idempotency keys, sessions, used captchas, sign-in failures.',
  },
  markDuplicates: {
    data: z.object({ tripRequestId: z.uuid() }),
    retryLimit: 5,
    does: 'Looks for an earlier request by the same people for the same trip and flags the later one.',
  },
} as const satisfies Record<string, JobKind>;

/** The name of a kind of background work. */
export type JobName = keyof typeof jobs;

/** The data of one kind of background work. */
export type JobData<N extends JobName> = z.infer<(typeof jobs)[N]['data']>;
