import type { Picture } from '@farwend/design-system';
import type { ApiImage } from './pieces.ts';

/** A picture of the API as the design system shows it; undefined while there is none or its bytes have not come. `widest`: pixels it needs at most. */
export function pictureOf(image: ApiImage | null | undefined, widest = Infinity): Picture | undefined {
  if (!image?.url) return undefined;
  const { url, srcSet, alt, focalX, focalY } = image;
  const focus = `${percent(focalX)} ${percent(focalY)}`;
  const fitting = srcSet.split(', ').filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) <= widest);
  const largest = fitting.at(-1)?.split(' ')[0];
  const source = widest < 1280 && largest ? { src: largest, sets: [{ srcSet: fitting.join(', ') }] } : { src: url, sets: [{ srcSet }] };
  return { source, alt, focus };
}

/** The same as decoration: what it shows is said beside it. */
export function silentPicture(image: ApiImage | null | undefined, widest?: number): Picture | undefined {
  const picture = pictureOf(image, widest);
  return picture && { ...picture, alt: '' };
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`;
}
