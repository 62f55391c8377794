import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { momentField } from '#src/kernel/searchFields.ts';
import { type SearchAlertRow, SearchAlertModel } from './searchAlert.model.ts';

type SearchAlertView = ReplyOf<typeof contract.searchAlerts.read>;

/** Only their owners see search alerts: they tell what somebody dreams of. */
export const searchAlertEntity: Entity<SearchAlertRow, SearchAlertView> = {
  type: 'searchAlert',
  model: SearchAlertModel,
  policy: {
    visibleTo: ({ person }) => person && { ownerId: person.userId },
    canChange: ({ person }, row) => person?.userId === row.ownerId,
  },
  present: (row) => ({
    id: row.id,
    name: row.name,
    q: row.q,
    filters: row.filters as SearchAlertView['filters'], // validated by the same schema on writing
    checkedAt: toIsoString(row.checkedAt),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  }),
  snapshot: ({ name, q, filters }) => ({ name, q, filters }),
  fields: { createdAt: momentField('createdAt') },
  defaultSort: ['createdAt', 'DESC'],
};
