/** Red, green and blue in sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** A colour to write into: red, green and blue, 0 to 1. */
export type MutableRgb = Float32Array | number[];

/** 256 colours, three floats each. */
export type ColourRamp = Float32Array;

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** Writes `#rrggbb`. */
export function formatHex(colour: Rgb): string {
  return `#${colour
    .map((c) =>
      Math.round(Math.min(1, Math.max(0, c)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Builds a ramp between the stops (position 0 to 1, colour), mixed in Oklab so that no step turns grey. */
export function buildRamp(stops: readonly (readonly [number, string])[]): ColourRamp {
  const ramp = new Float32Array(256 * 3);
  const points = stops.map(([at, colour]) => ({ at, lab: toLab(parseHex(colour)) }));
  for (let i = 0; i < 256; i += 1) {
    const t = i / 255;
    const index = points.findIndex((point) => point.at >= t);
    const b = points[index < 0 ? points.length - 1 : index];
    const a = points[index < 0 ? points.length - 1 : Math.max(0, index - 1)];
    const s = b.at === a.at ? 0 : (t - a.at) / (b.at - a.at);
    const between = (c: 0 | 1 | 2): number => a.lab[c] + (b.lab[c] - a.lab[c]) * s;
    ramp.set(fromLab([between(0), between(1), between(2)]), i * 3);
  }
  return ramp;
}

/** The colours of an ink from shade to light. */
export function buildInkRamp(ink: readonly [string, string, string, string]): ColourRamp {
  return buildRamp([
    [0, ink[0]],
    [0.34, ink[1]],
    [0.67, ink[2]],
    [1, ink[3]],
  ]);
}

/** Moves a colour toward another by `t`. */
export function blendToward(out: MutableRgb, colour: ArrayLike<number>, t: number): void {
  const s = Math.min(1, Math.max(0, t));
  out[0] += (colour[0] - out[0]) * s;
  out[1] += (colour[1] - out[1]) * s;
  out[2] += (colour[2] - out[2]) * s;
}

function toLab([r, g, b]: Rgb): Rgb {
  const [R, G, B] = [decodeGamma(r), decodeGamma(g), decodeGamma(b)];
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Rgb): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encodeGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encodeGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encodeGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function decodeGamma(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function encodeGamma(c: number): number {
  const v = Math.min(1, Math.max(0, c));
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}
