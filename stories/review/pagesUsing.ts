import { globSync } from 'node:fs';
import { createModuleGraph } from '../affected/moduleGraph.ts';
import { readRepositoryFile } from '../affected/storyFingerprints.ts';
import { publicExports } from '../describe/publicExports.ts';
import { readStories } from '../describe/readStories.ts';
import { root } from './git.ts';

/** A page of the site among the stories. */
export interface SitePage {
  name: string;
  /** Id of its first story. */
  story: string;
}

/** Finds out by the imports which pages of the site show each component, itself or inside another component. */
export function pagesUsing(): Readonly<Record<string, readonly SitePage[]>> {
  const { closureOf } = createModuleGraph(readRepositoryFile);
  const pages = globSync('stories/src/site/*.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const [first] = readStories(path.replace('stories/src/', '').replace('.stories.tsx', ''));
      const [, name] = /\btitle: 'Site\/([^']+)'/.exec(readRepositoryFile(path) ?? '') ?? [];
      return first && name !== undefined ? [{ name, story: first.id, files: closureOf([path]).files }] : [];
    });
  return Object.fromEntries(
    publicExports().components.map(({ name: component, path }) => [
      component,
      pages.filter(({ files }) => files.has(`design-system/src/${path}`)).map(({ name, story }) => ({ name, story })),
    ]),
  );
}
