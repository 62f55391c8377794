import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import { type ChecklistTemplateRow, ChecklistTemplateModel } from './checklistTemplate.model.ts';

type View = ReplyOf<typeof contract.checklistTemplates.read>;

/** What is to be done for every trip request or match that enters a status. Staff read it, administrators write it. */
export const checklistTemplateEntity: Entity<ChecklistTemplateRow, View> = {
  type: 'checklistTemplate',
  model: ChecklistTemplateModel,
  policy: { visibleTo: (actor) => (isStaff(actor) ? {} : null), canChange: (actor) => is(actor, 'admin') },
  present: (row) => ({
    ...presentFields(row),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  }),
  snapshot: presentFields,
  defaultSort: ['createdAt', 'ASC'],
  fields: {
    entityType: textField('entityType'),
    onStatus: textField('onStatus'),
    createdAt: momentField('createdAt'),
    updatedAt: momentField('updatedAt'),
  },
};

function presentFields({ id, entityType, onStatus, items }: ChecklistTemplateRow) {
  return { id, entityType, onStatus: onStatus as View['onStatus'], items };
}
