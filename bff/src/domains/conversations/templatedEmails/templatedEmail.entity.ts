import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString, type SearchField } from '#src/kernel/entity.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, is, userIdOf } from '#src/kernel/actor.ts';
import { maskSecrets } from '#src/platform/mail/maskSecrets.ts';
import { type TemplatedEmailRow, TemplatedEmailModel } from '#src/platform/mail/templatedEmail.model.ts';

export type TemplatedEmailView = ReplyOf<typeof contract.templatedEmails.read>;

const publicSearchFields: Record<string, SearchField> = {
  templateKey: textField('templateKey'),
  category: textField('category'),
  status: textField('status'),
  test: { attribute: 'test', kind: 'boolean' },
  attempts: { attribute: 'attempts', kind: 'number', sortable: true },
  sentAt: momentField('sentAt'),
  sendAt: momentField('sendAt'),
  createdAt: momentField('createdAt'),
};

/** Administrators and care see all mails; marketing sees marketing mails without recipients and content, except their own tests. */
const emailEntity: Entity<TemplatedEmailRow, TemplatedEmailView> = {
  type: 'templatedEmail',
  model: TemplatedEmailModel,
  policy: {
    visibleTo: (actor) => (is(actor, 'admin', 'care') ? {} : is(actor, 'marageti') ? { category: 'MARKETING' } : null),
    canChange: () => false,
  },
  present: presentEmail,
  snapshot: () => ({}),
  searchText: `plain_text(template_key || ' ' || subject)`,
  searchedFields: ['templateKey', 'subject'],
  defaultSort: ['createdAt', 'DESC'],
  fields: {
    ...publicSearchFields,
    to: { attribute: 'to', kind: 'list' },
    personId: { attribute: 'personId', kind: 'id' },
    relatedType: textField('relatedType'),
    relatedId: { attribute: 'relatedId', kind: 'id' },
  },
};
const maskedEmailEntity: typeof emailEntity = {
  ...emailEntity,
  searchText: 'plain_text(template_key)',
  searchedFields: ['templateKey'],
  fields: publicSearchFields,
};

/** Callers cannot search by fields they may not see. `isList` omits the content of each mail. */
export function emailsFor(actor: Actor, isList: boolean): Entity<TemplatedEmailRow, TemplatedEmailView> {
  const entity = isMasked(actor) ? maskedEmailEntity : emailEntity;
  return isList ? { ...entity, present: (row) => omitContent(presentEmail(row, actor)) } : entity;
}

function isMasked(actor: Actor): boolean {
  return !is(actor, 'admin', 'care');
}

/** A mail as this caller may see it. */
export function presentEmail(row: TemplatedEmailRow, actor: Actor): TemplatedEmailView {
  const isOwnTest = row.test && row.createdById !== null && row.createdById === userIdOf(actor);
  const isHidden = isMasked(actor) && !isOwnTest;
  return {
    id: row.id,
    templateKey: row.templateKey,
    templateVersion: row.templateVersion,
    category: row.category,
    to: isHidden ? row.to.map(maskEmail) : row.to,
    personId: isHidden ? null : row.personId,
    replyTo: row.replyTo,
    subject: isHidden ? '' : row.subject,
    ...(isHidden ? {} : { html: row.html, text: row.text, data: maskSecrets(row.templateKey, row.data) }),
    related: isHidden || row.relatedId === null || row.relatedType === null ? null : { type: row.relatedType, id: row.relatedId },
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    allowedTransitions: [],
    attempts: row.attempts,
    sendAt: toIsoString(row.sendAt),
    sentAt: toIsoString(row.sentAt),
    error: row.error,
    test: row.test,
    createdAt: toIsoString(row.createdAt),
    version: row.version,
  };
}

function omitContent({ html: _, text: __, data: ___, ...rest }: TemplatedEmailView): TemplatedEmailView {
  return rest;
}

/** "d•••@example.com" */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}
