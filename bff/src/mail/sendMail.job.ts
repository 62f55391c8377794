import type { EmailStatus } from '@farwend/api-contract';
import { preparedLookup, preparedQuery, type RowsByKey } from '#src/database/prepared.ts';
import { columnsOf, selectById } from '#src/database/rowStatements.ts';
import { writtenTogether } from '#src/database/together.ts';
import type { TemplatedEmailRow } from '#src/entities/templatedEmails/templatedEmail.model.ts';
import type { TemplateRow } from '#src/entities/templates/template.model.ts';
import type { JobData } from '#src/jobs/jobs.ts';
import type { Services } from '#src/services.ts';
import type { Letter } from './letter.ts';
import { layout } from './layout.ts';
import { renderTemplate } from './renderTemplate.ts';
import { secretNames, withoutSecrets } from './secretValues.ts';
import { suppressionOf } from './suppression.ts';
import { TemplateDataError } from './templateValues.ts';
import type { Mailer } from './transport.ts';

const MAX_ATTEMPTS = 5;

/** The handler of `sendMail` jobs. The row's id names the mail, so a job that runs twice sends the same mail again, not another. */
export function sendMail(services: Services, mailer: Mailer) {
  const keepSent = writtenTogether<SentMail>((mails) => preparedQuery(services.sequelize, 'mail.sent', markSent, [JSON.stringify(mails)]));
  return async ({ emailId }: JobData<'sendMail'>): Promise<void> => {
    const { models, sequelize, log } = services;
    const email = await selectById<TemplatedEmailRow>(sequelize, models.templatedEmails, emailId, null);
    if (!email || email.status !== 'QUEUED') return;
    const [to = ''] = email.to;
    const template = await preparedLookup<TemplateRow>(sequelize, 'mail.template', templatesByKey(models), email.templateKey);
    if (!template?.active) return settle(services, email, 'CANCELLED', 'The template is switched off.');
    const suppressed = email.test ? null : await suppressionOf(email.templateKey, to, sequelize);
    if (suppressed !== null) return settle(services, email, 'SUPPRESSED', suppressed);
    try {
      const letter = renderTemplate(template, email.data);
      const providerId = await mailer.send(letter, to, email.id, email.replyTo);
      await keepSent(sentMail(email, template, letter, providerId));
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

interface SentMail {
  id: string;
  templateVersion: number;
  subject: string;
  html: string;
  text: string;
  data: Record<string, unknown>;
  providerId: string;
}

/** A mail that went out with its words as they went out, but for codes and links with one: those are forgotten. */
function sentMail({ id, templateKey, data }: TemplatedEmailRow, template: TemplateRow, sent: Letter, providerId: string): SentMail {
  const kept = withoutSecrets(templateKey, data);
  const letter = secretNames(templateKey).length === 0 ? sent : renderTemplate(template, kept);
  return { id, templateVersion: template.version, subject: letter.subject, ...layout(letter), data: kept, providerId };
}

const markSent = `
  UPDATE templated_emails e SET status = 'SENT', status_changed_at = now(), sent_at = now(), updated_at = now(), version = version + 1,
    attempts = attempts + 1, error = NULL, template_version = s."templateVersion", subject = s.subject, html = s.html, text = s.text,
    data = s.data, provider_id = s."providerId"
  FROM jsonb_to_recordset($1) AS s (id uuid, "templateVersion" int, subject text, html text, text text, data jsonb, "providerId" text)
  WHERE e.id = s.id AND e.status = 'QUEUED'`;

function templatesByKey({ templates }: Services['models']): RowsByKey {
  return {
    key: 'key',
    type: 'text',
    text: (keys) =>
      `SELECT ${columnsOf(templates)} FROM "${String(templates.getTableName())}" AS "${templates.name}" WHERE key IN (${keys})`,
  };
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
