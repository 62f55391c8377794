import type { Polyline } from '#src/math/contours.ts';

/** Short SVG path data of lines: relative coordinates rounded to `1 / scale`; closed lines end in z. */
export function compactPathData(lines: readonly Polyline[], scale: number): string {
  return lines
    .map((line) => {
      let [px, py] = line[0].map((v) => Math.round(v * scale)) as [number, number];
      const closed = line[0][0] === line.at(-1)![0] && line[0][1] === line.at(-1)![1];
      let data = `M${short(px, scale)}${joined(short(py, scale))}`;
      let first = true;
      for (const point of closed ? line.slice(1, -1) : line.slice(1)) {
        const [x, y] = point.map((v) => Math.round(v * scale)) as [number, number];
        if (x === px && y === py) continue;
        const dx = short(x - px, scale);
        data += (first ? 'l' : '') + (first ? dx : joined(dx)) + joined(short(y - py, scale));
        first = false;
        [px, py] = [x, y];
      }
      return data + (closed ? 'z' : '');
    })
    .join('');
}

function short(steps: number, scale: number): string {
  return String(Number((steps / scale).toFixed(2))).replace(/^(-?)0\./, '$1.');
}

function joined(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`;
}
