import { shiftX } from '#src/svg/outline.ts';
import { closedCurve } from './brush.ts';
import { drawFeatures } from './features.ts';
import type { PortraitInks } from './inks.ts';
import type { Person } from './person.ts';

/** The outline of the head from ear to ear over the chin. */
export function headOutline({ jaw, age }: Person): string {
  const weight = jaw * 9 + (age > 55 ? 3 : 0);
  const right = `${304 + weight},300 ${276 + weight * 0.8},340`;
  const left = `${204 - weight * 0.8},340 ${176 - weight},300`;
  return `158,196 170,138 240,104 310,138 322,196 318,250 ${right} 240,${357 + Math.max(0, jaw) * 3} ${left} 162,250`;
}

/** The face: ears, skin, shadows and features. */
export function drawFace(person: Person, inks: PortraitInks): string {
  const { turn, age } = person;
  const t = turn * 13;
  const ears = [-1, 1]
    .map((side) =>
      closedCurve(
        `${240 + side * 84},214 ${240 + side * 97},222 ${240 + side * 95},252 ${240 + side * 84},268`,
        side > 0 ? inks.shade : inks.skin,
      ),
    )
    .join('');
  const shadow = [
    closedCurve(
      `${262 + t},130 318,142 330,210 322,260 312,310 270,352 240,362 262,338 285,318 290,284 283,262 296,236 ${276 + t},214 290,186`,
      inks.shade,
      'fill-opacity=".62"',
    ),
    closedCurve(shiftX('184,208 206,199 226,205 231,218 208,224 188,220', t), inks.shade, 'fill-opacity=".3"'),
    closedCurve(shiftX('252,205 272,199 296,208 294,222 272,225 252,218', t), inks.shade, 'fill-opacity=".4"'),
    closedCurve(
      `${243 + t},208 ${252 + t},232 ${260 + t * 1.3},262 ${256 + t * 1.3},274 ${240 + t * 1.3},277 ${247 + t},252 ${243 + t},230`,
      inks.shade,
      'fill-opacity=".6"',
    ),
    closedCurve(shiftX('222,318 240,323 260,317 252,327 230,328', t), inks.shade, 'fill-opacity=".6"'),
  ].join('');
  return (
    ears + closedCurve(headOutline(person), inks.skin) + `<g clip-path="url(#head)">${shadow}</g>` + drawFeatures(t, age, person, inks)
  );
}
