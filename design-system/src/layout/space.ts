import type { space } from '#src/tokens/token.ts';

/** A step of the spacing scale: `4` is 16 px; `section` and `gutter` grow with the window. */
export type Space = keyof typeof space;

/** Alignment of children on the cross axis. */
export type Align = keyof typeof alignments;

/** Distribution of children on the main axis. */
export type Justify = keyof typeof justifications;

export const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' } as const;
export const justifications = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;
