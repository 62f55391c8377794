/** Names of the token modes, shared by the toolbar and the snapshots. */
export const modes = { light: 'Light', dark: 'Night chart', contrast: 'High contrast' } as const;

/** Writing directions. */
export const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const;

/** Text sizes, as set by users in the browser. */
export const textSizes = { '100': 'Text 100 %', '150': 'Text 150 %', '200': 'Text 200 %' } as const;

/** Texts of a story's data: as written, or in one of the pseudo-locales. */
export const texts = { written: 'Texts as written', long: 'Long names', mirrored: 'Pseudo-Arabic' } as const;

/** Viewports: the smallest phone, a tablet, the menu breakpoint and a desktop. */
export const viewports = {
  phone: { name: 'Phone 320', styles: { width: '320px', height: '720px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  menu: { name: 'Menu 900', styles: { width: '900px', height: '900px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
} as const;

/**
 * Modes of Chromatic's snapshots: those of the matrix in stories/snapshots/modes.ts, except forced colours and print, which Chromatic knows
 * only as a setting of a whole story.
 */
export const chromaticModes = {
  'light-320': { mode: 'light', viewport: 'phone' },
  'light-768': { mode: 'light', viewport: 'tablet' },
  'light-1280': { mode: 'light', viewport: 'desktop' },
  'dark-320': { mode: 'dark', viewport: 'phone' },
  'dark-1280': { mode: 'dark', viewport: 'desktop' },
  'contrast-1280': { mode: 'contrast', viewport: 'desktop' },
  'rtl-768': { dir: 'rtl', viewport: 'tablet' },
  'spaced-320': { textSize: '200', viewport: 'phone' },
} as const;
