/** A way in which a story is pictured. */
export interface SnapshotMode {
  name: string;
  /** Width of the window in pixels. */
  width: number;
  /** Mode of the tokens; light unless said. */
  mode?: 'dark' | 'contrast';
  /** Direction of writing; left to right unless said. */
  dir?: 'rtl';
  /** What the system asks for. */
  media?: { media?: 'print'; forcedColors?: 'active' };
  /** Text at 200 %, with the spacing that readers may set. */
  spaced?: true;
}

/** The ten modes of the matrix. */
export const matrix: readonly SnapshotMode[] = [
  { name: 'light-320', width: 320 },
  { name: 'light-768', width: 768 },
  { name: 'light-1280', width: 1280 },
  { name: 'dark-320', width: 320, mode: 'dark' },
  { name: 'dark-1280', width: 1280, mode: 'dark' },
  { name: 'contrast-1280', width: 1280, mode: 'contrast' },
  { name: 'forced-1280', width: 1280, media: { forcedColors: 'active' } },
  { name: 'rtl-768', width: 768, dir: 'rtl' },
  { name: 'spaced-320', width: 320, spaced: true },
  { name: 'print-680', width: 680, media: { media: 'print' } },
];

/** The one mode in which every story is pictured when all are asked for. */
export const plain: readonly SnapshotMode[] = matrix.filter(({ name }) => name === 'light-1280');
