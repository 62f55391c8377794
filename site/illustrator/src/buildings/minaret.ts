import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import { buildBox } from './box.ts';
import { buildLathe } from './lathe.ts';

/** A minaret on the ground at `x`, `z`; lengths in kilometres. */
export type Minaret = {
  x: number;
  z: number;
  ground: number;
  /** Height with its dome. */
  tall: number;
  /** Indices into the scene's inks. */
  inks: readonly [walls: number, tiles: number, openings: number];
};

/** A square tower with a band of tiles, battlements, and a small one with a dome on top. */
export function buildMinaret(buffer: GeometryBuffer, { x, z, ground, tall, inks }: Minaret): void {
  const [ink, tiles, openings] = inks;
  const half = tall * 0.1;
  const block = (up: number, width: number, height: number, shade: number): void =>
    buildBox(buffer, { x, z, base: ground + up, width, length: width, height, rotation: 0.08 }, shade);
  block(-0.002, half, tall * 0.76, ink);
  block(tall * 0.68, half * 1.03, tall * 0.05, tiles);
  for (const dx of [-0.8, -0.27, 0.27, 0.8])
    for (const dz of [-0.85, 0.85])
      buildBox(
        buffer,
        {
          x: x + dx * half,
          z: z + dz * half,
          base: ground + tall * 0.735,
          width: half * 0.16,
          length: half * 0.16,
          height: tall * 0.035,
          rotation: 0.08,
        },
        ink,
      );
  block(tall * 0.74, half * 0.46, tall * 0.17, ink);
  block(tall * 0.4, half * 0.16, 0.0001, ink);
  for (const up of [0.22, 0.45])
    buildBox(
      buffer,
      { x, z: z - half * 1.02, base: ground + tall * up, width: half * 0.16, length: 0.0001, height: tall * 0.09 },
      openings,
    );
  buildLathe(buffer, {
    x,
    z,
    ground: ground + tall * 0.91,
    profile: [
      [half * 0.46, 0],
      [half * 0.4, half * 0.3],
      [half * 0.1, half * 0.56],
      [half * 0.05, half * 1.1],
      [0, half * 1.3],
    ],
    sides: 10,
    rotation: 0,
    inks: [tiles],
  });
}
