import type { EmailStatus } from '@farwend/api-contract';
import { batchWrite } from '#src/db/batchLoader.ts';
import { TemplatedEmailModel, type TemplatedEmailRow } from './templatedEmail.model.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { sendMailJob } from '#src/platform/mail/mail.jobs.ts';
import type { Services } from '#src/kernel/context.ts';
import { inSpan } from '#src/kernel/tracing.ts';
import type { RenderedEmail } from './renderedEmail.ts';
import { loadAttachment } from './loadAttachment.ts';
import { renderLayout } from './renderLayout.ts';
import { renderTemplate } from './renderTemplate.ts';
import { secretNames, maskSecrets } from './maskSecrets.ts';
import { loadSuppressionReason } from './loadSuppressionReason.ts';
import { joinThread, type MailThread } from './mailThread.ts';
import { TemplateDataError } from './templateValues.ts';
import { buildMessageId, type Mailer } from './transport.ts';
import { type EmailTemplate, updateSentEmails, updateFailedAttempt, updateSettledEmail, selectEmailTemplate } from './sendMail.sql.ts';

const MAX_ATTEMPTS = 5;

/** The handler of `sendMail` jobs. The Message-ID is derived from the row's id, so that a job that runs twice sends the same email. */
export function sendMail(services: Services, mailer: Mailer) {
  const recordSent = batchWrite<SentEmail>((mails) => services.db.run(updateSentEmails, { mails }));
  return async ({ emailId }: JobData<typeof sendMailJob>): Promise<void> => {
    const { db, log } = services;
    const email = await db.byId(TemplatedEmailModel, emailId);
    if (!email || email.status !== 'QUEUED') return;
    const [to = ''] = email.to;
    const template = await db.load(selectEmailTemplate, email.templateKey);
    if (!template?.active) return settle(services, email, 'CANCELLED', 'The template is switched off.');
    const suppressed = email.test ? null : await loadSuppressionReason(email.templateKey, to, services);
    if (suppressed !== null) return settle(services, email, 'SUPPRESSED', suppressed);
    try {
      const rendered = renderTemplate(template, email.data);
      const attachment = email.documentId === null ? null : await loadAttachment(email.documentId, services);
      const thread = await findThread(email, services);
      const extras = { replyTo: email.replyTo ?? thread?.replyTo ?? null, attachment, references: thread?.references ?? [] };
      const providerId = await inSpan(`mail ${email.templateKey}`, { kind: 'client' }, () => mailer.send(rendered, to, email.id, extras));
      await recordSent(buildSentEmail(email, template, rendered, providerId));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof TemplateDataError || email.attempts + 1 >= MAX_ATTEMPTS) {
        log.error({ email: email.id, template: email.templateKey, reason }, 'a mail could not be sent');
        return settle(services, email, 'FAILED', reason);
      }
      await db.run(updateFailedAttempt, { emailId: email.id, reason: reason.slice(0, 500) });
      throw error; // the queue retries
    }
  };
}

/** The thread of an email of a conversation; null for others. */
async function findThread({ id, threadId, personId }: TemplatedEmailRow, services: Services): Promise<MailThread | null> {
  if (threadId === null || personId === null) return null;
  return joinThread(buildMessageId(id, services.settings.mailFrom), { conversationId: threadId, personId }, services);
}

interface SentEmail {
  id: string;
  templateVersion: number;
  subject: string;
  html: string;
  text: string;
  data: Record<string, unknown>;
  providerId: string;
}

/** What is stored of a sent email: its content with codes, and links that contain one, masked. */
function buildSentEmail(
  { id, templateKey, data }: TemplatedEmailRow,
  template: EmailTemplate,
  rendered: RenderedEmail,
  providerId: string,
): SentEmail {
  const masked = maskSecrets(templateKey, data);
  const stored = secretNames(templateKey).length === 0 ? rendered : renderTemplate(template, masked);
  return { id, templateVersion: template.version, subject: stored.subject, ...renderLayout(stored), data: masked, providerId };
}

async function settle({ db }: Services, email: TemplatedEmailRow, status: EmailStatus, error: string): Promise<void> {
  await db.run(updateSettledEmail, {
    emailId: email.id,
    status,
    error: error.slice(0, 500),
    data: maskSecrets(email.templateKey, email.data),
  });
}
