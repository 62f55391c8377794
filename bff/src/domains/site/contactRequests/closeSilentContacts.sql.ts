import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const selectSilent = (table: 'contact_requests' | 'company_contact_requests') => `
  SELECT r.id FROM ${table} r LEFT JOIN conversations c ON c.id = r.conversation_id
  WHERE r.status = 'ANSWERED' AND greatest(r.status_changed_at, c.last_message_at) < now() - interval '14 days' ORDER BY r.id LIMIT 1000`;

export const selectSilentContacts = statement('contacts.silent', {}, z.object({ id: z.uuid() }), selectSilent('contact_requests'));

export const selectSilentCompanyContacts = statement(
  'companyContacts.silent',
  {},
  z.object({ id: z.uuid() }),
  selectSilent('company_contact_requests'),
);
