import { clamp } from '#src/math/shaping.ts';
import { bandPath, closedCurvePath, polygonPath } from '#src/svg/curves.ts';
import { type Outline, parseOutline } from '#src/svg/outline.ts';

/** Collects shapes into one SVG in grey tones, 0 black to 1 white; x is 0 in the middle, y is 0 on the ground and grows upward. */
export class Drawing {
  #shapes: string[] = [];
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** A tapered stroke along points, from `startWidth` to `endWidth`. */
  stroke(outline: Outline, startWidth: number, endWidth: number, tone: number): void {
    const points = parseOutline(outline);
    const halfWidth = (i: number): number => (startWidth + ((endWidth - startWidth) * i) / (points.length - 1)) / 2;
    this.#fill(bandPath(points, halfWidth, this.#at), tone);
  }

  polygon(outline: Outline, tone: number): void {
    this.#fill(polygonPath(parseOutline(outline), this.#at), tone);
  }

  /** A smooth closed shape through the points. */
  closedCurve(outline: Outline, tone: number): void {
    this.#fill(closedCurvePath(parseOutline(outline), this.#at), tone);
  }

  /** An ellipse with its radii, turned by `angle` degrees: a leaf, a tuft, a head. */
  ellipse(x: number, y: number, rx: number, ry: number, angle: number, tone: number): void {
    const [cx, cy] = this.#at(x, y).split(' ');
    this.#shapes.push(
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" transform="rotate(${(-angle).toFixed(0)} ${cx} ${cy})" fill="${grey(tone)}"/>`,
    );
  }

  /** The finished SVG. */
  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.#width}" height="${this.#height}">${this.#shapes.join('')}</svg>`;
  }

  #fill(path: string, tone: number): void {
    this.#shapes.push(`<path d="${path}" fill="${grey(tone)}"/>`);
  }

  readonly #at = (x: number, y: number): string => `${(this.#width / 2 + x).toFixed(1)} ${(this.#height - y).toFixed(1)}`;
}

function grey(tone: number): string {
  const v = Math.round(clamp(tone) * 255);
  return `rgb(${v},${v},${v})`;
}
