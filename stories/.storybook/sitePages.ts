import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describePages } from '../describe/describePages.ts';

const id = 'virtual:site/pages';
const sources = fileURLToPath(new URL('../../', import.meta.url));

/** Serves the pages of the site with their stories to the map as a virtual module, read from the route table and the story files. */
export function sitePages(): Plugin {
  return {
    name: id,
    resolveId: (requested) => (requested === id ? `\0${id}` : null),
    async load(requested) {
      if (requested !== `\0${id}`) return null;
      for (const path of globSync('{site/src/routes/*.ts,stories/src/site/*.stories.tsx}', { cwd: sources }))
        this.addWatchFile(sources + path);
      return `export const value = ${JSON.stringify(await describePages())};`;
    },
  };
}
