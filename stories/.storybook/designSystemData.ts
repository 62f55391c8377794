import type { Plugin } from 'vite';
import { describeSystem } from '../describe/describeSystem.ts';
import { folders, readText } from '../describe/folders.ts';
import { computeGoals } from '../describe/goals.ts';
import { describeTokenSets } from '../describe/describeTokenSets.ts';
import { readTokenUses } from '../describe/readTokenUses.ts';
import { readUsage } from '../describe/readUsage.ts';

const prefix = '\0virtual:design-system/';

/** Serves the description of the design system to the docs pages as virtual modules, one for each part. */
export function designSystemData(): Plugin {
  const parts: Record<string, () => Promise<unknown>> = {
    system: describeSystem,
    tokens: async () => (await describeSystem()).tokens,
    tokenSets: describeTokenSets,
    tokenUses: readTokenUses,
    props: async () => {
      const { components, work } = await describeSystem();
      return Object.fromEntries([...components, ...work.components].map((one) => [one.name, one.props]));
    },
    reviews: async () => Object.fromEntries((await describeSystem()).pages.map((page) => [page.name, page.reviews])),
    goals: async () => computeGoals(await describeSystem()),
    examples: async () => Object.fromEntries((await describeSystem()).components.map((one) => [one.name, one.example])),
    importSizes: async () => JSON.parse(readText('system', 'importSizes.json')),
    deprecations: async () => (await import(`${folders.system}src/deprecated.ts`)).deprecations,
    usage: async () => readUsage(),
    changeLog: async () => readText('system', 'CHANGELOG.md'),
  };
  return {
    name: 'virtual:design-system',
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      const loadPart = id.startsWith(prefix) ? parts[id.slice(prefix.length)] : undefined;
      return loadPart ? `export const value = ${JSON.stringify(await loadPart())};` : null;
    },
  };
}
