/* Parts of the design system's description, generated when the docs are built; one module each, so that a page loads only what it needs. */

declare module 'virtual:design-system/system' {
  export const value: import('../../describe/describeSystem.ts').Described;
}

/** All tokens. */
declare module 'virtual:design-system/tokens' {
  export const value: import('../../describe/describeSystem.ts').Described['tokens'];
}

/** Props by component name. */
declare module 'virtual:design-system/props' {
  export const value: Readonly<Record<string, readonly import('../../describe/readProps.ts').DescribedProp[]>>;
}

declare module 'virtual:design-system/goals' {
  export const value: readonly import('../../describe/goals.ts').Goal[];
}

declare module 'virtual:design-system/changeLog' {
  export const value: string;
}
