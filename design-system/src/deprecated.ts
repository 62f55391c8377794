/** A prop on its way out. */
export interface Deprecation {
  /** The component. */
  component: string;
  /** Its prop. */
  prop: string;
  /** The first version that warns. */
  since: `${number}.${number}.0`;
  /** The prop to take instead. */
  instead: string;
}

/**
 * Every prop on its way out; none is. One that comes in here is still read for two minor versions, is marked `@deprecated` with
 * the same words, warns in development and is renamed by `node design-system/codemods/run.ts`. A test holds the list to that.
 */
export const deprecations: readonly Deprecation[] = [];

const told = new Set<string>();

/** Says once, in development, that a prop goes and what takes its place. */
export function warnDeprecated({ component, prop, since, instead }: Deprecation): void {
  const name = `${component}.${prop}`;
  if (process.env.NODE_ENV === 'production' || told.has(name)) return;
  told.add(name);
  console.warn(`${name} is deprecated since ${since}; use ${instead}. It is renamed by: node design-system/codemods/run.ts`);
}

/** The first version that may do without a prop: two minors after the one that began to warn. */
export function mayGoIn(since: Deprecation['since']): string {
  const [major = 0, minor = 0] = since.split('.').map(Number);
  return `${major}.${minor + 2}.0`;
}
