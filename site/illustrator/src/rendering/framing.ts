import type { Scene } from '#src/scene.ts';

/** What part of the wide picture of a scene a picture shows, and how much sky it adds. */
export type Framing = {
  /** Where its left edge lies, and how much of the width it shows: shares of the width of the wide picture. */
  left: number;
  share: number;
  /** Sky above the upper edge of the wide picture, as a share of its height. */
  sky: number;
};

/** The wide picture, 8:5. */
export const wideFraming: Framing = { left: 0, share: 1, sky: 0 };

/** What decides how a scene is framed upright. */
export type Focus = Pick<Scene, 'focalX' | 'focalY' | 'uprightX'>;

/** Upright, 4:5: five eighths of the width and a quarter more sky. */
export function frameUpright({ focalX, uprightX = focalX }: Focus): Framing {
  const share = 5 / 8;
  return { left: Math.min(Math.max(uprightX - share / 2, 0), 1 - share), share, sky: 1 / 4 };
}

/** Where the focal point of a scene lies in its upright picture, 0 to 1. */
export function findUprightFocal(focus: Focus): [x: number, y: number] {
  const { left, share, sky } = frameUpright(focus);
  const { focalX, focalY } = focus;
  return [round(Math.min(1, Math.max(0, (focalX - left) / share))), round((focalY + sky) / (1 + sky))];
}

function round(fraction: number): number {
  return Math.round(fraction * 100) / 100;
}
