import { createMailer } from '#src/mail/transport.ts';
import { sendMail } from '#src/mail/sendMail.job.ts';
import type { Services } from '#src/services.ts';
import { markDuplicates } from './markDuplicates.job.ts';
import { purgeExpired } from './purgeExpired.job.ts';
import { trackEvent } from './trackEvent.job.ts';

/** Starts the work on every kind of job in this process. */
export async function startJobs({ queue, settings, sequelize }: Services): Promise<void> {
  await queue.work('sendMail', sendMail(createMailer(settings)));
  await queue.work('trackEvent', trackEvent(sequelize));
  await queue.work('markDuplicates', markDuplicates(sequelize));
  await queue.work('purgeExpired', purgeExpired(sequelize));
  await queue.schedule('purgeExpired', '7 * * * *');
}
