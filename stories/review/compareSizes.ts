import type { Sizes } from './measureSizes.ts';

/** A component whose size changed, in KB gzip. */
export interface SizeChange {
  /** Component, or `*` for the whole package. */
  name: string;
  /** Whether it is what a page loads at once, or what it loads on demand. */
  loaded: 'at once' | 'on demand';
  before: number | null;
  after: number | null;
  /** Limit of what is loaded at once. */
  limit: number | null;
}

/** Differences that only come from class names, which depend on the path of a checkout, are smaller. */
const NOTICEABLE_KB = 0.05;

/** Compares the sizes of two versions. */
export function compareSizes(before: Sizes, after: Sizes, limits: Readonly<Record<string, number>>): SizeChange[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const changes: SizeChange[] = [
      { name, loaded: 'at once', before: was?.atOnce ?? null, after: is?.atOnce ?? null, limit: limits[name] ?? null },
      { name, loaded: 'on demand', before: was?.onDemand ?? null, after: is?.onDemand ?? null, limit: null },
    ];
    return changes.filter((change) => Math.abs((change.after ?? 0) - (change.before ?? 0)) >= NOTICEABLE_KB);
  });
}
