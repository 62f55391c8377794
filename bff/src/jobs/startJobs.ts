import { invoiceSales } from '#src/entities/salesRecordings/invoiceSales.job.ts';
import { scoreLead } from '#src/entities/screening/scoreLead.job.ts';
import { exportSales } from '#src/exports/exportSales.job.ts';
import { purgeExports } from '#src/exports/purgeExports.job.ts';
import { conversationClocks } from '#src/entities/conversations/conversationClocks.job.ts';
import { messageDigests } from '#src/entities/conversations/messageDigests.job.ts';
import { sendScheduled } from '#src/entities/conversations/sendScheduled.job.ts';
import { sendPush } from '#src/push/sendPush.job.ts';
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
  await queue.work('invoiceSales', invoiceSales(services));
  await queue.work('scoreLead', scoreLead(services));
  await queue.work('exportSales', exportSales(services));
  await queue.work('purgeExports', purgeExports(services));
  await queue.work('sendPush', sendPush(services.settings));
  await queue.work('messageDigests', messageDigests(services));
  await queue.work('sendScheduledMessages', sendScheduled(services));
  await queue.work('conversationClocks', conversationClocks(services));
  await queue.schedule('messageDigests', '* * * * *');
  await queue.schedule('sendScheduledMessages', '* * * * *');
  await queue.schedule('conversationClocks', '*/5 * * * *');
  await queue.schedule('purgeExpired', '7 * * * *');
  await queue.schedule('invoiceSales', '3 5 * * *');
  await queue.schedule('purgeExports', '11 * * * *');
  await queue.schedule('reviewInvitations', '22 * * * *');
}
