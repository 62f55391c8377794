import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { batchStatement, statement } from '#src/db/statement.ts';
import type { TemplateRow } from './template.model.ts';

export const updateSentEmails = statement(
  'mail.sent',
  { mails: json<unknown>() },
  null,
  `
  UPDATE templated_emails e SET status = 'SENT', status_changed_at = now(), sent_at = now(), updated_at = now(), version = version + 1,
    attempts = attempts + 1, error = NULL, template_version = s."templateVersion", subject = s.subject, html = s.html, text = s.text,
    data = s.data, provider_id = s."providerId"
  FROM jsonb_to_recordset(:mails) AS s (id uuid, "templateVersion" int, subject text, html text, text text, data jsonb, "providerId" text)
  WHERE e.id = s.id AND e.status = 'QUEUED'`,
);

export const updateFailedAttempt = statement(
  'mail.tried',
  { emailId: z.uuid(), reason: z.string() },
  null,
  'UPDATE templated_emails SET attempts = attempts + 1, error = :reason WHERE id = :emailId',
);

export const updateSettledEmail = statement(
  'mail.settle',
  { emailId: z.uuid(), status: z.string(), error: z.string(), data: json<unknown>() },
  null,
  `UPDATE templated_emails SET status = :status, status_changed_at = now(), updated_at = now(), version = version + 1, error = :error, data = :data,
       attempts = attempts + CASE WHEN :status = 'FAILED' THEN 1 ELSE 0 END WHERE id = :emailId AND status = 'QUEUED'`,
);

const EmailTemplate = z.object({
  key: z.string(),
  active: z.boolean(),
  version: z.int(),
  audience: z.enum(['TRAVELER', 'AGENT', 'STAFF']),
  subject: z.string(),
  preheader: z.string().nullable(),
  body: z.string(),
  variables: json<TemplateRow['variables']>(),
});
export type EmailTemplate = z.output<typeof EmailTemplate>;

/** What an email is rendered from. */
export const selectEmailTemplate = batchStatement(
  'mail.template',
  { key: 'key', type: 'text' },
  EmailTemplate,
  (keys) => `SELECT key, active, version, audience, subject, preheader, body, variables FROM templates WHERE key IN (${keys})`,
);
