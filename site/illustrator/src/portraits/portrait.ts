import { seededRandom } from '#src/math/random.ts';
import type { Point } from '#src/svg/outline.ts';
import { drawBeard } from './beard.ts';
import { closedCurve } from './brush.ts';
import { clothing } from './clothing.ts';
import { drawFace, headOutline } from './face.ts';
import { hairBehind, hairInFront } from './hair.ts';
import type { PortraitInks } from './inks.ts';
import type { Person } from './person.ts';

/** Skin by tone, 1 to 8, and the shadow on it. */
const skins = ['#f1d9c6', '#eacbb0', '#dfb592', '#cf9f78', '#b98460', '#9a6747', '#774b34', '#583627'] as const;
const shades = ['#bf8f7c', '#b5836a', '#a3714f', '#8c5c40', '#734631', '#573325', '#40251b', '#2c1913'] as const;
const hairColours: Record<Person['hairColour'], readonly [hair: string, shine: string]> = {
  black: ['#16191f', '#56606c'],
  brown: ['#33241d', '#7d6450'],
  chestnut: ['#54311f', '#a5734c'],
  fair: ['#a5824c', '#e0c68c'],
  red: ['#82401f', '#c9824c'],
  grey: ['#6d7378', '#b9bec0'],
  white: ['#c3c7c8', '#f2f3f1'],
};
/** Wash behind the head, cloth, its folds, what is worn under it. */
const palettes = [
  ['#b9cbd0', '#27455a', '#10222f', '#e9ebe6'],
  ['#cfcbb4', '#4d5539', '#262b1c', '#eceade'],
  ['#c9d3cd', '#1f3038', '#0c161c', '#e6e9e8'],
  ['#d9c9b0', '#6a4a33', '#38251a', '#f0e9dc'],
  ['#bfc7d6', '#384264', '#1a2036', '#e8e9ee'],
  ['#c4d0bd', '#3c5b4d', '#1a2f27', '#eaeee6'],
  ['#d8c8c4', '#6b3238', '#361519', '#f1e8e4'],
] as const;

/** A bust in ink and wash as SVG, 480 by 600; the same person gives the same drawing. */
export function drawPortrait(person: Person): string {
  const seed = [...person.file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = seededRandom(seed);
  const [wash, cloth, fold, linen] = palettes[Math.floor(next() * palettes.length)];
  const [hair, shine] = hairColours[person.hairColour];
  const skin = skins[person.skin - 1];
  const shade = shades[person.skin - 1];
  const inks: PortraitInks = { skin, shade, line: person.skin > 5 ? '#120d0c' : '#2b211f', hair, shine, cloth, fold, linen };
  const blot = Array.from({ length: 11 }, (_, i): Point => {
    const a = (i / 11) * Math.PI * 2;
    const r = 0.86 + 0.26 * next();
    return [240 + Math.cos(a) * 205 * r, 270 + Math.sin(a) * 232 * r];
  });
  const neck =
    closedCurve('198,300 200,352 190,392 240,430 290,392 280,352 282,300', skin) +
    closedCurve('212,344 240,362 272,342 284,320 283,356 292,396 250,424 254,384', shade, 'fill-opacity=".72"');
  const layers = [
    hairBehind[person.hair]?.(inks, person) ?? '',
    neck,
    clothing[person.clothing](inks),
    drawFace(person, inks),
    person.beard ? drawBeard(person, inks) : '',
    hairInFront[person.hair](inks, person),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600"><defs>
<clipPath id="head">${closedCurve(headOutline(person), '#000')}</clipPath>
<filter id="ink" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="${seed % 97}"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>
<filter id="wash" x="-15%" y="-15%" width="130%" height="130%"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="4" seed="${seed % 89}"/><feDisplacementMap in="SourceGraphic" scale="46"/><feGaussianBlur stdDeviation="1.2"/></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="${seed % 83}"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .12 .25 .25 0 0 -.19"/></filter>
<filter id="pool" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".009" numOctaves="3" seed="${seed % 79}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .9 0 0 0 -.34"/></filter></defs>
<rect width="480" height="600" fill="#eef0ee"/><g filter="url(#wash)">${closedCurve(blot, wash)}</g><rect width="480" height="600" filter="url(#pool)" opacity=".5"/>
<g filter="url(#ink)">${layers.join('')}</g><rect width="480" height="600" filter="url(#paper)"/></svg>`;
}
