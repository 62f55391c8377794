import type { DescribedSitePage } from 'virtual:site/pages';
import { standardStates, type StandardState } from './pageStates.data.ts';

/** A link of the map to a state of a page. */
export interface StateLink {
  label: string;
  href: string;
}

/** A state that a page does not have. */
export interface MissingState {
  label: string;
  because: string;
}

const labels: Readonly<Record<StandardState, string>> = { empty: 'Empty', loading: 'Loading', error: 'Error', longNames: 'Long names' };

/** Circumstances of the reader in which every page is shown, as globals of Storybook. */
const circumstances = { 'Text at 200 %': 'textSize:200', 'Night chart': 'mode:dark', 'High contrast': 'mode:contrast' } as const;

/** Lists the links to the states of a page, those it lacks, and its other stories. */
export function listStateLinks({ states, stories }: DescribedSitePage): {
  links: StateLink[];
  missing: MissingState[];
  others: StateLink[];
} {
  if (!states) return { links: [], missing: [], others: [] };
  const { usual, longNames } = states;
  const hasTexts = typeof longNames === 'string';
  const links = [
    { label: 'As usual', href: storyHref(usual) },
    ...standardStates.flatMap((state) => {
      const id = states[state];
      if (typeof id !== 'string') return [];
      return [{ label: labels[state], href: state === 'longNames' ? storyHref(id === 'usual' ? usual : id, 'texts:long') : storyHref(id) }];
    }),
    { label: 'Right to left', href: storyHref(usual, hasTexts ? 'dir:rtl;texts:mirrored' : 'dir:rtl') },
    ...Object.entries(circumstances).map(([label, globals]) => ({ label, href: storyHref(usual, globals) })),
  ];
  const missing = standardStates.flatMap((state) => {
    const found = states[state];
    return typeof found === 'string' ? [] : [{ label: labels[state], because: found.because }];
  });
  const named = new Set([usual, ...standardStates.map((state) => states[state])]);
  const others = stories.filter(({ id }) => !named.has(id)).map(({ id, name }) => ({ label: name, href: storyHref(id) }));
  return { links, missing, others };
}

/** The address of a story in Storybook, seen from its preview frame. */
function storyHref(id: string, globals?: string): string {
  return `./?path=/story/${id}${globals ? `&globals=${globals}` : ''}`;
}
