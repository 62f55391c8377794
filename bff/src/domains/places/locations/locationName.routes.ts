import type { contract } from '@farwend/api-contract';
import { isStaff } from '#src/kernel/actor.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { selectNames } from './locationName.sql.ts';

export const locationNameHandlers: Handlers<typeof contract.locationNames> = {
  list: async ({ query }, { db, actor }) => {
    const { offset, limit, q } = query;
    const like = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    return ok(await db.run(selectNames, { isStaff: isStaff(actor), like, limit, offset }));
  },
};
