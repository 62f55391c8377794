import { from, PressStrip, Section } from '@farwend/design-system';
import { styled } from 'styled-components';
import { pressOutlets } from '#src/shared/press.data.ts';
import { AtlasIndex } from './AtlasIndex.tsx';
import { Closing } from './Closing.tsx';
import { Method } from './Method.tsx';
import { Opening } from './Opening.tsx';
import { Plates } from './Plates.tsx';
import { Voice } from './Voice.tsx';

/** Props of Home. */
export interface HomeProps {
  /** What published reviews come to; null: not known. */
  reviews: { rating: number; count: number } | null;
  /** The person is of the trade: words stand in place of the trip-request buttons. */
  isTrade: boolean;
}

/** The face of the brand: a view, how a journey is drawn, three plates, the index of the atlas, a voice, and the way in. */
export function Home({ reviews, isTrade }: HomeProps) {
  return (
    <>
      <Opening reviews={reviews} isTrade={isTrade} />
      <Method />
      <Plates />
      <AtlasIndex />
      <Voice />
      <Press room="half">
        <PressStrip outlets={pressOutlets} title="What was written about us" />
      </Press>
      <Closing isTrade={isTrade} />
    </>
  );
}

/** On wide windows the footer shows the same outlets, two screens below. */
const Press = styled(Section)`
  ${from.tablet} {
    display: none;
  }
`;
