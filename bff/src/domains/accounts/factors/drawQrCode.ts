import { encode } from 'uqr';

/** A QR code as SVG path data, one unit for each of its modules. */
interface QrCode {
  size: number;
  path: string;
}

/** Draws the QR code of a text: each run of dark modules in a row is a rectangle. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.flatMap(drawRow).join('') };
}

function drawRow(row: readonly boolean[], y: number): string[] {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
}
