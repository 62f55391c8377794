/** URLs of an image in several widths. */
export interface ImageSource {
  /** Fallback URL for browsers that support none of the sets. */
  src: string;
  /**
   * Values for `srcset`, best format first; `type` is omitted where the server negotiates the format. A set with `media`, such as an upright
   * form of the picture for phones, is for the windows that match; the last set is for all.
   */
  sets: { type?: string; media?: string; srcSet: string }[];
}

/** Widths in pixels in which the site's own pictures exist. */
export const pictureWidths = [480, 960, 1600, 2400] as const;

/** Source of one of the site's own pictures: `/pictures/{name}-{width}.avif` and `.webp`. */
export function pictureSource(name: string): ImageSource {
  const file = (width: number, format: string) => `/pictures/${encodeURIComponent(name)}-${width}.${format}`;
  const set = (format: string) => pictureWidths.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return { src: file(960, 'webp'), sets: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: set(format) })) };
}

/** Source of a photo on the image CDN: every URL requests automatic quality and format, sharpening 60 and fill mode. */
export function photoSource(address: string): ImageSource {
  const srcSet = pictureWidths.map((width) => `${photoUrl(address, width)} ${width}w`).join(', ');
  return { src: photoUrl(address, 960), sets: [{ srcSet }] };
}

/** URL of a CDN photo at a width in device pixels. `blob:` and `data:` URLs are returned unchanged. */
export function photoUrl(address: string, width: number): string {
  if (address.startsWith('data:') || address.startsWith('blob:')) return address;
  const [path, query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of [['width', String(Math.round(width))], ...fixed] as const) parameters.set(name, value);
  return `${path}?${parameters}`;
}

const fixed = [
  ['quality', 'auto'],
  ['format', 'auto'],
  ['sharpen', '60'],
  ['mode', 'fill'],
] as const;
