import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of MonthScale. */
export interface MonthScaleProps {
  /** Highlighted months, 1 to 12. */
  months: readonly number[];
}

const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The months of a year as a scale bar, thick in the best months. Decorative: the months are also given as text. */
export function MonthScale({ months }: MonthScaleProps) {
  const full = year.filter((month) => months.includes(month)).map((month) => `M${(month - 1) * 18} 6h18`);
  const empty = year.filter((month) => !months.includes(month)).map((month) => `M${(month - 1) * 18 + 9} 3.5v5`);
  return (
    <Bar viewBox="0 0 216 12" aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <path d={`M0 6h216${empty.join('')}`} stroke="currentColor" strokeWidth="1" opacity="0.45" />
      <path d={full.join('')} stroke="currentColor" strokeWidth="8" />
    </Bar>
  );
}

const Bar = styled.svg`
  inline-size: 100%;
  max-inline-size: 216px;
  block-size: 12px;
  color: ${token.color.ink};

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
