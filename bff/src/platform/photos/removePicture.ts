import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#src/settings/settings.ts';
import { createOriginals } from './originals.ts';

/** Deletes an original and its rendered variants. The cache keeps counting the variants until it evicts them. */
export async function removePicture(original: string, settings: Settings): Promise<void> {
  await createOriginals(settings).remove(original);
  await rm(join(settings.dataDir, 'images', 'cache', original.slice(0, 2), original), { recursive: true, force: true });
}
