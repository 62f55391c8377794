import { clamp } from '../ease.ts';

/** Pen strokes and leaves gathered into one SVG drawing in grey tones; the ground line is y = 0, up is positive. */
export class Drawing {
  #shapes: string[] = [];
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** A tapered limb along points, from `thick` to `thin`. */
  limb(points: readonly (readonly [number, number])[], thick: number, thin: number, tone: number): void {
    const left: string[] = [];
    const right: string[] = [];
    points.forEach(([x, y], i) => {
      const [px, py] = points[Math.max(0, i - 1)];
      const [qx, qy] = points[Math.min(points.length - 1, i + 1)];
      const length = Math.hypot(qx - px, qy - py) || 1;
      const half = (thick + ((thin - thick) * i) / (points.length - 1)) / 2;
      left.push(this.#at(x - ((qy - py) / length) * half, y + ((qx - px) / length) * half));
      right.unshift(this.#at(x + ((qy - py) / length) * half, y - ((qx - px) / length) * half));
    });
    this.#shapes.push(`<path d="M${[...left, ...right].join('L')}Z" fill="${grey(tone)}"/>`);
  }

  /** A filled outline. */
  shape(points: readonly (readonly [number, number])[], tone: number): void {
    this.#shapes.push(`<path d="M${points.map(([x, y]) => this.#at(x, y)).join('L')}Z" fill="${grey(tone)}"/>`);
  }

  /** A filled outline without corners, drawn through the points. */
  blob(points: readonly (readonly [number, number])[], tone: number): void {
    const around = (i: number): readonly [number, number] => points[(i + points.length) % points.length];
    let path = `M${this.#at(...around(0))}`;
    points.forEach(([x, y], i) => {
      const [ax, ay] = around(i - 1);
      const [bx, by] = around(i + 1);
      const [cx, cy] = around(i + 2);
      path += `C${this.#at(x + (bx - ax) / 6, y + (by - ay) / 6)} ${this.#at(bx - (cx - x) / 6, by - (cy - y) / 6)} ${this.#at(bx, by)}`;
    });
    this.#shapes.push(`<path d="${path}Z" fill="${grey(tone)}"/>`);
  }

  /** A leaf or a tuft: a small ellipse turned by `angle` degrees. */
  leaf(x: number, y: number, rx: number, ry: number, angle: number, tone: number): void {
    const [cx, cy] = this.#at(x, y).split(' ');
    this.#shapes.push(
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" transform="rotate(${(-angle).toFixed(0)} ${cx} ${cy})" fill="${grey(tone)}"/>`,
    );
  }

  /** The finished SVG. */
  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.#width}" height="${this.#height}">${this.#shapes.join('')}</svg>`;
  }

  #at(x: number, y: number): string {
    return `${(this.#width / 2 + x).toFixed(1)} ${(this.#height - y).toFixed(1)}`;
  }
}

function grey(tone: number): string {
  const v = Math.round(clamp(tone) * 255);
  return `rgb(${v},${v},${v})`;
}
