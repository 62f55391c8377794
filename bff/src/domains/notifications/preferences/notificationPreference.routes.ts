import type { contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { requireUserId } from '#src/domains/notifications/requireUserId.ts';
import { defaultModes } from './defaultModes.ts';
import { type PreferenceRow, selectPreference, upsertPreference } from './notificationPreference.sql.ts';

const defaults: PreferenceRow = { types: {}, digestAt: '08:00', quietFrom: null, quietTo: null };

export const notificationPreferenceHandlers: Handlers<typeof contract.notificationPreferences> = {
  read: async (_, context) => ok(present(await load(context))),
  update: async ({ body: { types = {}, digestAt, quietHours } }, context) => {
    const before = await load(context);
    const hours =
      quietHours === undefined
        ? { quietFrom: before.quietFrom, quietTo: before.quietTo }
        : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
    await context.db.run(upsertPreference, {
      userId: requireUserId(context),
      types,
      digestAt: digestAt ?? before.digestAt,
      ...hours,
    });
    return ok(present(await load(context)));
  },
};

async function load(context: CallContext): Promise<PreferenceRow> {
  return (await context.db.first(selectPreference, { userId: requireUserId(context) })) ?? defaults;
}

function present({ types, digestAt, quietFrom, quietTo }: PreferenceRow) {
  return {
    types: { ...defaultModes, ...types },
    digestAt,
    quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
  };
}
