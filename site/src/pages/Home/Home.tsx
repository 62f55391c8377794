import { from, PressStrip, Section, type PressStripProps } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { LayoutContent } from '#src/shared/layoutContent.ts';
import type { Phone } from '#src/shared/phones.ts';
import { AtlasIndex } from './AtlasIndex.tsx';
import { ClosingBanner } from './ClosingBanner.tsx';
import type { HomeData } from './home.loader.ts';
import { Journal } from './Journal.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { HomeHero, type HomeHeroProps } from './HomeHero.tsx';
import { FeaturedPlaces } from './FeaturedPlaces.tsx';
import { Opinions } from './Opinions.tsx';
import { SeasonalRoutes } from './SeasonalRoutes.tsx';
import { Testimonial } from './Testimonial.tsx';

/** Props of Home. */
export interface HomeProps extends Omit<HomeHeroProps, 'destinations' | 'months'> {
  /** Destinations suggested in the hero; absent: the served countries. */
  destinations?: HomeHeroProps['destinations'] | undefined;
  /** Press outlets; null if unavailable. */
  press: PressStripProps['outlets'] | null;
  /** Phone number to call; null if there is none. */
  phone: Phone | null;
  /** Words of a traveller; null if there are none. */
  testimonial: LayoutContent['testimonial'];
  /** Itineraries of this month, people with opinions, newest articles and guides, served countries. */
  editorial: HomeData;
  /** Whether a page has something to show: links to the others are left out. */
  isOpen: (href: string) => boolean;
}

/** The home page. */
export function Home({ reviews, press, isTrade, phone, testimonial, editorial, isOpen, destinations, ...hero }: HomeProps) {
  const countries = editorial.countries.map(({ slug }) => slug);
  return (
    <>
      <HomeHero
        {...hero}
        reviews={reviews}
        isTrade={isTrade}
        destinations={destinations ?? editorial.countries}
        months={editorial.months}
      />
      <HowItWorks hasPage={isOpen('/how-it-works')} />
      <Opinions specialists={editorial.specialists} />
      <FeaturedPlaces countries={countries} />
      <SeasonalRoutes month={editorial.month} routes={editorial.routes} />
      <AtlasIndex countries={countries} />
      <Journal stories={editorial.stories} guides={editorial.guides} />
      {testimonial && <Testimonial {...testimonial} hasReviews={isOpen('/reviews')} />}
      {press && (
        <Press room="half">
          <PressStrip outlets={press} title="What was written about us" />
        </Press>
      )}
      <ClosingBanner isTrade={isTrade} phone={phone} />
    </>
  );
}

/** Hidden on wide windows, where the footer shows the same outlets. */
const Press = styled(Section)`
  ${from.tablet} {
    display: none;
  }
`;
