/** A token and what it is for. */
export interface DescribedToken {
  /** As code names it: `color.ink`. */
  name: string;
  /** The custom property: `--fw-color-ink`. */
  property: string;
  description: string;
}
/** Every token, as the package's own names file has it. */
export declare function tokensOf(): DescribedToken[];
//# sourceMappingURL=tokensOf.d.ts.map
