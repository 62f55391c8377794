import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string(), importPath: z.string() }),
  ),
});

/** A story in a Storybook's index. */
export type IndexedStory = z.infer<typeof indexSchema>['entries'][string];

/** One side of the comparison. */
export interface Side {
  stories: readonly IndexedStory[];
  /** What its stories look like, as a hash for each story file. */
  fingerprints: Readonly<Record<string, string>>;
}

/** A story that may look different, is new, or is gone. */
export interface AffectedStory {
  id: string;
  title: string;
  name: string;
  isBefore: boolean;
  isAfter: boolean;
}

/** Reads the stories of a built Storybook. */
export function readStoryIndex(folder: string): IndexedStory[] {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The stories that a change can affect, in the order of the index; removed ones last. */
export function affectedStories(before: Side, after: Side): AffectedStory[] {
  const hashOf = ({ fingerprints }: Side, story: IndexedStory | undefined) => story && fingerprints[join('stories', story.importPath)];
  const [old, now] = [before, after].map(({ stories }) => new Map(stories.map((story) => [story.id, story])));
  const all = [...after.stories, ...before.stories.filter(({ id }) => now?.has(id) === false)];
  return all.flatMap(({ id, title, name }) => {
    const [was, is] = [old?.get(id), now?.get(id)];
    const [hashBefore, hashAfter] = [hashOf(before, was), hashOf(after, is)];
    const mayDiffer = hashBefore === undefined || hashBefore !== hashAfter;
    return mayDiffer ? [{ id, title, name, isBefore: was !== undefined, isAfter: is !== undefined }] : [];
  });
}
