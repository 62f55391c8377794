import { modes as tokenModes } from '../.storybook/modes.ts';
import type { SnapshotMode } from '../snapshots/modes.ts';

/** Name of a mode for people: `Night chart, 1280 px`. */
export function labelOf({ settings }: SnapshotMode): string {
  if (!settings) return 'As the story asks';
  const { width, mode = 'light', dir, media, spaced } = settings;
  const kind =
    (spaced && 'Text at 200 % with wide spacing') ??
    (dir && 'Right to left') ??
    (media?.media && 'Print') ??
    (media?.forcedColors && 'Forced colours') ??
    tokenModes[mode];
  return `${kind}, ${width} px`;
}
