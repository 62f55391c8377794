import { globSync } from 'node:fs';
import type { PageStates } from '../src/site/pageStates.data.ts';
import { folders } from './folders.ts';
import { readRoutes, type DescribedRoute } from './readRoutes.ts';
import { readStories, readStoryTitle, type DescribedStory } from './readStories.ts';

/** A page of the site with everything that the map shows of it. */
export interface DescribedSitePage extends Pick<DescribedRoute, 'module' | 'layout'> {
  name: string;
  /** Its addresses with the kind of page that analytics records for each. */
  addresses: { path: string; type: string }[];
  /** States that every page is asked about; absent for a page without an entry in `pageStates.data.ts`. */
  states: PageStates | null;
  /** Every story of the page. */
  stories: DescribedStory[];
}

/** A part of the site with its pages. */
export interface DescribedPageGroup {
  name: string;
  pages: DescribedSitePage[];
}

/** Describes the pages of the route table by part of the site; pages that nobody has sorted yet come last. */
export async function describePages(): Promise<DescribedPageGroup[]> {
  const { pageGroups, pageStates }: typeof import('../src/site/pageStates.data.ts') = await import(
    `${folders.stories}site/pageStates.data.ts`
  );
  const routes = await readRoutes();
  const storiesByTitle = new Map(
    globSync('site/*.stories.tsx', { cwd: folders.stories })
      .map((file) => file.replace('.stories.tsx', ''))
      .map((file) => [readStoryTitle(file), readStories(file)]),
  );
  const order = Object.keys(pageStates);
  const modules = [...new Set(routes.map(({ module }) => module))].toSorted((a, b) => rankOf(a, order) - rankOf(b, order));
  const pages = modules.map((module) => describePage({ module, states: pageStates[module] ?? null, routes, storiesByTitle }));
  return [...pageGroups, 'Not sorted yet']
    .map((name) => ({ name, pages: pages.filter(({ states }) => (states?.group ?? 'Not sorted yet') === name) }))
    .filter((group) => group.pages.length > 0);
}

interface PageSources {
  module: string;
  states: PageStates | null;
  routes: readonly DescribedRoute[];
  /** Stories of each file by its title. */
  storiesByTitle: ReadonlyMap<string, DescribedStory[]>;
}

function describePage({ module, states, routes, storiesByTitle }: PageSources): DescribedSitePage {
  const own = routes.filter((route) => route.module === module);
  const further = (states?.alsoShownBy ?? []).flatMap((title) =>
    (storiesByTitle.get(title) ?? []).map((story) => ({ ...story, name: `${title.replace('Site/', '')}: ${story.name}` })),
  );
  return {
    module,
    name: states?.name ?? module.replace(/^.*\/|Page$/g, ''),
    addresses: own.map(({ path, type }) => ({ path, type })),
    layout: own[0]?.layout ?? '',
    states,
    stories: [...(states ? findSiblings(states.usual, storiesByTitle) : []), ...further],
  };
}

/** The stories of the file that has this one. */
function findSiblings(id: string, storiesByTitle: ReadonlyMap<string, DescribedStory[]>): DescribedStory[] {
  const siblings = [...storiesByTitle.values()].find((stories) => stories.some((story) => story.id === id));
  if (!siblings) throw new Error(`stories/src/site/pageStates.data.ts names the story ${id}, which does not exist.`);
  return siblings;
}

function rankOf(module: string, order: readonly string[]): number {
  const index = order.indexOf(module);
  return index === -1 ? order.length : index;
}
