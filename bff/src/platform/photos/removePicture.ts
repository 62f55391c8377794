import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelListener } from '#src/db/listen.ts';
import { notifyChannel } from '#src/db/notify.sql.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import type { Settings } from '#src/settings/settings.ts';
import { createOriginals } from './originals.ts';

/** The channel on which PostgreSQL announces the name of an original that was deleted. */
export const PICTURES_CHANNEL = 'farwend_pictures';

/** Deletes an original and its variants on this node, and at the commit those that other nodes have rendered. */
export async function removePicture(original: string, { settings, db }: Pick<CallContext, 'settings' | 'db'>): Promise<void> {
  await createOriginals(settings).remove(original);
  await removeVariants(original, settings);
  await db.run(notifyChannel, { channel: PICTURES_CHANNEL, payload: original });
}

/** Deletes on this node what another has announced. */
export function createRemovedPictureListener({ settings, log }: Pick<Services, 'settings' | 'log'>): ChannelListener {
  return {
    onMessage(original) {
      removeVariants(original, settings).catch((error: unknown) => log.warn({ err: error }, 'the variants of a removed picture are left'));
    },
    onDisconnected: () => undefined,
  };
}

/** Deletes the variants of an original that this node has rendered. The cache keeps counting them until it evicts them. */
async function removeVariants(original: string, { dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  if (!/^[0-9a-f]{32}$/.test(original)) return;
  await rm(join(dataDir, 'images', 'cache', original.slice(0, 2), original), { recursive: true, force: true });
}
