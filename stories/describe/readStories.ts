import { existsSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { folders, textOf } from './folders.ts';

/** One story. */
export interface DescribedStory {
  /** Its id in the workshop: `iframe.html?id=…`. */
  id: string;
  name: string;
  /** What it shows. */
  shows: string;
}

/** One promise of the keyboard. */
export interface DescribedKey {
  on: string;
  keys: string;
  does: string;
}

/** The stories of a file, from `stories/src/` without the end. */
export function storiesOf(file: string): DescribedStory[] {
  const text = textOf('stories', `${file}.stories.tsx`);
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(text) ?? [];
  return [...text.matchAll(/(?:\/\*\* ((?:(?!\*\/)[^])*?) \*\/\n)?^export const (\w+): (?:Story|StoryObj)/gm)].map(
    ([, shows = '', name = '']) => ({
      id: toId(title, storyNameFromExport(name)),
      name: storyNameFromExport(name),
      shows: shows.replaceAll(/\s*\n \* /g, ' '),
    }),
  );
}

/** The rows of a keyboard table; none where nothing can be reached. */
export async function keysOf(page: string): Promise<DescribedKey[]> {
  const path = `${folders.pages}${page}.keyboard.ts`;
  if (!existsSync(path)) return [];
  const module: Record<string, unknown> = await import(path);
  return Object.values(module).flatMap((rows) => (Array.isArray(rows) ? rows.filter(isKey) : []));
}

function isKey(row: unknown): row is DescribedKey {
  return typeof row === 'object' && row !== null && 'on' in row && 'keys' in row && 'does' in row;
}
