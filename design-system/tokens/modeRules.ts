import type { ModeName } from './dtcg.ts';

/** CSS declarations, of all modes and of each one. */
export type Declarations = Record<'constant' | ModeName, string>;

/** The CSS rules that set tokens for each mode, for the system's preference where no mode is set, and for dark sections. */
export function modeRules({ constant, light, dark, contrast }: Declarations): string[] {
  const withoutMode = ':root:not([data-mode])';
  return [
    `:root{${constant}}`,
    `:root,[data-mode='light']{color-scheme:light;${light}}`,
    // A dark section stays dark in light mode, but high contrast has no tints.
    `[data-mode='dark'],:root:not([data-mode='contrast']) [data-tone='night']{color-scheme:dark;${dark}}`,
    // Paper is light, whatever the screen is.
    `@media screen and (prefers-color-scheme:dark){${withoutMode}{color-scheme:dark;${dark}}}`,
    `[data-mode='contrast'],[data-mode='contrast'] [data-tone='night'][data-tone]{color-scheme:light;${contrast}}`,
    `@media (prefers-contrast:more){${withoutMode},${withoutMode} [data-tone='night']{color-scheme:light;${contrast}}}`,
  ];
}
