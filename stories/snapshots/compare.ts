import sharp from 'sharp';

/** How a picture differs from the one before. */
export interface Difference {
  /** Pixels that are not the same; all of them where the size is another. */
  pixels: number;
  /** The old picture, pale, with what differs in red; absent where the size is another. */
  picture?: Buffer;
}

/** Compares two PNG pictures pixel by pixel; on one machine with one browser an unchanged story is the same to the last bit. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { pixels: 0 };
  const [old, now] = await Promise.all([before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (!old || !now) throw new Error('A picture could not be read.');
  const { width, height } = old.info;
  if (width !== now.info.width || height !== now.info.height) return { pixels: Math.max(width * height, now.info.width * now.info.height) };
  const marked = Buffer.alloc(old.data.length);
  let pixels = 0;
  for (let at = 0; at < old.data.length; at += 3) {
    const same = [0, 1, 2].every((channel) => old.data[at + channel] === now.data[at + channel]);
    if (!same) pixels += 1;
    const pale = 200 + (old.data[at + 1] ?? 0) / 5;
    marked.set(same ? [pale, pale, pale] : [196, 18, 47], at);
  }
  if (pixels === 0) return { pixels };
  return {
    pixels,
    picture: await sharp(marked, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  };
}
