import { isColour, isDimension, isShadow, type Token, type Value } from './dtcg.ts';

/** The CSS custom property of a token, given its whole name: `color.inkSoft` is `--fw-color-ink-soft`. */
export function propertyOf(name: string): string {
  return `--fw-${name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The CSS value of a token without references, fluid where it grows with the window. */
export function tokenCss({ $value, $extensions }: Pick<Token, '$value' | '$extensions'>): string {
  const unit = $extensions?.['com.farwend.unit'] ?? '';
  const fluid = $extensions?.['com.farwend.fluid'];
  if (!fluid || !isDimension($value)) return valueCss($value) + ($value === 0 ? '' : unit);
  const slope = (($value.value - fluid.min.value) * 16) / (fluid.to - fluid.from);
  const start = fluid.min.value - (slope * fluid.from) / 16;
  return `clamp(${valueCss(fluid.min)},${round(start)}rem + ${round(slope * 100)}vw,${valueCss($value)})`;
}

/** The CSS value of a DTCG value. */
export function valueCss(value: Value): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(',')})`;
    return value.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(',');
  }
  if (isShadow(value)) return [value.offsetX, value.offsetY, value.blur, value.spread, value.color].map(valueCss).join(' ');
  if (isColour(value)) return value.hex + (value.alpha === undefined ? '' : hexByte(value.alpha));
  return value.value === 0 ? '0' : `${round(value.value)}${value.unit}`;
}

const hexByte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

const round = (n: number): number => Math.round(n * 10000) / 10000;
