import { shiftX } from '#src/svg/outline.ts';
import { closedCurve, stroke } from './brush.ts';
import type { PortraitInks } from './inks.ts';
import type { Person } from './person.ts';

/** Brows, eyes, nose, mouth, lines of age and glasses, moved sideways by `t` as the head turns. */
export function drawFeatures(
  t: number,
  age: number,
  { hairColour, glasses, jaw, turn }: Person,
  { line, shade, hair }: PortraitInks,
): string {
  const brow = hairColour === 'white' || hairColour === 'grey' ? shade : hair;
  const thick = jaw > 0.1 ? 8.5 : 6;
  const eye = (x: number): string =>
    closedCurve(`${x - 14},217 ${x - 4},211 ${x + 7},211.5 ${x + 14},216 ${x + 4},220.5 ${x - 7},220.5`, '#e9e2d8', 'fill-opacity=".55"') +
    `<ellipse cx="${(x + 0.5 + turn * 2).toFixed(1)}" cy="215.6" rx="5.4" ry="5" fill="${line}"/><circle cx="${(x - 1.4 + turn * 2).toFixed(1)}" cy="213.6" r="1.5" fill="#fff" fill-opacity=".8"/>` +
    stroke(`${x - 18},217 ${x - 5},209.5 ${x + 9},210 ${x + 18},215`, 4, line) +
    stroke(`${x - 13},226 ${x},229 ${x + 13},225`, 2, line, age > 45 ? 0.5 : 0.22);
  const marks = [
    stroke(shiftX('186,197 202,189 226,193', t), thick, brow, 0.92),
    stroke(shiftX('256,193 280,188 298,197', t), thick, brow, 0.92),
    eye(207 + t),
    eye(275 + t),
    stroke(`${248 + t},204 ${255 + t},236 ${263 + t * 1.3},262 ${256 + t * 1.3},272`, 3.2, line, 0.55),
    stroke(shiftX('224,268 231,274 242,277 254,273', t * 1.3), 3.6, line, 0.75),
    stroke(shiftX('208,299 225,302 240,305 255,302 273,298', t), 4.2, line, 0.85),
    stroke(shiftX('204,296 208,301', t), 4, line, 0.6),
    stroke(shiftX('228,320 241,323 255,319', t), 3, line, 0.35),
  ];
  if (age > 42)
    marks.push(stroke(shiftX('214,268 200,284 197,300', t), 2.4, line, 0.45), stroke(shiftX('268,268 283,284 286,300', t), 2.4, line, 0.5));
  if (age > 52)
    marks.push(
      stroke(shiftX('206,162 240,157 276,162', t), 2, line, 0.3),
      stroke(shiftX('198,174 240,170 282,174', t), 2, line, 0.28),
      stroke('176,214 168,210', 2, line, 0.5),
      stroke('178,220 170,223', 2, line, 0.5),
    );
  if (glasses) {
    const shape = (x: number): string =>
      glasses === 'round'
        ? `<circle cx="${x}" cy="216" r="27" fill="none" stroke="${line}" stroke-width="3.6"/>`
        : `<rect x="${x - 29}" y="198" width="58" height="38" rx="9" fill="none" stroke="${line}" stroke-width="4"/>`;
    marks.push(
      shape(207 + t),
      shape(275 + t),
      stroke(shiftX('234,212 241,208 248,212', t), 4, line),
      stroke(`${180 + t},212 168,208 156,214`, 3.4, line),
      stroke(`${303 + t},212 314,208 324,214`, 3.4, line),
    );
  }
  return marks.join('');
}
