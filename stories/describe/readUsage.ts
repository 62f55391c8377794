import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { createModuleGraph } from '../affected/moduleGraph.ts';
import { readRepositoryFile } from '../affected/storyFingerprints.ts';
import { folders } from './folders.ts';
import { publicExports } from './publicExports.ts';
import { readRoutes } from './readRoutes.ts';
import { readStoryTitle } from './readStories.ts';

/** A page of the site that shows a component. */
export interface UsingPage {
  name: string;
  /** Storybook id of the page's first story; `null` if the page has none. */
  story: string | null;
}

/** Where a component is used, itself or inside other components. */
export interface Usage {
  /** In the navigation or the footer, so on every page. */
  everywhere: boolean;
  /** Pages that show it in their content. */
  pages: UsingPage[];
  /** Components of the design system that contain it. */
  inside: string[];
}

/** How many pages of the site there are, and where each component is used, by its name. */
export interface UsageBySite {
  pages: number;
  components: Record<string, Usage>;
}

/** Reads from the route table and the imports which pages show which components. */
export async function readUsage(): Promise<UsageBySite> {
  const { closureOf } = createModuleGraph(readRepositoryFile);
  const { components } = publicExports();
  const modules = (await readRoutes()).map(({ module }) => module).toSorted();
  const pages = [...new Set(modules)].map((module) => ({ ...describePage(module), files: closureOf([`site/src/${module}.tsx`]).files }));
  const layout = closureOf(['site/src/layout/Layout.tsx']).files;
  const others = components.map(({ name, path }) => ({ name, files: closureOf([`design-system/src/${path}`]).files }));
  return {
    pages: pages.length,
    components: Object.fromEntries(
      components.map(({ name, path }) => {
        const file = `design-system/src/${path}`;
        return [
          name,
          {
            everywhere: layout.has(file),
            pages: pages.filter(({ files }) => files.has(file)).map((page) => ({ name: page.name, story: page.story })),
            inside: others.filter((other) => other.name !== name && other.files.has(file)).map((other) => other.name),
          },
        ];
      }),
    ),
  };
}

/** The words of a page's file name, and its story in `stories/src/site`. */
function describePage(module: string): UsingPage {
  const name = basename(module, 'Page');
  const stories = `${folders.stories}site/${name}.stories.tsx`;
  const title = existsSync(stories) ? readStoryTitle(`site/${name}`) : undefined;
  return {
    name: name
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .replace(/^./, (letter) => letter.toUpperCase()),
    story: title === undefined ? null : title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  };
}
