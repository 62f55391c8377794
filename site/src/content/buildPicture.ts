import type { Picture } from '@farwend/design-system';
import type { ApiImage } from './contentTypes.ts';

/** Builds a picture for the design system; undefined if there is none or it is not uploaded yet. `maxWidth` is its largest width in pixels. */
export function buildPicture(image: ApiImage | null | undefined, maxWidth = Infinity): Picture | undefined {
  if (!image?.url) return undefined;
  const { url, srcSet, alt, focalX, focalY } = image;
  const focus = `${formatPercent(focalX)} ${formatPercent(focalY)}`;
  const candidates = srcSet.split(', ').filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) <= maxWidth);
  const largest = candidates.at(-1)?.split(' ')[0];
  const source =
    maxWidth < 1280 && largest ? { src: largest, sets: [{ srcSet: candidates.join(', ') }] } : { src: url, sets: [{ srcSet }] };
  return { source, alt, focus };
}

/** Builds a picture without alternative text, for use beside text that says the same. */
export function buildDecorativePicture(image: ApiImage | null | undefined, maxWidth?: number): Picture | undefined {
  const picture = buildPicture(image, maxWidth);
  return picture && { ...picture, alt: '' };
}

function formatPercent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}
