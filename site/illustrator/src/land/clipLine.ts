import type { Line } from './topology.ts';

/** West, south, east and north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The parts of a line inside a box (Liang-Barsky). */
export function clipLine(line: Line, box: Box): Line[] {
  const parts: Line[] = [];
  for (let i = 1; i < line.length; i += 1) {
    const inside = clipSegment(line[i - 1], line[i], box);
    if (!inside) continue;
    const [from, to] = inside;
    const last = parts.at(-1);
    const end = last?.at(-1);
    if (last && end && end[0] === from[0] && end[1] === from[1]) last.push(to);
    else parts.push([from, to]);
  }
  return parts;
}

function clipSegment([x, y]: Line[number], [toX, toY]: Line[number], [west, south, east, north]: Box): [Line[number], Line[number]] | null {
  const [dx, dy] = [toX - x, toY - y];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-dx, x - west],
    [dx, east - x],
    [-dy, y - south],
    [dy, north - y],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  if (enter >= leave) return null;
  const at = (t: number): Line[number] => (t === 0 ? [x, y] : t === 1 ? [toX, toY] : [x + t * dx, y + t * dy]);
  return [at(enter), at(leave)];
}
