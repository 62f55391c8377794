/** One story. */
export interface DescribedStory {
  /** Its id in the workshop: `iframe.html?id=…`. */
  id: string;
  name: string;
  /** What it shows. */
  shows: string;
}
/** One promise of the keyboard. */
export interface DescribedKey {
  on: string;
  keys: string;
  does: string;
}
/** The stories of a file, from `stories/src/` without the end. */
export declare function storiesOf(file: string): DescribedStory[];
/** The rows of a keyboard table; none where nothing can be reached. */
export declare function keysOf(page: string): Promise<DescribedKey[]>;
//# sourceMappingURL=storiesOf.d.ts.map
