import { join } from 'node:path';
import { notFound } from '#src/http/failure.ts';
import type { Settings } from '#src/settings.ts';
import { createFileCache } from './fileCache.ts';
import { createGate } from './gate.ts';
import { makePicture, type PictureFormat } from './makePicture.ts';
import type { Originals } from './originals.ts';
import { type PictureVariant, variantName } from './pictureAddress.ts';

/** Pictures in any of their shapes and sizes. */
export interface Pictures {
  /** The bytes of a variant, from the cache or made now. Throws 404 without an original, 503 when too many are being made. */
  variant(variant: PictureVariant, format: PictureFormat): Promise<Buffer>;
}

/** Two are made at a time, a hundred may wait; the same one asked for by many is made once. */
export function createPictures(originals: Originals, { dataDir, photosCacheMb }: Settings): Pictures {
  const cache = createFileCache(join(dataDir, 'images', 'cache'), photosCacheMb * 1_048_576);
  const gate = createGate(2, 100);
  const underWay = new Map<string, Promise<Buffer>>();

  const make = (variant: PictureVariant, format: PictureFormat, name: string) =>
    gate(async () => {
      const original = await originals.read(variant.original);
      if (!original) throw notFound();
      const bytes = await makePicture(original, variant, format);
      await cache.write(name, bytes);
      return bytes;
    });

  return {
    async variant(variant, format) {
      const name = `${variant.original.slice(0, 2)}/${variantName(variant)}.${format}`;
      const running = underWay.get(name);
      if (running) return running;
      const known = await cache.read(name);
      if (known) return known;
      const made = underWay.get(name) ?? make(variant, format, name).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
  };
}
