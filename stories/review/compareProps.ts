import type { ComparedComponent, ComparedProp, ComparedSystem } from './comparedSystem.ts';
import type { ChangeKind } from './compareTokens.ts';

/** A prop that changed. */
export interface PropChange {
  component: string;
  /** Docs page of the component. */
  page: string;
  name: string;
  kind: ChangeKind;
  /** What differs; everything there is to say of a prop that was added or removed. */
  aspects: { aspect: 'type' | 'required' | 'default' | 'description'; before: string | null; after: string | null }[];
}

const aspects = ['type', 'required', 'default', 'description'] as const;

/** Compares the props of all components of two versions. */
export function compareProps(before: ComparedSystem, after: ComparedSystem): PropChange[] {
  const names = [...new Set([...after.components, ...before.components].map(({ name }) => name))].toSorted();
  return names.flatMap((name) => {
    const [was, is] = [before, after].map(({ components }) => components.find((component) => component.name === name));
    return compareComponents(name, was, is);
  });
}

function compareComponents(component: string, was: ComparedComponent | undefined, is: ComparedComponent | undefined): PropChange[] {
  const props = [...new Set([...(is?.props ?? []), ...(was?.props ?? [])].map(({ name }) => name))];
  return props.flatMap((name) => {
    const [old, now] = [was, is].map((one) => one?.props.find((prop) => prop.name === name));
    const differing = aspects
      .map((aspect) => ({ aspect, before: textOf(old, aspect), after: textOf(now, aspect) }))
      .filter((one) => one.before !== one.after);
    if (differing.length === 0) return [];
    const kind: ChangeKind = old ? (now ? 'changed' : 'removed') : 'added';
    return [{ component, page: is?.page ?? was?.page ?? component, name, kind, aspects: differing }];
  });
}

function textOf(prop: ComparedProp | undefined, aspect: (typeof aspects)[number]): string | null {
  if (!prop) return null;
  if (aspect === 'required') return prop.required ? 'required' : 'optional';
  return prop[aspect] ?? null;
}
