import { readFileSync } from 'node:fs';
import { type GuideSection, parseSections } from './guide.ts';

/** A step of the tour: an action of the reader, or texts that they then read. */
export type TourStep =
  | { does: 'Open'; address: string }
  | { does: 'Press'; name: string }
  | { does: 'Sign in'; email: string }
  | { does: 'Answer' }
  | { does: 'Read'; words: string[] };

/** A stop of the tour. */
interface TourStop {
  title: string;
  steps: TourStep[];
  /** Code to run in a terminal, as in a guide. */
  pastes: GuideSection | undefined;
  /** Path of its screenshot, relative to `docs/`. */
  picture: string | undefined;
}

/** The stops of docs/tour.md, in order. */
export function readTour(): TourStop[] {
  return parseStops(readFileSync(new URL('../../docs/tour.md', import.meta.url), 'utf8'));
}

/** Parses the stops of a tour. Throws if a line that starts like a step is not one. */
export function parseStops(markdown: string): TourStop[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((stop) => {
      const [title = ''] = stop.split('\n');
      return {
        title,
        steps: [...stop.matchAll(/^- (\*\*.*)$/gm)].map(([, line = '']) => parseStep(line)),
        pastes: parseSections(`## ${stop}`)[0],
        picture: /^!\[[^\]]+\]\((.+)\)$/m.exec(stop)?.[1],
      };
    });
}

function parseStep(line: string): TourStep {
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
