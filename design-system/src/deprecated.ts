/** A deprecated prop. */
export interface Deprecation {
  /** The component. */
  component: string;
  /** The deprecated prop. */
  prop: string;
  /** First version that warns. */
  since: `${number}.${number}.0`;
  /** The replacement prop. */
  instead: string;
}

/**
 * Every deprecated prop; currently none. A prop listed here keeps working for two minor versions, is marked `@deprecated` in the
 * types, warns in development and is renamed by `farwend-rename-props`, which is `codemods/run.ts`. A test enforces this.
 */
export const deprecations: readonly Deprecation[] = [];

const warned = new Set<string>();

/** Warns once in development that a prop is deprecated and what replaces it. */
export function warnDeprecated({ component, prop, since, instead }: Deprecation): void {
  const name = `${component}.${prop}`;
  if (process.env.NODE_ENV === 'production' || warned.has(name)) return;
  warned.add(name);
  console.warn(`${name} is deprecated since ${since}; use ${instead}. It is renamed by: npx farwend-rename-props src`);
}

/** First version that may remove a prop: two minor versions after the first warning. */
export function earliestRemoval(since: Deprecation['since']): string {
  const [major = 0, minor = 0] = since.split('.').map(Number);
  return `${major}.${minor + 2}.0`;
}
