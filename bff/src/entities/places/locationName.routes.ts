import type { contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import { type Handlers, ok } from '#src/http/handler.ts';

interface LocationName {
  id: string;
  name: string;
  type: string;
  slug: string;
}

export const locationNameHandlers: Handlers<typeof contract.locationNames> = {
  list: async ({ query }, { sequelize, actor }) => {
    const { offset, limit, q, sort } = query;
    if (sort !== undefined && sort !== 'name')
      throw new Failure('query.unknownField', { message: 'Names come in the order of the alphabet.' });
    const like = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    return ok(await preparedQuery<LocationName>(sequelize, 'locationNames.list', selectNames, [isStaff(actor), like, limit, offset]));
  },
};

const selectNames = `
  SELECT id, name, type, slug FROM locations
  WHERE (status = 'ACTIVE' OR $1) AND ($2::text IS NULL OR plain_text(name) LIKE plain_text($2))
  ORDER BY name, id LIMIT $3 OFFSET $4`;
