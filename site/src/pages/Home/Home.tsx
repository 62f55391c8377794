import { from, PressStrip, Section, type PressStripProps } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { Phone } from '#src/shared/phones.ts';
import { AtlasIndex } from './AtlasIndex.tsx';
import { Closing } from './Closing.tsx';
import type { HomeData } from './home.loader.ts';
import { Journal } from './Journal.tsx';
import { Method } from './Method.tsx';
import { Opening } from './Opening.tsx';
import { Plates } from './Plates.tsx';
import { Season } from './Season.tsx';
import { Voice } from './Voice.tsx';

/** Props of Home. */
export interface HomeProps {
  /** What published reviews come to; null: not known. */
  reviews: { rating: number; count: number } | null;
  /** The four news outlets that wrote about us; null: not known. */
  press: PressStripProps['outlets'] | null;
  /** The person is of the trade: words stand in place of the trip-request buttons. */
  isTrade: boolean;
  /** The number to call. */
  phone: Phone;
  /** Routes of this month, the newest articles, the guides. */
  editors: HomeData;
}

/** The face of the brand: a view, how a journey is drawn, three plates, what is in season, the index of the atlas, the journal, a voice, and the way in. */
export function Home({ reviews, press, isTrade, phone, editors }: HomeProps) {
  return (
    <>
      <Opening reviews={reviews} isTrade={isTrade} />
      <Method />
      <Plates />
      <Season month={editors.month} routes={editors.routes} />
      <AtlasIndex />
      <Journal stories={editors.stories} guides={editors.guides} />
      <Voice />
      {press && (
        <Press room="half">
          <PressStrip outlets={press} title="What was written about us" />
        </Press>
      )}
      <Closing isTrade={isTrade} phone={phone} />
    </>
  );
}

/** On wide windows the footer shows the same outlets, two screens below. */
const Press = styled(Section)`
  ${from.tablet} {
    display: none;
  }
`;
