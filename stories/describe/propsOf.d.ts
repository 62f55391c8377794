import type { Exported } from './door.ts';
/** One prop. */
export interface DescribedProp {
  name: string;
  /** As it is written. */
  type: string;
  required: boolean;
  /** As it is written; absent where there is none. */
  default?: string;
  description: string;
}
/** What the code says of a component. */
export interface DescribedCode {
  /** The sentence above it. */
  summary: string;
  props: DescribedProp[];
}
/** The sentence and the props of a component; what goes on to the native element is not listed. */
export declare function propsOf({ name, path }: Exported): DescribedCode;
//# sourceMappingURL=propsOf.d.ts.map
