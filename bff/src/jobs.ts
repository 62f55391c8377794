import { accountMailJob, closeInvitationsJob, reassignWorkJob } from './domains/accounts/accounts.jobs.ts';
import {
  messageDigestsJob,
  sendScheduledMessagesJob,
  conversationClocksJob,
  scanDocumentJob,
  purgeDocumentsJob,
  remindOfExpiringDocumentsJob,
} from './domains/conversations/conversations.jobs.ts';
import { publishScheduledJob, linkCheckJob, purgeTrashJob } from './domains/editorial/editorial.jobs.ts';
import { mailNotificationsJob, notifyJob, notifyOfDueWorkJob } from './domains/notifications/notifications.jobs.ts';
import { checkCompanyLinksJob, partnerClocksJob } from './domains/partners/partners.jobs.ts';
import { checkRetentionJob, privacyRequestsJob, retentionJob } from './domains/privacy/privacy.jobs.ts';
import { privacyRequests } from './domains/privacy/privacyRequests/privacyRequests.job.ts';
import { checkRetention } from './domains/privacy/retention/checkRetention.job.ts';
import { runRetention } from './domains/privacy/retention/runRetention.job.ts';
import { moderateReviewJob, reviewInvitationsJob } from './domains/reviews/reviews.jobs.ts';
import {
  checkLedgerJob,
  createInvoiceDocumentJob,
  exportSalesJob,
  invoiceSalesJob,
  mailPartnerStatementJob,
  mailPartnerStatementsJob,
  remindOfOverdueCommissionJob,
  updateExchangeRatesJob,
} from './domains/sales/sales.jobs.ts';
import { runBulkActionJob } from './domains/site/bulkActions/bulkActions.jobs.ts';
import { runBulkActionInBackground } from './domains/site/bulkActions/runBulkAction.job.ts';
import { exportList } from './domains/site/exports/exportList.job.ts';
import { exportListJob } from './domains/site/exports/exports.jobs.ts';
import { runImportJob, undoImportJob } from './domains/site/imports/imports.jobs.ts';
import { runImportInBackground } from './domains/site/imports/runImport.job.ts';
import { undoImportInBackground } from './domains/site/imports/undoImport.job.ts';
import { closeSilentContacts } from './domains/site/contactRequests/closeSilentContacts.job.ts';
import { receiveEmail } from './domains/site/inboundEmails/receiveEmail.job.ts';
import { takeDroppedEmails } from './domains/site/inboundEmails/takeDroppedEmails.job.ts';
import {
  alertOperatorsJob,
  closeSilentContactsJob,
  savedViewAlertsJob,
  searchAlertsJob,
  purgeExpiredJob,
  receiveEmailJob,
  takeDroppedEmailsJob,
} from './domains/site/site.jobs.ts';
import {
  assignUnownedJob,
  beforeYouGoJob,
  checkDueTimesJob,
  draftRecoveryJob,
  markDuplicatesJob,
  matchClocksJob,
  scoreLeadJob,
  tripRequestClocksJob,
} from './domains/trips/trips.jobs.ts';
import { purgeExportsJob } from './platform/exports/exports.jobs.ts';
import { sendMailJob } from './platform/mail/mail.jobs.ts';
import { sendPushJob } from './platform/push/push.jobs.ts';
import { maintainPartitionsJob, pruneVersionsJob } from './platform/retention/retention.jobs.ts';
import { updateExchangeRates } from './domains/sales/exchangeRates/updateExchangeRates.job.ts';
import { createInvoiceDocument } from './domains/sales/invoices/createInvoiceDocument.job.ts';
import { checkLedger } from './domains/sales/ledger/checkLedger.job.ts';
import { remindOfOverdueCommission } from './domains/sales/mails/remindOfOverdueCommission.job.ts';
import { invoiceSales } from './domains/sales/salesRecordings/invoiceSales.job.ts';
import { mailPartnerStatement } from './domains/sales/statements/mailPartnerStatement.job.ts';
import { mailPartnerStatements } from './domains/sales/statements/mailPartnerStatements.job.ts';
import { assignUnowned } from './domains/trips/tripRequests/assignUnowned.job.ts';
import { scoreLead } from './domains/trips/screening/scoreLead.job.ts';
import { exportSales } from './domains/sales/exports/exportSales.job.ts';
import { purgeExports } from './platform/exports/purgeExports.job.ts';
import { maintainPartitions } from './platform/retention/maintainPartitions.job.ts';
import { pruneVersions } from './platform/retention/pruneVersions.job.ts';
import { conversationClocks } from './domains/conversations/conversations/conversationClocks.job.ts';
import { messageDigests } from './domains/conversations/messages/messageDigests.job.ts';
import { sendScheduled } from './domains/conversations/messages/sendScheduled.job.ts';
import { sendPush } from './platform/push/sendPush.job.ts';
import { accountMail } from './domains/accounts/users/accountMail.job.ts';
import { closeInvitations } from './domains/accounts/users/closeInvitations.job.ts';
import { reassignWork } from './domains/trips/tripRequests/reassignWork.job.ts';
import { mailNotifications } from './domains/notifications/mail/mailNotifications.job.ts';
import { notifyOfChange } from './domains/notifications/notify.job.ts';
import { notifyOfDueWork } from './domains/notifications/notifyOfDueWork.job.ts';
import { mailSearchAlerts } from './domains/site/searches/mailSearchAlerts.job.ts';
import { savedViewAlerts } from './domains/site/searches/savedViewAlerts.job.ts';
import { sendMail } from './platform/mail/sendMail.job.ts';
import { checkCompanyLinks } from './domains/partners/partners/checkCompanyLinks.job.ts';
import { partnerClocks } from './domains/partners/partners/partnerClocks.job.ts';
import { draftRecovery } from './domains/trips/tripRequests/draftRecovery.job.ts';
import { linkCheck } from './domains/editorial/linkCheck.job.ts';
import { markDuplicates } from './domains/trips/tripRequests/markDuplicates.job.ts';
import { checkDueTimes } from './domains/trips/slaEvents/checkDueTimes.job.ts';
import { beforeYouGo } from './domains/trips/tripMatches/beforeYouGo.job.ts';
import { matchClocks } from './domains/trips/tripMatches/matchClocks.job.ts';
import { moderateReview } from './domains/reviews/moderateReview.job.ts';
import { purgeDocuments } from './domains/conversations/documents/purgeDocuments.job.ts';
import { remindOfExpiringDocuments } from './domains/conversations/documents/remindOfExpiringDocuments.job.ts';
import { publishScheduled } from './domains/editorial/publishScheduled.job.ts';
import { alertOperators } from './domains/site/operations/alertOperators.job.ts';
import { purgeExpired } from './domains/site/operations/purgeExpired.job.ts';
import { purgeTrash } from './domains/editorial/purgeTrash.job.ts';
import { reviewInvitations } from './domains/reviews/reviewInvitations.job.ts';
import { scanDocument } from './domains/conversations/documents/scanDocument.job.ts';
import { tripRequestClocks } from './domains/trips/tripRequests/tripRequestClocks.job.ts';
import { deliverWebhook } from './domains/webhooks/deliveries/deliverWebhook.job.ts';
import { replayWebhooks } from './domains/webhooks/deliveries/replayWebhooks.job.ts';
import { deliverWebhookJob, replayWebhooksJob } from './domains/webhooks/webhooks.jobs.ts';
import { resealData } from './platform/seals/resealData.job.ts';
import { resealDataJob } from './platform/seals/seals.jobs.ts';
import { importTypes } from './importers.ts';
import type { JobDefinition } from './kernel/job.ts';
import type { Services } from './kernel/context.ts';
import { createJobWorker, type JobWorker } from './platform/jobs/queue.ts';
import type { Mailer } from './platform/mail/transport.ts';
import { readList } from './routes.ts';
import { sealedData } from './sealedData.ts';

/** Every type of background job. */
export const jobDefinitions: readonly JobDefinition[] = [
  accountMailJob,
  closeInvitationsJob,
  reassignWorkJob,
  messageDigestsJob,
  sendScheduledMessagesJob,
  conversationClocksJob,
  scanDocumentJob,
  purgeDocumentsJob,
  remindOfExpiringDocumentsJob,
  publishScheduledJob,
  linkCheckJob,
  purgeTrashJob,
  partnerClocksJob,
  checkCompanyLinksJob,
  moderateReviewJob,
  reviewInvitationsJob,
  exportSalesJob,
  invoiceSalesJob,
  createInvoiceDocumentJob,
  updateExchangeRatesJob,
  checkLedgerJob,
  mailPartnerStatementJob,
  mailPartnerStatementsJob,
  remindOfOverdueCommissionJob,
  closeSilentContactsJob,
  receiveEmailJob,
  takeDroppedEmailsJob,
  savedViewAlertsJob,
  searchAlertsJob,
  purgeExpiredJob,
  alertOperatorsJob,
  scoreLeadJob,
  matchClocksJob,
  checkDueTimesJob,
  tripRequestClocksJob,
  assignUnownedJob,
  draftRecoveryJob,
  markDuplicatesJob,
  beforeYouGoJob,
  purgeExportsJob,
  maintainPartitionsJob,
  pruneVersionsJob,
  sendMailJob,
  sendPushJob,
  runBulkActionJob,
  exportListJob,
  runImportJob,
  undoImportJob,
  privacyRequestsJob,
  retentionJob,
  checkRetentionJob,
  notifyJob,
  notifyOfDueWorkJob,
  mailNotificationsJob,
  deliverWebhookJob,
  replayWebhooksJob,
  resealDataJob,
];

/** The handlers of all jobs. */
export function createJobWorkers(services: Services, mailer: Mailer): JobWorker[] {
  return [
    createJobWorker(accountMailJob, accountMail(services)),
    createJobWorker(closeInvitationsJob, closeInvitations(services)),
    createJobWorker(reassignWorkJob, reassignWork(services)),
    createJobWorker(messageDigestsJob, messageDigests(services)),
    createJobWorker(sendScheduledMessagesJob, sendScheduled(services)),
    createJobWorker(conversationClocksJob, conversationClocks(services)),
    createJobWorker(scanDocumentJob, scanDocument(services)),
    createJobWorker(purgeDocumentsJob, purgeDocuments(services)),
    createJobWorker(remindOfExpiringDocumentsJob, remindOfExpiringDocuments(services)),
    createJobWorker(publishScheduledJob, publishScheduled(services)),
    createJobWorker(linkCheckJob, linkCheck(services)),
    createJobWorker(purgeTrashJob, purgeTrash(services)),
    createJobWorker(partnerClocksJob, partnerClocks(services)),
    createJobWorker(checkCompanyLinksJob, checkCompanyLinks(services)),
    createJobWorker(moderateReviewJob, moderateReview(services)),
    createJobWorker(reviewInvitationsJob, reviewInvitations(services)),
    createJobWorker(exportSalesJob, exportSales(services)),
    createJobWorker(invoiceSalesJob, invoiceSales(services)),
    createJobWorker(createInvoiceDocumentJob, createInvoiceDocument(services)),
    createJobWorker(updateExchangeRatesJob, updateExchangeRates(services)),
    createJobWorker(checkLedgerJob, checkLedger(services)),
    createJobWorker(mailPartnerStatementJob, mailPartnerStatement(services)),
    createJobWorker(mailPartnerStatementsJob, mailPartnerStatements(services)),
    createJobWorker(remindOfOverdueCommissionJob, remindOfOverdueCommission(services)),
    createJobWorker(closeSilentContactsJob, closeSilentContacts(services)),
    createJobWorker(receiveEmailJob, receiveEmail(services)),
    createJobWorker(takeDroppedEmailsJob, takeDroppedEmails(services)),
    createJobWorker(savedViewAlertsJob, savedViewAlerts(services)),
    createJobWorker(searchAlertsJob, mailSearchAlerts(services)),
    createJobWorker(purgeExpiredJob, purgeExpired(services)),
    createJobWorker(alertOperatorsJob, alertOperators(services)),
    createJobWorker(scoreLeadJob, scoreLead(services)),
    createJobWorker(matchClocksJob, matchClocks(services)),
    createJobWorker(checkDueTimesJob, checkDueTimes(services)),
    createJobWorker(tripRequestClocksJob, tripRequestClocks(services)),
    createJobWorker(assignUnownedJob, assignUnowned(services)),
    createJobWorker(draftRecoveryJob, draftRecovery(services)),
    createJobWorker(markDuplicatesJob, markDuplicates(services)),
    createJobWorker(beforeYouGoJob, beforeYouGo(services)),
    createJobWorker(purgeExportsJob, purgeExports(services)),
    createJobWorker(maintainPartitionsJob, maintainPartitions(services)),
    createJobWorker(pruneVersionsJob, pruneVersions(services)),
    createJobWorker(sendMailJob, sendMail(services, mailer)),
    createJobWorker(sendPushJob, sendPush(services.settings)),
    createJobWorker(runBulkActionJob, runBulkActionInBackground(services)),
    createJobWorker(exportListJob, exportList(services, readList)),
    createJobWorker(runImportJob, runImportInBackground(services, importTypes)),
    createJobWorker(undoImportJob, undoImportInBackground(services, importTypes)),
    createJobWorker(privacyRequestsJob, privacyRequests(services)),
    createJobWorker(retentionJob, runRetention(services)),
    createJobWorker(checkRetentionJob, checkRetention(services)),
    createJobWorker(notifyJob, notifyOfChange(services)),
    createJobWorker(notifyOfDueWorkJob, notifyOfDueWork(services)),
    createJobWorker(mailNotificationsJob, mailNotifications(services)),
    createJobWorker(deliverWebhookJob, deliverWebhook(services)),
    createJobWorker(replayWebhooksJob, replayWebhooks(services)),
    createJobWorker(resealDataJob, resealData(services, sealedData)),
  ];
}
