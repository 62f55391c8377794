import { type contract, minRetentionDays } from '@farwend/api-contract';
import { is } from '#src/kernel/actor.ts';
import type { Entity } from '#src/kernel/entity.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { newId } from '#src/kernel/newId.ts';
import { checkVersion } from '#src/records/checkVersion.ts';
import { insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { DEFAULT_VERSION, loadPolicies, presentPolicy, type RetentionPolicy } from './loadPolicies.ts';
import { RetentionPolicyModel, type RetentionPolicyRow } from './retentionPolicy.model.ts';

const entity: Entity<RetentionPolicyRow, RetentionPolicy> = {
  type: 'retentionPolicy',
  model: RetentionPolicyModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin') ? {} : null), canChange: (actor) => is(actor, 'admin') },
  present: (row) => presentPolicy(row.key, row),
  snapshot: ({ id, key, days, version }) => ({ id, key, days, version }),
  fields: {},
  defaultSort: ['createdAt', 'ASC'],
};

export const retentionPolicyHandlers: Handlers<typeof contract.retentionPolicies> = {
  list: async (_, { db }) => ok({ items: await loadPolicies(db) }),
  update: async ({ body: { key, days, version, changeNote } }, context) => {
    const minDays = minRetentionDays(key);
    if (days < minDays) throw fieldFailure('/days', 'tooSmall', `Choose ${minDays} days or more`);
    const [row] = await context.db.find(entity.model, { where: { key }, limit: 1, lock: 'update' });
    checkVersion(row ?? { version: DEFAULT_VERSION }, version, context);
    const saved = row
      ? await saveChange(entity, row, { values: { days }, note: changeNote }, context)
      : await insertRecord(entity, { ...newRecord(newId(), context), version: DEFAULT_VERSION + 1, key, days }, context);
    return ok(entity.present(saved, context.actor));
  },
};
