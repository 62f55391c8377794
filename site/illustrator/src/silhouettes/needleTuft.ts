import type { Drawing } from './drawing.ts';

/** A flat tuft of needles. */
export function drawNeedleTuft(drawing: Drawing, tuft: { x: number; y: number; width: number }, next: () => number): void {
  const count = Math.round(70 + tuft.width * 1.3);
  for (let i = 0; i < count; i += 1) {
    const across = next() + next() - 1;
    const up = next();
    const arch = Math.sqrt(Math.max(0, 1 - across * across));
    const tone = 0.1 + 0.46 * up * arch + 0.14 * Math.max(0, -across) + 0.12 * (next() - 0.5);
    drawing.ellipse(
      tuft.x + across * tuft.width,
      tuft.y + (up * 0.5 - 0.16) * tuft.width * arch,
      9 + 10 * next(),
      2.4 + 2 * next(),
      40 * across + 50 * (next() - 0.5),
      tone,
    );
  }
}
