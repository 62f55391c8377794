import type { contract, ReplyOf } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { momentField, textField } from '#src/kernel/searchFields.ts';
import { SuppressionModel, type SuppressionRow } from './suppression.model.ts';

type SuppressionView = ReplyOf<typeof contract.suppressions.list>['items'][number];

export const suppressionEntity: Entity<SuppressionRow, SuppressionView> = {
  type: 'suppression',
  model: SuppressionModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin', 'care') ? {} : null), canChange: (actor) => is(actor, 'admin', 'care') },
  present,
  snapshot: (row) => ({ ...present(row) }),
  fields: { email: textField('email'), createdAt: momentField('createdAt') },
  defaultSort: ['createdAt', 'DESC'],
};

function present({ id, email, reason, templatedEmailId, createdAt, version }: SuppressionRow): SuppressionView {
  return { id, email, reason, templatedEmailId, createdAt: toIsoString(createdAt), version };
}
