/** Where an image is to be had, in several widths. */
export interface ImageSource {
  /** The address for browsers that choose none of the sets. */
  src: string;
  /** Sets for `<source>` and `<img>`, best format first; `type` is absent where the server chooses the format. */
  sets: { type?: string; srcSet: string }[];
}

/** The widths in pixels at which the site's own pictures exist. */
export const pictureWidths = [480, 960, 1600, 2400] as const;

/** A picture of the site by its name: `/pictures/{name}-{width}.avif` and `.webp`. */
export function pictureSource(name: string): ImageSource {
  const file = (width: number, format: string) => `/pictures/${encodeURIComponent(name)}-${width}.${format}`;
  const set = (format: string) => pictureWidths.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return { src: file(960, 'webp'), sets: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcSet: set(format) })) };
}

/** A photo of the photos host: every address asks for automatic quality and format, sharpening 60 and filling. */
export function photoSource(address: string): ImageSource {
  const srcSet = pictureWidths.map((width) => `${photoUrl(address, width)} ${width}w`).join(', ');
  return { src: photoUrl(address, 960), sets: [{ srcSet }] };
}

/** One photo at a width in device pixels; addresses of files and data stay as they are. */
export function photoUrl(address: string, width: number): string {
  if (address.startsWith('data:') || address.startsWith('blob:')) return address;
  const [path, query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  for (const [name, value] of [['width', String(Math.round(width))], ...fixed] as const) asked.set(name, value);
  return `${path}?${asked}`;
}

const fixed = [
  ['quality', 'auto'],
  ['format', 'auto'],
  ['sharpen', '60'],
  ['mode', 'fill'],
] as const;
