/* What the repository says of the design system at the moment the docs are built; a module for each, so that a page fetches only its own. */

declare module 'virtual:design-system/system' {
  export const value: import('../../describe/described.ts').Described;
}

/** Every token with its sentence and value. */
declare module 'virtual:design-system/tokens' {
  export const value: import('../../describe/described.ts').Described['tokens'];
}

/** The props of each component by its name. */
declare module 'virtual:design-system/props' {
  export const value: Readonly<Record<string, readonly import('../../describe/propsOf.ts').DescribedProp[]>>;
}

declare module 'virtual:design-system/goals' {
  export const value: readonly import('../../describe/goals.ts').Goal[];
}

declare module 'virtual:design-system/changeLog' {
  export const value: string;
}
