import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { applyMode, type Camera, show, takeSnapshot } from '../snapshots/camera.ts';
import { findDifference, type Rectangle, sizeOf } from '../snapshots/findDifference.ts';
import type { SnapshotMode } from '../snapshots/modes.ts';
import type { AffectedStory } from './affectedStories.ts';
import { labelOf } from './modeLabels.ts';

/** A picture in the folder of the report. */
export interface Picture {
  /** Path from the report. */
  file: string;
  width: number;
  height: number;
}

/** What a story looked like before and after, in modes in which it looks the same. */
export interface PicturePair {
  modes: string[];
  before?: Picture;
  after?: Picture;
  /** Differing pixels in red on a transparent ground, as large as both pictures together. */
  mask?: Picture;
  /** Number of differing pixels. */
  pixels: number;
}

/** A story whose pictures differ, or that is new or gone. */
export interface ChangedStory extends AffectedStory {
  pairs: PicturePair[];
  /** Why it could not be drawn. */
  problem?: string;
}

/** Pages that show the base and the working tree. */
export interface CameraPair {
  before: Camera;
  after: Camera;
}

/** Empty space that is kept around what a picture shows. */
export const MARGIN = 24;
/** Longest side that WebP can store. */
const WEBP_LIMIT = 16_383;

/** Takes both pictures of a story in each mode and stores those that differ; `undefined` if it looks the same in all of them. */
export async function comparePictures(
  cameras: CameraPair,
  story: AffectedStory,
  modes: readonly SnapshotMode[],
  folder: string,
): Promise<ChangedStory | undefined> {
  const pairs: PicturePair[] = [];
  try {
    if (story.isBefore) await show(cameras.before, story.id);
    if (story.isAfter) await show(cameras.after, story.id);
    for (const mode of modes) {
      const pair = await storePair(await takeBoth(cameras, story, mode), `pictures/${story.id}`, folder);
      const same = pairs.find(({ before, after }) => before?.file === pair?.before?.file && after?.file === pair?.after?.file);
      if (pair && same) same.modes.push(labelOf(mode));
      else if (pair) pairs.push({ ...pair, modes: [labelOf(mode)] });
    }
  } catch (error) {
    return { ...story, pairs, problem: error instanceof Error ? error.message : String(error) };
  }
  return pairs.length > 0 ? { ...story, pairs } : undefined;
}

/** Both pictures of a story in one mode. */
interface Snapshots {
  before: Buffer | undefined;
  after: Buffer | undefined;
}

async function takeBoth(cameras: CameraPair, { isBefore, isAfter }: AffectedStory, mode: SnapshotMode): Promise<Snapshots> {
  const take = async (camera: Camera) => {
    await applyMode(camera, mode);
    return takeSnapshot(camera, 1);
  };
  return { before: isBefore ? await take(cameras.before) : undefined, after: isAfter ? await take(cameras.after) : undefined };
}

async function storePair({ before, after }: Snapshots, place: string, folder: string): Promise<Omit<PicturePair, 'modes'> | undefined> {
  const difference = before && after ? await findDifference(before, after) : undefined;
  if (before && after && !difference) return undefined;
  const parts = [await contentOf(before), await contentOf(after), difference?.box].filter((part) => part !== undefined);
  const clip = withMargin(parts);
  mkdirSync(join(folder, place), { recursive: true });
  return {
    pixels: difference?.pixels ?? 0,
    ...(before ? { before: await store(before, clip, folder, place) } : {}),
    ...(after ? { after: await store(after, clip, folder, place) } : {}),
    ...(difference ? { mask: await store(difference.mask, clip, folder, place, true) } : {}),
  };
}

/** The part of a picture that is not empty. */
export async function contentOf(picture: Buffer | string | undefined): Promise<Rectangle | undefined> {
  if (!picture) return undefined;
  // without lineArt, sharp filters hairlines away
  const { info } = await sharp(picture).trim({ threshold: 1, lineArt: true }).raw().toBuffer({ resolveWithObject: true });
  return { left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0), width: info.width, height: info.height };
}

/** The rectangle around all parts, with a margin. */
function withMargin(parts: readonly Rectangle[]): Rectangle {
  const left = Math.max(0, Math.min(...parts.map((part) => part.left)) - MARGIN);
  const top = Math.max(0, Math.min(...parts.map((part) => part.top)) - MARGIN);
  const right = Math.max(...parts.map((part) => part.left + part.width)) + MARGIN;
  const bottom = Math.max(...parts.map((part) => part.top + part.height)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

/** Stores the part of a picture that lies within the clip, named by its content, so that pictures of several modes are stored once. */
async function store(picture: Buffer, clip: Rectangle, folder: string, place: string, lossless = false): Promise<Picture> {
  const size = await sizeOf(picture);
  const left = Math.min(clip.left, size.width - 1);
  const top = Math.min(clip.top, size.height - 1);
  const width = Math.min(clip.left + clip.width, size.width) - left;
  const height = Math.min(clip.top + clip.height, size.height) - top;
  const part = sharp(picture).extract({ left, top, width: Math.max(1, width), height: Math.max(1, height) });
  const fits = Math.max(width, height) <= WEBP_LIMIT;
  // lossy, because a page with photographs would take megabytes; the comparison has used every pixel
  const stored = await (fits ? part.webp(lossless ? { lossless } : { quality: 90, smartSubsample: true }) : part.png()).toBuffer();
  const file = `${place}/${createHash('sha256').update(stored).digest('hex').slice(0, 16)}.${fits ? 'webp' : 'png'}`;
  writeFileSync(join(folder, file), stored);
  return { file, width, height };
}
