import { invoiceSales } from '#src/entities/salesRecordings/invoiceSales.job.ts';
import { scoreLead } from '#src/entities/screening/scoreLead.job.ts';
import { exportSales } from '#src/exports/exportSales.job.ts';
import { purgeExports } from '#src/exports/purgeExports.job.ts';
import { conversationClocks } from '#src/entities/conversations/conversationClocks.job.ts';
import { messageDigests } from '#src/entities/conversations/messageDigests.job.ts';
import { sendScheduled } from '#src/entities/conversations/sendScheduled.job.ts';
import { sendPush } from '#src/push/sendPush.job.ts';
import { accountMail } from '#src/entities/users/accountMail.job.ts';
import { closeInvitations } from '#src/entities/users/closeInvitations.job.ts';
import { reassignWork } from '#src/entities/users/reassignWork.job.ts';
import { savedViewAlerts } from '#src/entities/userSearches/savedViewAlerts.job.ts';
import type { Mailer } from '#src/mail/transport.ts';
import { sendMail } from '#src/mail/sendMail.job.ts';
import { partnerClocks } from '#src/entities/partners/partnerClocks.job.ts';
import type { JobHandlers } from './queue.ts';
import type { Services } from '#src/services.ts';
import { draftRecovery } from './draftRecovery.job.ts';
import { linkCheck } from './linkCheck.job.ts';
import { markDuplicates } from './markDuplicates.job.ts';
import { matchClocks } from './matchClocks.job.ts';
import { moderateReview } from './moderateReview.job.ts';
import { purgeDocuments } from './purgeDocuments.job.ts';
import { publishScheduled } from './publishScheduled.job.ts';
import { purgeExpired } from './purgeExpired.job.ts';
import { purgeTrash } from './purgeTrash.job.ts';
import { reviewInvitations } from './reviewInvitations.job.ts';
import { scanDocument } from './scanDocument.job.ts';
import { tripRequestClocks } from './tripRequestClocks.job.ts';

/** Starts the work on every kind of job in this process. */
export async function startJobs(services: Services, mailer: Mailer): Promise<void> {
  await services.queue.work(handlersOf(services, mailer));
}

function handlersOf(services: Services, mailer: Mailer): JobHandlers {
  const { sequelize, settings } = services;
  return {
    sendMail: sendMail(services, mailer),
    markDuplicates: markDuplicates(sequelize),
    matchClocks: matchClocks(services),
    tripRequestClocks: tripRequestClocks(services),
    draftRecovery: draftRecovery(services),
    partnerClocks: partnerClocks(services),
    accountMail: accountMail(services),
    closeInvitations: closeInvitations(services),
    reassignWork: reassignWork(services),
    publishScheduled: publishScheduled(services),
    purgeTrash: purgeTrash(services),
    linkCheck: linkCheck(services),
    purgeExpired: purgeExpired(sequelize),
    scanDocument: scanDocument(services),
    purgeDocuments: purgeDocuments(services),
    moderateReview: moderateReview(services),
    reviewInvitations: reviewInvitations(services),
    invoiceSales: invoiceSales(services),
    scoreLead: scoreLead(services),
    exportSales: exportSales(services),
    purgeExports: purgeExports(services),
    sendPush: sendPush(settings),
    messageDigests: messageDigests(services),
    sendScheduledMessages: sendScheduled(services),
    conversationClocks: conversationClocks(services),
    savedViewAlerts: savedViewAlerts(services),
  };
}
