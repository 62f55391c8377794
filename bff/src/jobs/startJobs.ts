import type { Mailer } from '#src/mail/transport.ts';
import { sendMail } from '#src/mail/sendMail.job.ts';
import type { Services } from '#src/services.ts';
import { markDuplicates } from './markDuplicates.job.ts';
import { purgeExpired } from './purgeExpired.job.ts';
import { trackEvent } from './trackEvent.job.ts';

/** Starts the work on every kind of job in this process. */
export async function startJobs({ queue, sequelize }: Services, mailer: Mailer): Promise<void> {
  await queue.work('sendMail', sendMail(mailer));
  await queue.work('trackEvent', trackEvent(sequelize));
  await queue.work('markDuplicates', markDuplicates(sequelize));
  await queue.work('purgeExpired', purgeExpired(sequelize));
  await queue.schedule('purgeExpired', '7 * * * *');
}
