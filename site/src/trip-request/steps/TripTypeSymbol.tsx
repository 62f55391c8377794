import type { TripType } from '@farwend/api-contract/rules';
import { tripTypeSymbols } from './tripTypeSymbols.data.ts';

/** The drawn symbol of a trip type, in the colour of the text. Decorative, because the label says the same. */
export function TripTypeSymbol({ type }: { type: TripType }) {
  const { line, fine } = tripTypeSymbols[type];
  return (
    <svg
      viewBox="-8 -6 80 60"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={fine} strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path d={line} strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
