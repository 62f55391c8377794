import type { Colour } from '@farwend/design-system/theme';

/** Reads `#0f1c2b` or `0f1c2b` as a colour; `undefined` if it is none. */
export function parseHex(text: string): Colour | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components: channels.map((channel) => Math.round(channel * 10_000) / 10_000), hex: `#${digits}` };
}
