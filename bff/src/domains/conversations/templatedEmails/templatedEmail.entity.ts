import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import { momentField, textField } from '#src/calls/searchFields.ts';
import { type Actor, is, userIdOf } from '#src/http/actor.ts';
import { withoutSecrets } from '#src/mail/secretValues.ts';
import type { TemplatedEmailRow } from './templatedEmail.model.ts';

export type TemplatedEmailView = ReplyOf<typeof contract.templatedEmails.read>;

const openFields: Record<string, SearchField> = {
  templateKey: textField('templateKey'),
  category: textField('category'),
  status: textField('status'),
  test: { attribute: 'test', kind: 'boolean' },
  attempts: { attribute: 'attempts', kind: 'number', sortable: true },
  sentAt: momentField('sentAt'),
  sendAt: momentField('sendAt'),
  createdAt: momentField('createdAt'),
};

/** Admin and care see all mails, marketing those of marketing, without whom they went to and what was in them, and their own tests. */
const emailEntity: Entity<TemplatedEmailRow, TemplatedEmailView> = {
  type: 'templatedEmail',
  model: ({ models }) => models.templatedEmails,
  policy: {
    sees: (actor) => (is(actor, 'admin', 'care') ? {} : is(actor, 'marageti') ? { category: 'MARKETING' } : null),
    changes: () => false,
  },
  present: presentEmail,
  snapshot: () => ({}),
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    ...openFields,
    to: { attribute: 'to', kind: 'list' },
    personId: { attribute: 'personId', kind: 'id' },
    relatedType: textField('relatedType'),
    relatedId: { attribute: 'relatedId', kind: 'id' },
  },
};

/** For one caller: nobody searches by what they may not see. `isList`: without the words of each mail. */
export function emailsFor(actor: Actor, isList: boolean): Entity<TemplatedEmailRow, TemplatedEmailView> {
  const fields = isMasked(actor) ? openFields : emailEntity.fields;
  return isList ? { ...emailEntity, fields, present: (row) => withoutWords(presentEmail(row, actor)) } : { ...emailEntity, fields };
}

function isMasked(actor: Actor): boolean {
  return !is(actor, 'admin', 'care');
}

/** What this caller may see of a mail. */
export function presentEmail(row: TemplatedEmailRow, actor: Actor): TemplatedEmailView {
  const isOwnTest = row.test && row.createdById !== null && row.createdById === userIdOf(actor);
  const hides = isMasked(actor) && !isOwnTest;
  return {
    id: row.id,
    templateKey: row.templateKey,
    templateVersion: row.templateVersion,
    category: row.category,
    to: hides ? row.to.map(masked) : row.to,
    personId: hides ? null : row.personId,
    replyTo: row.replyTo,
    subject: hides ? '' : row.subject,
    ...(hides ? {} : { html: row.html, text: row.text, data: withoutSecrets(row.templateKey, row.data) }),
    related: hides || row.relatedId === null || row.relatedType === null ? null : { type: row.relatedType, id: row.relatedId },
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    allowedTransitions: [],
    attempts: row.attempts,
    sendAt: moment(row.sendAt),
    sentAt: moment(row.sentAt),
    error: row.error,
    test: row.test,
    createdAt: moment(row.createdAt),
    version: row.version,
  };
}

function withoutWords({ html: _, text: __, data: ___, ...rest }: TemplatedEmailView): TemplatedEmailView {
  return rest;
}

/** "d•••@example.com" */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}
