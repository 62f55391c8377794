import type { MutableRgb } from './colour.ts';

/** Paints a part of the sky over `out`; `x` and `up` are shares of the picture, `up` 0 at the horizon and 1 at the top. */
export type SkyLayer = (x: number, up: number, out: MutableRgb) => void;
