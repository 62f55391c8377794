/* Parts of the design system's description, generated when the docs are built; one module each, so that a page loads only what it needs. */

declare module 'virtual:design-system/system' {
  export const value: import('../../describe/describeSystem.ts').Described;
}

/** All tokens. */
declare module 'virtual:design-system/tokens' {
  export const value: import('../../describe/describeSystem.ts').Described['tokens'];
}

/** The source of all tokens, and which colour may lie on which. */
declare module 'virtual:design-system/tokenSets' {
  export const value: import('../../describe/describeTokenSets.ts').DescribedTokenSets;
}

/** Where each token is used, by its whole name. */
declare module 'virtual:design-system/tokenUses' {
  export type TokenUse = import('../../describe/readTokenUses.ts').TokenUse;
  export const value: Readonly<Record<string, TokenUse>>;
}

/** Props by component name. */
declare module 'virtual:design-system/props' {
  export const value: Readonly<Record<string, readonly import('../../describe/readProps.ts').DescribedProp[]>>;
}

/** Copy-paste examples by component name. */
declare module 'virtual:design-system/examples' {
  export const value: Readonly<Record<string, string>>;
}

/** Figures written by `npm run measure:imports`. */
declare module 'virtual:design-system/importSizes' {
  export const value: readonly { imports: string; atOnce: number; onDemand: number }[];
}

declare module 'virtual:design-system/deprecations' {
  export const value: readonly { component: string; prop: string; since: string; instead: string }[];
}

/** Manual reviews by the name of the docs page. */
declare module 'virtual:design-system/reviews' {
  export const value: Readonly<Record<string, readonly import('../../describe/parseReviews.ts').ManualReview[]>>;
}

/** Where the site uses each component. */
declare module 'virtual:design-system/usage' {
  export const value: import('../../describe/readUsage.ts').UsageBySite;
}

declare module 'virtual:design-system/goals' {
  export const value: readonly import('../../describe/goals.ts').Goal[];
}

declare module 'virtual:design-system/changeLog' {
  export const value: string;
}

/** The pages of the site by part, with their stories. */
declare module 'virtual:site/pages' {
  export type DescribedPageGroup = import('../../describe/describePages.ts').DescribedPageGroup;
  export type DescribedSitePage = import('../../describe/describePages.ts').DescribedSitePage;
  export const value: readonly DescribedPageGroup[];
}
