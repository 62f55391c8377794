import type { contract } from '@farwend/api-contract';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { userIdOf } from '#src/http/actor.ts';
import type { Handlers } from '#src/http/handler.ts';

/** Events of the site and its programs: kept as they are, for counting. */
export const eventHandlers: Handlers<typeof contract.events> = {
  create: async ({ body }, { sequelize, transaction, actor }) => {
    const id = newId();
    const values = [
      id,
      body.type,
      JSON.stringify(body.data),
      body.viewId ?? null,
      body.sessionId ?? null,
      body.deviceId ?? null,
      userIdOf(actor),
    ];
    await preparedQuery(sequelize, 'event.record', insert, values, transaction);
    return { body: { id, type: body.type } };
  },
};

const insert = 'INSERT INTO events (id, type, data, view_id, session_id, device_id, user_id) VALUES ($1, $2, $3, $4, $5, $6, $7)';
