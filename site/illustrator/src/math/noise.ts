/** Smooth noise over the plane, about -1 to 1, with features one unit wide. */
export type Noise = (x: number, y: number) => number;

/** Slope of the value that was computed last, read before the next call: returning it would cost an object for each sample. */
export const noiseSlope = { x: 0, y: 0 };

const directions = Array.from({ length: 64 }, (_, i) => [Math.cos((i * Math.PI) / 32), Math.sin((i * Math.PI) / 32)]);
const gx = Float64Array.from(directions, ([x]) => x ?? 0);
const gy = Float64Array.from(directions, ([, y]) => y ?? 0);

/** Gradient noise that never repeats, because cells are hashed; it leaves its slope in `noiseSlope`. */
export function gradientNoise(seed: number): Noise {
  const salt = Math.imul(seed + 101, 0x9e3779b1) | 0;
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const a = hashCell(xi, yi, salt) & 63;
    const b = hashCell(xi + 1, yi, salt) & 63;
    const c = hashCell(xi, yi + 1, salt) & 63;
    const d = hashCell(xi + 1, yi + 1, salt) & 63;
    const va = gx[a] * fx + gy[a] * fy;
    const vb = gx[b] * (fx - 1) + gy[b] * fy;
    const vc = gx[c] * fx + gy[c] * (fy - 1);
    const vd = gx[d] * (fx - 1) + gy[d] * (fy - 1);
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const du = 30 * fx * fx * (fx * (fx - 2) + 1);
    const dv = 30 * fy * fy * (fy * (fy - 2) + 1);
    const k = va - vb - vc + vd;
    noiseSlope.x =
      1.5 * (gx[a] + u * (gx[b] - gx[a]) + v * (gx[c] - gx[a]) + u * v * (gx[a] - gx[b] - gx[c] + gx[d]) + du * (vb - va + v * k));
    noiseSlope.y =
      1.5 * (gy[a] + u * (gy[b] - gy[a]) + v * (gy[c] - gy[a]) + u * v * (gy[a] - gy[b] - gy[c] + gy[d]) + dv * (vc - va + u * k));
    return 1.5 * (va + u * (vb - va) + v * (vc - va) + u * v * k);
  };
}

/** A 32-bit hash of a grid cell. */
export function hashCell(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ salt;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
