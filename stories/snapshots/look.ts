import { setTimeout } from 'node:timers/promises';
import { type Camera, picture, show, turn } from './camera.ts';
import { type Cells, cellsOf, SCALE } from './cells.ts';
import { compare } from './compare.ts';
import type { Pictured } from './modes.ts';
import { type Changed, drawn } from './report.ts';
import { readSheet, writeSheet } from './sheet.ts';

/** A picture that does not stand still is looked at so often, with a pause between. */
const LOOKS = 20;
const PAUSE_MS = 500;

/** Pictures a story in its modes and resolves to what is not as it was kept; where it is asked to accept, what is new is kept. */
export async function look(camera: Camera, pictured: Pictured, accept = false): Promise<Changed[]> {
  const { id, modes, side } = pictured;
  const kept = await readSheet(pictured);
  const fits = kept.length === modes.length;
  const changed: Changed[] = [];
  const now: Cells[] = [];
  await show(camera, id);
  for (const [index, mode] of modes.entries()) {
    const before = fits ? kept[index] : undefined;
    await turn(camera, mode);
    const after = await settled(camera, side, before);
    now.push(after);
    if (after !== before) changed.push(await told(camera, `${id}/${mode.name}`, before, after));
  }
  if (accept && changed.length > 0) await writeSheet(id, now);
  return changed;
}

/** What was kept, if the page looks so, at once or in a moment; else what it looks like once two looks see the same. */
async function settled(camera: Camera, side: number, before: Cells | undefined): Promise<Cells> {
  let last: Cells | undefined;
  for (let looks = 0; ; looks += 1) {
    const now = await cellsOf(await picture(camera, SCALE), side);
    if (before && !compare(before, now)) return before;
    if (looks === LOOKS || (last && !compare(last, now))) return now;
    last = now;
    await setTimeout(PAUSE_MS);
  }
}

async function told(camera: Camera, name: string, before: Cells | undefined, after: Cells): Promise<Changed> {
  const difference = before && compare(before, after);
  return {
    name,
    words: difference?.words ?? 'no picture was kept',
    figures: [
      ...(before ? [{ caption: 'before', ...(await drawn(before)) }] : []),
      { caption: 'after', ...(await drawn(after)) },
      ...(difference?.marks ? [{ caption: 'what differs', ...(await drawn(after, difference.marks)) }] : []),
      ...(before ? [{ caption: 'after, in full', png: await picture(camera, 1), width: (after.width * after.side) / 2 }] : []),
    ],
  };
}
