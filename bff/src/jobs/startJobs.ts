import type { Mailer } from '#src/mail/transport.ts';
import { sendMail } from '#src/mail/sendMail.job.ts';
import type { Services } from '#src/services.ts';
import { markDuplicates } from './markDuplicates.job.ts';
import { moderateReview } from './moderateReview.job.ts';
import { purgeExpired } from './purgeExpired.job.ts';
import { reviewInvitations } from './reviewInvitations.job.ts';
import { trackEvent } from './trackEvent.job.ts';

/** Starts the work on every kind of job in this process. */
export async function startJobs(services: Services, mailer: Mailer): Promise<void> {
  const { queue, sequelize } = services;
  await queue.work('sendMail', sendMail(services, mailer));
  await queue.work('trackEvent', trackEvent(sequelize));
  await queue.work('markDuplicates', markDuplicates(sequelize));
  await queue.work('purgeExpired', purgeExpired(sequelize));
  await queue.work('moderateReview', moderateReview(services));
  await queue.work('reviewInvitations', reviewInvitations(services));
  await queue.schedule('purgeExpired', '7 * * * *');
  await queue.schedule('reviewInvitations', '22 * * * *');
}
