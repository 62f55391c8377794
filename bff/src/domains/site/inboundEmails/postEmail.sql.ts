import { personTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';
import { statement } from '#src/db/statement.ts';

export const selectAccountOfPerson = statement(
  'inboundEmail.account',
  { personId: z.uuid(), personType: z.enum(personTypes) },
  PersonRow,
  `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.person_id = :personId AND u.person_type = :personType`,
);

/** Adds an email to the thread of its sender, so that our next mail to them answers it. */
export const insertReceivedInThread = statement(
  'inboundEmail.thread',
  { messageId: z.string(), conversationId: z.uuid(), personId: z.uuid() },
  null,
  `INSERT INTO thread_emails (message_id, conversation_id, person_id) VALUES (:messageId, :conversationId, :personId) ON CONFLICT DO NOTHING`,
);
