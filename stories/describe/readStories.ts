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
  const title = readStoryTitle(file);
  return [...text.matchAll(/(?:\/\*\* ((?:(?!\*\/)[^])*?) \*\/\n)?^export const (\w+): (?:Story|StoryObj)/gm)].map(
    ([, shows = '', name = '']) => ({
      id: toId(title, storyNameFromExport(name)),
      name: storyNameFromExport(name),
      shows: shows.replaceAll(/\s*\n \* /g, ' '),
    }),
  );
}

/** Reads the title of a story file, such as “Site/Guide”. */
export function readStoryTitle(file: string): string {
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(readText('stories', `${file}.stories.tsx`)) ?? [];
  return title;
}

/** A part in the drawing of a component. */
export interface DescribedPart {
  part: string;
  does: string;
}

/** Good and bad use, each with its reason. */
export interface DescribedGuidance {
  do: DescribedStory[];
  dont: DescribedStory[];
}

/** Reads the numbered parts of a component. */
export async function readAnatomy(page: string): Promise<DescribedPart[]> {
  const parts = (await readRows(`${page}.anatomy.ts`)).filter(isPart);
  return parts.map(({ part, does }) => ({ part, does }));
}

/** Reads the examples of good and bad use. */
export function readGuidance(page: string): DescribedGuidance {
  const examples = existsSync(`${folders.pages}${page}.guidance.stories.tsx`) ? readStories(`design-system/${page}.guidance`) : [];
  const isBad = ({ name }: DescribedStory) => name.startsWith('Dont ');
  return { do: examples.filter((example) => !isBad(example)), dont: examples.filter(isBad) };
}

/** Reads a keyboard table; components without keyboard interaction have none. */
export async function readKeyboardTable(page: string): Promise<DescribedKey[]> {
  return (await readRows(`${page}.keyboard.ts`)).filter(isKeyboardRow);
}

async function readRows(file: string): Promise<unknown[]> {
  const path = folders.pages + file;
  if (!existsSync(path)) return [];
  const module: Record<string, unknown> = await import(path);
  return Object.values(module).filter(Array.isArray).flat();
}

function isKeyboardRow(row: unknown): row is DescribedKey {
  return typeof row === 'object' && row !== null && 'on' in row && 'keys' in row && 'does' in row;
}

function isPart(row: unknown): row is DescribedPart {
  return typeof row === 'object' && row !== null && 'part' in row && 'does' in row;
}
