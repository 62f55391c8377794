import { existsSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { folders, readText } from './folders.ts';

/** A story. */
export interface DescribedStory {
  /** Storybook id: `iframe.html?id=…`. */
  id: string;
  name: string;
  /** Its description. */
  shows: string;
}

/** A row of a keyboard table. */
export interface DescribedKey {
  on: string;
  keys: string;
  does: string;
}

/** Reads the stories of a file, given relative to `stories/src/` and without extension. */
export function readStories(file: string): DescribedStory[] {
  const text = readText('stories', `${file}.stories.tsx`);
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(text) ?? [];
  return [...text.matchAll(/(?:\/\*\* ((?:(?!\*\/)[^])*?) \*\/\n)?^export const (\w+): (?:Story|StoryObj)/gm)].map(
    ([, shows = '', name = '']) => ({
      id: toId(title, storyNameFromExport(name)),
      name: storyNameFromExport(name),
      shows: shows.replaceAll(/\s*\n \* /g, ' '),
    }),
  );
}

/** Reads a keyboard table; components without keyboard interaction have none. */
export async function readKeyboardTable(page: string): Promise<DescribedKey[]> {
  const path = `${folders.pages}${page}.keyboard.ts`;
  if (!existsSync(path)) return [];
  const module: Record<string, unknown> = await import(path);
  return Object.values(module).flatMap((rows) => (Array.isArray(rows) ? rows.filter(isKeyboardRow) : []));
}

function isKeyboardRow(row: unknown): row is DescribedKey {
  return typeof row === 'object' && row !== null && 'on' in row && 'keys' in row && 'does' in row;
}
