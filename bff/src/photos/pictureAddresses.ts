import type { Settings } from '#src/settings.ts';
import { pathOfName } from './pictureAddress.ts';

/** How records begin the name of a picture where an answer has its address. */
export const pictureScheme = 'picture:';

/**
 * The addresses of pictures. Records keep `picture:{variant}`, alone in `url` and with widths in `srcSet`: the host and the signature are
 * those of the server that answers, so a database may move to another host or key.
 */
export interface PictureAddresses {
  /** An address or a srcset as it is answered, from the form that records keep; anything else stays as it is. */
  of(kept: string): string;
  /** An answer written as JSON, with the addresses of all its pictures. */
  inJson(json: string): string;
  /** A value that can be written as JSON, with the addresses of all its pictures. */
  inValue<T>(value: T): T;
}

/** More addresses than this are not remembered at a time; a demo has about three thousand. */
const REMEMBERED = 20_000;
const quoted = `":"${pictureScheme}`;
const kept = /picture:([0-9a-f]{32}\/(?:orig|\d+x\d+)-\d+-\d{1,3}x\d{1,3})/g;

/** Addresses on the photos host of these settings. Each is signed once and remembered. */
export function createPictureAddresses({ photosOrigin, photosKey }: Pick<Settings, 'photosOrigin' | 'photosKey'>): PictureAddresses {
  const known = new Map<string, string>();

  function of(value: string): string {
    const found = known.get(value);
    if (found !== undefined) return found;
    const address = value.replace(kept, (_, name: string) => photosOrigin + pathOfName(name, photosKey));
    if (known.size >= REMEMBERED) known.clear();
    known.set(value, address);
    return address;
  }

  /** Only values of `url` and `srcSet` count: a text somebody wrote, which would be signed too, can stand in neither. */
  function inJson(json: string): string {
    let text = '';
    let done = 0;
    for (let at = json.indexOf(quoted); at !== -1; at = json.indexOf(quoted, at + quoted.length)) {
      if (!json.endsWith('"url', at) && !json.endsWith('"srcSet', at)) continue;
      const start = at + 3; // past the quotes and the colon
      const end = json.indexOf('"', start);
      text += json.slice(done, start) + of(json.slice(start, end));
      done = end;
    }
    return done === 0 ? json : text + json.slice(done);
  }

  return { of, inJson, inValue: (value) => JSON.parse(inJson(JSON.stringify(value))) };
}
