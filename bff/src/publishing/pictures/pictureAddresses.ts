import { LRUCache } from 'lru-cache';
import { measureCache } from '#src/kernel/cacheUsage.ts';
import type { PictureAddresses } from '#src/kernel/pictureAddresses.ts';
import type { Settings } from '#src/settings/settings.ts';
import { signPicturePath } from './pictureAddress.ts';

/** The prefix of unresolved image URLs in stored records. */
export const pictureScheme = 'picture:';

const MAX_BYTES = 16 * 1024 * 1024;
const marker = `":"${pictureScheme}`;
const storedAddress = /picture:([0-9a-f]{32}\/(?:orig|\d+x\d+)-\d+-\d{1,3}x\d{1,3})/g;

/** Resolves image URLs to the photos host of these settings. Signed URLs are cached. */
export function createPictureAddresses({ photosOrigin, photosKey }: Pick<Settings, 'photosOrigin' | 'photosKey'>): PictureAddresses {
  const cache = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (address, value) => address.length + value.length + 200, // both are ASCII
  });

  function resolve(value: string): string {
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const address = value.replace(storedAddress, (_, name: string) => photosOrigin + signPicturePath(name, photosKey));
    cache.set(value, address);
    return address;
  }

  /** Only resolves values of `url` and `srcSet`, which users cannot set: signing text of users would let them forge URLs. */
  function inJson(json: string): string {
    let text = '';
    let done = 0;
    for (let at = json.indexOf(marker); at !== -1; at = json.indexOf(marker, at + marker.length)) {
      if (!json.endsWith('"url', at) && !json.endsWith('"srcSet', at)) continue;
      const start = at + 3; // past the quotes and the colon
      const end = json.indexOf('"', start);
      text += json.slice(done, start) + resolve(json.slice(start, end));
      done = end;
    }
    return done === 0 ? json : text + json.slice(done);
  }

  return {
    resolve,
    resolveInJson: inJson,
    resolveInValue: (value) => JSON.parse(inJson(JSON.stringify(value))),
    usage: () => measureCache(cache),
  };
}
