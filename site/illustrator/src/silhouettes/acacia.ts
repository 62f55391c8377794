import { clamp } from '#src/math/shaping.ts';
import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** An umbrella thorn: limbs that fan low and carry flat, broken pads of leaf. Light comes from the left. */
export function acacia(seed: number): string {
  const next = seededRandom(seed * 77 + 5);
  const drawing = new Drawing(1900, 1000);
  const pads: { x: number; y: number; w: number }[] = [];
  const stroke = (x: number, y: number, angle: number, length: number, thick: number, level: number): void => {
    const points: [number, number][] = [];
    let a = angle;
    let px = x;
    let py = y;
    points.push([px, py]);
    for (let i = 0; i < 6; i += 1) {
      a += (next() - 0.5) * 0.22 + (level > 0 ? (a > 0 ? 0.035 : -0.035) : 0);
      px += Math.sin(a) * (length / 6);
      py = Math.min(895, py + Math.cos(a) * (length / 6)); // limbs bend flat under the crown
      points.push([px, py]);
    }
    drawing.stroke(points, thick, thick * 0.55, 0.08 + 0.1 * next());
    if (level >= 3 || py > 850) pads.push({ x: px, y: py, w: 110 + 90 * next() });
    else {
      const count = level === 0 ? 4 : 2 + Math.floor(next() * 2);
      for (let i = 0; i < count; i += 1) {
        const spread = (i / (count - 1) - 0.5) * (level === 0 ? 1.75 : 0.95) + (next() - 0.5) * 0.2;
        stroke(
          px,
          py,
          clamp(a * 0.75 + spread, -1.2, 1.2),
          (level === 0 ? 330 : 215) * (0.8 + 0.4 * next()) * (1 - level * 0.12),
          thick * 0.56,
          level + 1,
        );
      }
    }
  };
  stroke(-20 + 40 * next(), 0, (next() - 0.5) * 0.22, 300 + 60 * next(), 46, 0);
  for (const pad of pads.sort((p, q) => p.y - q.y)) leaves(drawing, pad, next);
  return drawing.svg();
}

function leaves(drawing: Drawing, pad: { x: number; y: number; w: number }, next: () => number): void {
  for (let i = 0; i < 420; i += 1) {
    const across = (next() + next() + next()) / 1.5 - 1;
    const up = next() ** 1.4;
    const arch = Math.sqrt(Math.max(0, 1 - across * across));
    const y = pad.y + (up * 0.34 - 0.06) * pad.w * arch + (next() - 0.5) * 16;
    const tone = 0.12 + 0.5 * up * arch + 0.22 * clamp(-across) + 0.14 * (next() - 0.5);
    drawing.ellipse(pad.x + across * pad.w, y, 3 + 5 * next(), 1.8 + 2.4 * next(), (next() - 0.5) * 40, tone);
  }
}
