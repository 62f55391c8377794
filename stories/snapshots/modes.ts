/** A mode in which snapshots are taken. */
export interface SnapshotMode {
  name: string;
  /** Settings applied after mounting; without them, the story keeps the viewport and globals it requests. */
  settings?: {
    /** Window width in pixels. */
    width: number;
    /** Token mode. Defaults to light. */
    mode?: 'dark' | 'contrast';
    /** Writing direction. Defaults to left to right. */
    dir?: 'rtl';
    /** Emulated media features. */
    media?: { media?: 'print'; forcedColors?: 'active' };
    /** Text at 200 % with the text spacing of WCAG 1.4.12. */
    spaced?: true;
  };
}

/** The ten modes of the matrix. */
export const matrix: readonly SnapshotMode[] = [
  { name: 'light-320', settings: { width: 320 } },
  { name: 'light-768', settings: { width: 768 } },
  { name: 'light-1280', settings: { width: 1280 } },
  { name: 'dark-320', settings: { width: 320, mode: 'dark' } },
  { name: 'dark-1280', settings: { width: 1280, mode: 'dark' } },
  { name: 'contrast-1280', settings: { width: 1280, mode: 'contrast' } },
  { name: 'forced-1280', settings: { width: 1280, media: { forcedColors: 'active' } } },
  { name: 'rtl-768', settings: { width: 768, dir: 'rtl' } },
  { name: 'spaced-320', settings: { width: 320, spaced: true } },
  { name: 'print-680', settings: { width: 680, media: { media: 'print' } } },
];

/** The viewport and globals that a story requests. */
export const defaultMode: readonly SnapshotMode[] = [{ name: 'default' }];

/** The snapshots of a story. */
export interface SnapshotPlan {
  id: string;
  modes: readonly SnapshotMode[];
  /** Size of the squares in CSS pixels: coarser for whole pages, whose parts have snapshots of their own. */
  side: 8 | 16;
}

/** Plans snapshots: the first story of each component and page in all modes, every other story, and examples of guidance, as they request. */
export function planSnapshots(stories: readonly { id: string; title: string }[]): SnapshotPlan[] {
  const seen = new Set<string>();
  return stories.map(({ id, title }) => {
    const modes = seen.has(title) || title.startsWith('Guidance/') ? defaultMode : matrix;
    seen.add(title);
    return { id, modes, side: /^(?:Design system|Guidance)\//.test(title) ? 8 : 16 };
  });
}
