import { fileURLToPath } from 'node:url';

const fontFolder = new URL('.', import.meta.resolve('#src/platform/pdf/fonts/newsreader.ttf'));

/** The fonts of PDF files. */
export const paperFonts = {
  serif: fontUrl('newsreader.ttf'),
  sans: fontUrl('instrument-sans.ttf'),
  strong: fontUrl('instrument-sans-semibold.ttf'),
} as const;

/** The colours of PDF files, as those of mails. */
export const paperColors = { ink: '#0f1c2b', quiet: '#566571', line: '#d9e2e8', mark: '#c4122f', paper: '#ffffff' } as const;

/** The edges of a page of A4, in points. */
export const paperEdges = { left: 62, right: 533, top: 60, bottom: 772, width: 471, footer: 800 } as const;

/** How a text is set. */
export interface TextStyle {
  font: keyof typeof paperFonts;
  size: number;
  color: keyof typeof paperColors;
  lineGap?: number;
  /** Letters apart, in points, as of small labels. */
  spacing?: number;
}

export const textStyles = {
  wordmark: { font: 'serif', size: 20, color: 'ink' },
  title: { font: 'serif', size: 30, color: 'ink' },
  heading: { font: 'serif', size: 14, color: 'ink' },
  label: { font: 'strong', size: 7.5, color: 'quiet', spacing: 0.9 },
  fact: { font: 'serif', size: 13, color: 'ink' },
  text: { font: 'sans', size: 9.5, color: 'ink', lineGap: 3 },
  strong: { font: 'strong', size: 9.5, color: 'ink', lineGap: 3 },
  quiet: { font: 'sans', size: 8.5, color: 'quiet', lineGap: 2.5 },
} as const satisfies Record<string, TextStyle>;

function fontUrl(name: string): string {
  return fileURLToPath(new URL(name, fontFolder));
}
