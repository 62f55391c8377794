/** A way in which a story is pictured. */
export interface SnapshotMode {
  name: string;
  /** What the story is turned to once it is drawn; without, it stands as it asks for. */
  turned?: {
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
  };
}

/** The ten modes of the matrix. */
const matrix: readonly SnapshotMode[] = [
  { name: 'light-320', turned: { width: 320 } },
  { name: 'light-768', turned: { width: 768 } },
  { name: 'light-1280', turned: { width: 1280 } },
  { name: 'dark-320', turned: { width: 320, mode: 'dark' } },
  { name: 'dark-1280', turned: { width: 1280, mode: 'dark' } },
  { name: 'contrast-1280', turned: { width: 1280, mode: 'contrast' } },
  { name: 'forced-1280', turned: { width: 1280, media: { forcedColors: 'active' } } },
  { name: 'rtl-768', turned: { width: 768, dir: 'rtl' } },
  { name: 'spaced-320', turned: { width: 320, spaced: true } },
  { name: 'print-680', turned: { width: 680, media: { media: 'print' } } },
];

const asked: readonly SnapshotMode[] = [{ name: 'as-asked' }];

/** A story and how it is pictured. */
export interface Pictured {
  id: string;
  modes: readonly SnapshotMode[];
  /** The side of the squares to which its pictures are reduced, in pixels of the page: a page is larger, and its parts have pictures of their own. */
  side: 8 | 16;
}

/** The first story of each component and page in all modes, every other story in the window and mode that it asks for. */
export function picturesOf(stories: readonly { id: string; title: string }[]): Pictured[] {
  const met = new Set<string>();
  return stories.map(({ id, title }) => {
    const modes = met.has(title) ? asked : matrix;
    met.add(title);
    return { id, modes, side: title.startsWith('Design system/') ? 8 : 16 };
  });
}
