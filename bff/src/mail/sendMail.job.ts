import type { EmailStatus } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { TemplatedEmailRow } from '#src/entities/templatedEmails/templatedEmail.model.ts';
import type { TemplateRow } from '#src/entities/templates/template.model.ts';
import type { JobData } from '#src/jobs/jobs.ts';
import type { Services } from '#src/services.ts';
import type { Letter } from './letter.ts';
import { layout } from './layout.ts';
import { renderTemplate } from './renderTemplate.ts';
import { withoutSecrets } from './secretValues.ts';
import { suppressionOf } from './suppression.ts';
import { TemplateDataError } from './templateValues.ts';
import type { Mailer } from './transport.ts';

const MAX_ATTEMPTS = 5;

/** The handler of `sendMail` jobs. The row's id names the mail, so a job that runs twice sends the same mail again, not another. */
export function sendMail(services: Services, mailer: Mailer) {
  return async ({ emailId }: JobData<'sendMail'>): Promise<void> => {
    const { models, sequelize, log } = services;
    const [email] = rows<TemplatedEmailRow>(await models.templatedEmails.findAll({ where: { id: emailId }, raw: true }));
    if (!email || email.status !== 'QUEUED') return;
    const [to = ''] = email.to;
    const [template] = rows<TemplateRow>(await models.templates.findAll({ where: { key: email.templateKey }, raw: true }));
    if (!template?.active) return settle(services, email, 'CANCELLED', 'The template is switched off.');
    const suppressed = email.test ? null : await suppressionOf(email.templateKey, to, sequelize, null);
    if (suppressed !== null) return settle(services, email, 'SUPPRESSED', suppressed);
    try {
      const letter = renderTemplate(template, email.data);
      const providerId = await mailer.send(letter, to, email.id, email.replyTo);
      await keepSent(services, email, template, providerId);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof TemplateDataError || email.attempts + 1 >= MAX_ATTEMPTS) {
        log.error({ email: email.id, template: email.templateKey, reason }, 'a mail could not be sent');
        return settle(services, email, 'FAILED', reason);
      }
      await preparedQuery(sequelize, 'mail.tried', 'UPDATE templated_emails SET attempts = attempts + 1, error = $2 WHERE id = $1', [
        email.id,
        reason.slice(0, 500),
      ]);
      throw error; // the queue tries again
    }
  };
}

/** Marks a mail sent with its words as they went out, but for codes and links with one: those are forgotten. */
async function keepSent({ sequelize }: Services, email: TemplatedEmailRow, template: TemplateRow, providerId: string): Promise<void> {
  const kept = withoutSecrets(email.templateKey, email.data);
  const letter: Letter = renderTemplate(template, kept);
  const { html, text } = layout(letter);
  await preparedQuery(
    sequelize,
    'mail.sent',
    `UPDATE templated_emails SET status = 'SENT', status_changed_at = now(), sent_at = now(), updated_at = now(), version = version + 1, attempts = attempts + 1,
       error = NULL, template_version = $2, subject = $3, html = $4, text = $5, data = $6, provider_id = $7 WHERE id = $1 AND status = 'QUEUED'`,
    [email.id, template.version, letter.subject, html, text, JSON.stringify(kept), providerId],
  );
}

async function settle({ sequelize }: Services, email: TemplatedEmailRow, status: EmailStatus, error: string): Promise<void> {
  await preparedQuery(
    sequelize,
    'mail.settle',
    `UPDATE templated_emails SET status = $2, status_changed_at = now(), updated_at = now(), version = version + 1, error = $3, data = $4,
       attempts = attempts + CASE WHEN $2 = 'FAILED' THEN 1 ELSE 0 END WHERE id = $1 AND status = 'QUEUED'`,
    [email.id, status, error.slice(0, 500), JSON.stringify(withoutSecrets(email.templateKey, email.data))],
  );
}
