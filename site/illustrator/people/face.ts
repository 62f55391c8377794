import { round, type At } from './brush.ts';
import { features } from './features.ts';
import type { Person } from './person.ts';

/** Inks of a person. */
export type Inks = { skin: string; shade: string; line: string; hair: string; shine: string; cloth: string; fold: string; ground: string };

/** The outline of the head from ear to ear over the chin. */
export function outline({ jaw, age }: Person): At[] {
  const weight = jaw * 9 + (age > 55 ? 3 : 0);
  return [
    [158, 196],
    [170, 138],
    [240, 104],
    [310, 138],
    [322, 196],
    [318, 250],
    [304 + weight, 300],
    [276 + weight * 0.8, 340],
    [240, 357 + Math.max(0, jaw) * 3],
    [204 - weight * 0.8, 340],
    [176 - weight, 300],
    [162, 250],
  ];
}

/** The face: ears, the plane of light, the shadow that turns it, and few lines. */
export function face(person: Person, inks: Inks): string {
  const { turn, age } = person;
  const t = turn * 13;
  const ears = [-1, 1]
    .map((side) =>
      round(
        [
          [240 + side * 84, 214],
          [240 + side * 97, 222],
          [240 + side * 95, 252],
          [240 + side * 84, 268],
        ],
        side > 0 ? inks.shade : inks.skin,
      ),
    )
    .join('');
  const shadow = [
    round(
      [
        [262 + t, 130],
        [318, 142],
        [330, 210],
        [322, 260],
        [312, 310],
        [270, 352],
        [240, 362],
        [262, 338],
        [285, 318],
        [290, 284],
        [283, 262],
        [296, 236],
        [276 + t, 214],
        [290, 186],
      ],
      inks.shade,
      'fill-opacity=".62"',
    ),
    round(
      [
        [184 + t, 208],
        [206 + t, 199],
        [226 + t, 205],
        [231 + t, 218],
        [208 + t, 224],
        [188 + t, 220],
      ],
      inks.shade,
      'fill-opacity=".3"',
    ),
    round(
      [
        [252 + t, 205],
        [272 + t, 199],
        [296 + t, 208],
        [294 + t, 222],
        [272 + t, 225],
        [252 + t, 218],
      ],
      inks.shade,
      'fill-opacity=".4"',
    ),
    round(
      [
        [243 + t, 208],
        [252 + t, 232],
        [260 + t * 1.3, 262],
        [256 + t * 1.3, 274],
        [240 + t * 1.3, 277],
        [247 + t, 252],
        [243 + t, 230],
      ],
      inks.shade,
      'fill-opacity=".6"',
    ),
    round(
      [
        [222 + t, 318],
        [240 + t, 323],
        [260 + t, 317],
        [252 + t, 327],
        [230 + t, 328],
      ],
      inks.shade,
      'fill-opacity=".6"',
    ),
  ].join('');
  return ears + round(outline(person), inks.skin) + `<g clip-path="url(#head)">${shadow}</g>` + features(t, age, person, inks);
}
