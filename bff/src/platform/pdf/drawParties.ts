import { type Address, drawAddress } from './drawAddress.ts';
import type { Paper } from './paper.ts';
import { paperEdges } from './paperStyle.ts';

const GAP = 24;

/** Draws whom a paper is for and from, side by side, as far as their addresses are known, and returns where they end. */
export function drawParties(paper: Paper, { billFrom, billTo }: { billFrom: Address | null; billTo: Address | null }, y: number): number {
  const width = (paperEdges.width - GAP) / 2;
  const ends = [
    billTo && drawAddress(paper, 'To', billTo, { x: paperEdges.left, y, width }),
    billFrom && drawAddress(paper, 'From', billFrom, { x: paperEdges.left + width + GAP, y, width }),
  ];
  return Math.max(y, ...ends.map(Number));
}
