import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const SamlRequestRow = z.object({
  form_id: z.string().nullable(),
  return_to: z.string(),
});
export type SamlRequestRow = z.output<typeof SamlRequestRow>;

export const insertSamlRequest = statement(
  'saml.remember',
  { id: z.string(), instant: z.string(), formId: z.string().nullable(), returnTo: z.string() },
  null,
  'INSERT INTO saml_requests (id, instant, form_id, return_to) VALUES (:id, :instant, :formId, :returnTo)',
);

export const deleteSamlRequest = statement(
  'saml.use',
  { requestId: z.string(), maxAgeMinutes: z.int() },
  SamlRequestRow,
  `
  DELETE FROM saml_requests WHERE id = :requestId AND created_at > now() - make_interval(mins => :maxAgeMinutes) RETURNING form_id, return_to`,
);

export const selectSamlRequest = statement(
  'saml.get',
  { id: z.string(), maxAgeMinutes: z.int() },
  z.object({
    instant: z.string(),
  }),
  'SELECT instant FROM saml_requests WHERE id = :id AND created_at > now() - make_interval(mins => :maxAgeMinutes)',
);
