import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#src/settings.ts';
import { createOriginals } from './originals.ts';

/** Takes away a picture and all that was made of it here. What the cache still counts of it, it forgets when it needs the room. */
export async function removePicture(original: string, settings: Settings): Promise<void> {
  await createOriginals(settings).remove(original);
  await rm(join(settings.dataDir, 'images', 'cache', original.slice(0, 2), original), { recursive: true, force: true });
}
