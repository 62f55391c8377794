import { round, stroke } from './brush.ts';
import type { Inks } from './face.ts';
import type { Person } from './person.ts';

/** Brows, eyes, nose and mouth as strokes, lines of age, glasses; `t` moves them where the head turns. */
export function features(t: number, age: number, { tint, glasses, jaw, turn }: Person, { line, shade, hair }: Inks): string {
  const brow = tint === 'white' || tint === 'grey' ? shade : hair;
  const thick = jaw > 0.1 ? 8.5 : 6;
  const eye = (x: number): string =>
    round(
      [
        [x - 14, 217],
        [x - 4, 211],
        [x + 7, 211.5],
        [x + 14, 216],
        [x + 4, 220.5],
        [x - 7, 220.5],
      ],
      '#e9e2d8',
      'fill-opacity=".55"',
    ) +
    `<ellipse cx="${(x + 0.5 + turn * 2).toFixed(1)}" cy="215.6" rx="5.4" ry="5" fill="${line}"/><circle cx="${(x - 1.4 + turn * 2).toFixed(1)}" cy="213.6" r="1.5" fill="#fff" fill-opacity=".8"/>` +
    stroke(
      [
        [x - 18, 217],
        [x - 5, 209.5],
        [x + 9, 210],
        [x + 18, 215],
      ],
      4,
      line,
    ) +
    stroke(
      [
        [x - 13, 226],
        [x, 229],
        [x + 13, 225],
      ],
      2,
      line,
      age > 45 ? 0.5 : 0.22,
    );
  const marks = [
    stroke(
      [
        [186 + t, 197],
        [202 + t, 189],
        [226 + t, 193],
      ],
      thick,
      brow,
      0.92,
    ),
    stroke(
      [
        [256 + t, 193],
        [280 + t, 188],
        [298 + t, 197],
      ],
      thick,
      brow,
      0.92,
    ),
    eye(207 + t),
    eye(275 + t),
    stroke(
      [
        [248 + t, 204],
        [255 + t, 236],
        [263 + t * 1.3, 262],
        [256 + t * 1.3, 272],
      ],
      3.2,
      line,
      0.55,
    ),
    stroke(
      [
        [224 + t * 1.3, 268],
        [231 + t * 1.3, 274],
        [242 + t * 1.3, 277],
        [254 + t * 1.3, 273],
      ],
      3.6,
      line,
      0.75,
    ),
    stroke(
      [
        [208 + t, 299],
        [225 + t, 302],
        [240 + t, 305],
        [255 + t, 302],
        [273 + t, 298],
      ],
      4.2,
      line,
      0.85,
    ),
    stroke(
      [
        [204 + t, 296],
        [208 + t, 301],
      ],
      4,
      line,
      0.6,
    ),
    stroke(
      [
        [228 + t, 320],
        [241 + t, 323],
        [255 + t, 319],
      ],
      3,
      line,
      0.35,
    ),
  ];
  if (age > 42)
    marks.push(
      stroke(
        [
          [214 + t, 268],
          [200 + t, 284],
          [197 + t, 300],
        ],
        2.4,
        line,
        0.45,
      ),
      stroke(
        [
          [268 + t, 268],
          [283 + t, 284],
          [286 + t, 300],
        ],
        2.4,
        line,
        0.5,
      ),
    );
  if (age > 52)
    marks.push(
      stroke(
        [
          [206 + t, 162],
          [240 + t, 157],
          [276 + t, 162],
        ],
        2,
        line,
        0.3,
      ),
      stroke(
        [
          [198 + t, 174],
          [240 + t, 170],
          [282 + t, 174],
        ],
        2,
        line,
        0.28,
      ),
      stroke(
        [
          [176, 214],
          [168, 210],
        ],
        2,
        line,
        0.5,
      ),
      stroke(
        [
          [178, 220],
          [170, 223],
        ],
        2,
        line,
        0.5,
      ),
    );
  if (glasses) {
    const shape = (x: number): string =>
      glasses === 'round'
        ? `<circle cx="${x}" cy="216" r="27" fill="none" stroke="${line}" stroke-width="3.6"/>`
        : `<rect x="${x - 29}" y="198" width="58" height="38" rx="9" fill="none" stroke="${line}" stroke-width="4"/>`;
    marks.push(
      shape(207 + t),
      shape(275 + t),
      stroke(
        [
          [234 + t, 212],
          [241 + t, 208],
          [248 + t, 212],
        ],
        4,
        line,
      ),
      stroke(
        [
          [180 + t, 212],
          [168, 208],
          [156, 214],
        ],
        3.4,
        line,
      ),
      stroke(
        [
          [303 + t, 212],
          [314, 208],
          [324, 214],
        ],
        3.4,
        line,
      ),
    );
  }
  return marks.join('');
}
