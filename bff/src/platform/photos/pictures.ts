import { join } from 'node:path';
import { notFound } from '#src/kernel/failure.ts';
import type { Settings } from '#src/settings/settings.ts';
import { createFileCache } from './fileCache.ts';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';
import { renderPicture, type PictureFormat } from './renderPicture.ts';
import type { Originals } from './originals.ts';
import { type PictureVariant, formatVariantName } from '#src/publishing/pictures/pictureAddress.ts';

/** Pictures in their shapes and sizes. */
export interface Pictures {
  /** The bytes of a variant, cached or rendered. Throws 404 without an original, 503 when too many are being rendered. */
  variant(variant: PictureVariant, format: PictureFormat): Promise<Buffer>;
}

/** Renders two pictures at a time and queues a hundred; concurrent requests for the same variant share one rendering. */
export function createPictures(originals: Originals, { dataDir, photosCacheMb }: Settings): Pictures {
  const cache = createFileCache(join(dataDir, 'images', 'cache'), photosCacheMb * 1_048_576);
  const limitConcurrency = createConcurrencyLimiter(2, 100);
  const pending = new Map<string, Promise<Buffer>>();

  const render = (variant: PictureVariant, format: PictureFormat, name: string) =>
    limitConcurrency(async () => {
      const original = await originals.read(variant.original);
      if (!original) throw notFound();
      const bytes = await renderPicture(original, variant, format);
      await cache.write(name, bytes);
      return bytes;
    });

  return {
    async variant(variant, format) {
      const name = `${variant.original.slice(0, 2)}/${formatVariantName(variant)}.${format}`;
      const inProgress = pending.get(name);
      if (inProgress) return inProgress;
      const cached = await cache.read(name);
      if (cached) return cached;
      const rendering = pending.get(name) ?? render(variant, format, name).finally(() => pending.delete(name));
      pending.set(name, rendering);
      return rendering;
    },
  };
}
