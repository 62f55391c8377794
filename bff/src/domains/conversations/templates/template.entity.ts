import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type TemplateRow, TemplateModel } from '#src/platform/mail/template.model.ts';

export type TemplateView = ReplyOf<typeof contract.templates.read>;

/** Staff read all; care changes canned replies, marketing emails, agents the canned replies of their company. */
export const templateEntity: Entity<TemplateRow, TemplateView> = {
  type: 'template',
  model: TemplateModel,
  policy: {
    visibleTo: (actor) => {
      if (isStaff(actor)) return {};
      return is(actor, 'agent') && actor.person?.partnerId ? { ownerPartnerId: actor.person.partnerId } : null;
    },
    canChange: (actor, row) => mayWrite(actor, row.channel, row.ownerPartnerId),
  },
  present: (row) => ({ ...facts(row), createdAt: toIsoString(row.createdAt), updatedAt: toIsoString(row.updatedAt), version: row.version }),
  snapshot: facts,
  searchText: `plain_text(key || ' ' || name || ' ' || subject)`,
  searchedFields: ['key', 'name', 'subject'],
  defaultSort: ['name', 'ASC'],
  fields: {
    key: textField('key'),
    name: textField('name'),
    channel: textField('channel'),
    audience: textField('audience'),
    category: textField('category'),
    ownerPartnerId: { attribute: 'ownerPartnerId', kind: 'id' },
    active: { attribute: 'active', kind: 'boolean', sortable: true },
    builtIn: { attribute: 'builtIn', kind: 'boolean', sortable: true },
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
};

/** Whether the caller may write a template of this channel and owner; null: Farwend's own. */
export function mayWrite(actor: Actor, channel: TemplateRow['channel'], ownerPartnerId: string | null): boolean {
  if (is(actor, 'admin')) return true;
  if (is(actor, 'agent')) return channel === 'MESSAGE' && ownerPartnerId !== null && ownerPartnerId === actor.person?.partnerId;
  if (ownerPartnerId !== null) return false;
  return (is(actor, 'care') && channel === 'MESSAGE') || (is(actor, 'marageti') && channel === 'EMAIL');
}

function facts(row: TemplateRow) {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    channel: row.channel,
    audience: row.audience,
    category: row.category,
    subject: row.subject,
    preheader: row.preheader,
    body: row.body,
    variables: row.variables.map(({ name, type, required, example }) => ({ name, type, required, example })),
    ownerPartnerId: row.ownerPartnerId,
    photoSlot: row.photoSlot,
    active: row.active,
    builtIn: row.builtIn,
  };
}
