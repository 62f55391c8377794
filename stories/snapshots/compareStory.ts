import { applyMode, type Camera, show, takeSnapshot } from './camera.ts';
import { type Cells, reduceToCells, SCALE } from './cells.ts';
import { compare } from './compare.ts';
import type { SnapshotPlan } from './modes.ts';
import { renderCells, type SnapshotChange } from './report.ts';
import { readSheet, writeSheet } from './sheet.ts';

/** Takes the snapshots of a story and resolves to those that differ from their baselines; with `accept`, they become the new baselines. */
export async function compareStory(camera: Camera, plan: SnapshotPlan, accept = false): Promise<SnapshotChange[]> {
  const { id, modes, side } = plan;
  const baselines = await readSheet(plan);
  const isComplete = baselines.length === modes.length;
  const changes: SnapshotChange[] = [];
  const accepted: Cells[] = [];
  await show(camera, id);
  for (const [index, mode] of modes.entries()) {
    await applyMode(camera, mode);
    const before = isComplete ? baselines[index] : undefined;
    let after = await takeCells(camera, side);
    // at half size Chromium sometimes rounds an edge between two pixels the other way; a change of the story is there each time. Baselines
    // are the first picture, because the second rounds other edges
    if (!accept && before && compare(before, after)) after = await takeCells(camera, side);
    if (!accept && before && compare(before, after)) after = await takeAgainAlone(camera, plan, index);
    const isUnchanged = before !== undefined && compare(before, after) === undefined;
    accepted.push(isUnchanged ? before : after);
    if (!isUnchanged) changes.push(await describeChange(camera, `${id}/${mode.name}`, before, after));
  }
  if (accept && changes.length > 0) await writeSheet(id, accepted);
  return changes;
}

/** Takes a snapshot in a page that has shown nothing else, by way of the same modes as a baseline: which way edges are rounded depends on both. */
async function takeAgainAlone(camera: Camera, { id, modes, side }: SnapshotPlan, index: number): Promise<Cells> {
  await camera.renew();
  await show(camera, id);
  for (const earlier of modes.slice(0, index)) {
    await applyMode(camera, earlier);
    await takeCells(camera, side);
  }
  await applyMode(camera, modes[index] ?? { name: 'default' });
  return takeCells(camera, side);
}

async function takeCells(camera: Camera, side: number): Promise<Cells> {
  return reduceToCells(await takeSnapshot(camera, SCALE), side);
}

async function describeChange(camera: Camera, name: string, before: Cells | undefined, after: Cells): Promise<SnapshotChange> {
  const difference = before && compare(before, after);
  return {
    name,
    summary: difference?.summary ?? 'there is no baseline',
    figures: [
      ...(before ? [{ caption: 'before', ...(await renderCells(before)) }] : []),
      { caption: 'after', ...(await renderCells(after)) },
      ...(difference?.marks ? [{ caption: 'difference', ...(await renderCells(after, difference.marks)) }] : []),
      ...(before ? [{ caption: 'after, in full', png: await takeSnapshot(camera, 1), width: (after.width * after.side) / 2 }] : []),
    ],
  };
}
