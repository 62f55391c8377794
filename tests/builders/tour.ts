import { readFileSync } from 'node:fs';
import { type GuideSection, sectionsOf } from './guide.ts';

/** One thing the reader of the tour does, or the words they then read. */
export type Deed =
  | { does: 'Open'; address: string }
  | { does: 'Press'; name: string }
  | { does: 'Sign in'; email: string }
  | { does: 'Answer' }
  | { does: 'Read'; words: string[] };

/** A stop of the tour. */
interface TourStop {
  title: string;
  deeds: Deed[];
  /** What is pasted into a terminal there, as in a guide. */
  pastes: GuideSection | undefined;
  /** The picture of it, from `docs/`. */
  picture: string | undefined;
}

/** The stops of docs/tour.md, in order. */
export function readTour(): TourStop[] {
  return stopsOf(readFileSync(new URL('../../docs/tour.md', import.meta.url), 'utf8'));
}

/** The stops of a tour's text. Throws when a line that begins like a deed is none. */
export function stopsOf(markdown: string): TourStop[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((stop) => {
      const [title = ''] = stop.split('\n');
      return {
        title,
        deeds: [...stop.matchAll(/^- (\*\*.*)$/gm)].map(([, line = '']) => deedOf(line)),
        pastes: sectionsOf(`## ${stop}`)[0],
        picture: /^!\[[^\]]+\]\((.+)\)$/m.exec(stop)?.[1],
      };
    });
}

function deedOf(line: string): Deed {
  const [, does, rest = ''] = /^\*\*(.+?)\*\* (.+)$/.exec(line) ?? [];
  const words = [...rest.matchAll(/“(.+?)”/g)].map(([, one = '']) => one);
  const [name] = words;
  const [, address] = /\]\((http.+)\)$/.exec(rest) ?? [];
  const [, email] = /^as `(.+)`$/.exec(rest) ?? [];
  if (does === 'Open' && address) return { does, address };
  if (does === 'Press' && name) return { does, name };
  if (does === 'Sign in' && email) return { does, email };
  if (does === 'Answer') return { does };
  if (does === 'Read' && words.length > 0) return { does, words };
  throw new Error(`Nobody can follow this line of the tour: ${line}`);
}
