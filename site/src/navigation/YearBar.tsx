import { token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { formatMonths } from '#src/content/formats.ts';

/** Props of YearBar. */
export interface YearBarProps {
  /** How good each month is, January first: 3 best, 2 good, 1 fair, 0 to avoid. */
  year: readonly number[];
}

const BEST = 3;
/** Of twelve, by rating: what is to be avoided leaves no more than a line. */
const heights = [1, 4, 8, 12];

/** A year as twelve bars, each as high as its month is good, with the best months in words. */
export function YearBar({ year }: YearBarProps) {
  const best = year.flatMap((rating, index) => (rating === BEST ? [index + 1] : []));
  const label = best.length === 12 ? 'best all year' : `best in ${formatMonths(best)}`;
  return (
    <Year>
      <Bars viewBox="0 0 12 12" preserveAspectRatio="none" role="img" aria-label={label} focusable="false">
        <path d={drawBars(year, (rating) => rating < BEST)} />
        <path d={drawBars(year, (rating) => rating === BEST)} />
      </Bars>
      <span aria-hidden="true">{formatMonths(best, 'short')}</span>
    </Year>
  );
}

/** Draws the months with these ratings; neighbours of the same height are one bar, which the mask of the style divides. */
function drawBars(year: readonly number[], isDrawn: (rating: number) => boolean): string {
  let path = '';
  for (let start = 0; start < year.length;) {
    const rating = year[start] ?? 0;
    let end = start + 1;
    while (end < year.length && year[end] === rating) end += 1;
    if (isDrawn(rating)) path += `M${start} 12v-${heights[rating] ?? 1}h${end - start}V12z`;
    start = end;
  }
  return path;
}

const Year = styled.span`
  display: inline-flex;
  gap: ${token.space[2]};
  align-items: end;
  line-height: 1;
`;

const Bars = styled.svg`
  flex: none;
  inline-size: 84px;
  block-size: 12px;
  fill: currentColor;
  mask: repeating-linear-gradient(to right, #000 0 6px, transparent 0 7px);

  & > :first-child {
    opacity: 0.5;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
