import type { Plugin } from 'vite';
import { describeSystem } from '../describe/described.ts';
import { textOf } from '../describe/folders.ts';
import { goalsOf } from '../describe/goals.ts';

const prefix = '\0virtual:design-system/';

/** Hands the docs pages what the repository says of the design system at the moment they are built, a module for each part. */
export function described(): Plugin {
  const parts: Record<string, () => Promise<unknown>> = {
    system: describeSystem,
    tokens: async () => (await describeSystem()).tokens,
    props: async () => Object.fromEntries((await describeSystem()).components.map((one) => [one.name, one.props])),
    goals: async () => goalsOf(await describeSystem()),
    changeLog: async () => textOf('system', 'CHANGELOG.md'),
  };
  return {
    name: 'virtual:design-system',
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      const part = id.startsWith(prefix) ? parts[id.slice(prefix.length)] : undefined;
      return part ? `export const value = ${JSON.stringify(await part())};` : null;
    },
  };
}
