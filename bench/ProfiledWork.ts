import type { Target } from './load.ts';

/** A kind of request that is profiled. */
export interface ProfiledWork {
  name: string;
  /** File name without extension. */
  slug: string;
  description: string;
  target: Target;
}
