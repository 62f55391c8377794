import { Heading, Image, pictureSource, RatingBadge, Text } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { pictures } from '#src/shared/pictures.data.ts';
import { preload } from 'react-dom';
import { HeroForm, type HeroFormProps } from './HeroForm.tsx';
import { Actions, HeroFooter, Hero, Picture, HeroContent } from './HomeHero.styles.ts';

const { alt, caption, season } = pictures.savanna;
const source = pictureSource('savanna');
/** The displayed width; smaller on phones, which show a third of the picture on a dense screen. */
const sizes = ['(min-aspect-ratio: 8/5) 100vw', '(min-width: 48em) 160vh', '(min-resolution: 2.5dppx) 60vh', '90vh'].join(', ');

/** Props of HomeHero. */
export interface HomeHeroProps extends HeroFormProps {
  /** Average rating and number of published reviews; null if unavailable. */
  reviews: { rating: number; count: number } | null;
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the form. */
  isTrade: boolean;
}

/** Hero of the home page: heading over the sky of the picture, and a form with the rating under its button. */
export function HomeHero({ reviews, isTrade, ...form }: HomeHeroProps) {
  // Otherwise the browser would discover the picture only after all styles and the navigation.
  preload(source.src, { as: 'image', type: 'image/avif', imageSrcSet: source.sets[0]?.srcSet, imageSizes: sizes, fetchPriority: 'high' });
  return (
    <Hero aria-labelledby="opening">
      <Picture>
        <Image source={source} alt={alt} ratio="fill" sizes={sizes} priority focus="78% 60%" />
      </Picture>
      <HeroContent data-mode="light">
        <Heading level={1} size="display" id="opening">
          Journeys drawn by people who have been there
        </Heading>
        <Text variant="lead">
          Describe what you would cross an ocean for. Specialists who live near it answer with a route: days, distances, prices, and what to
          leave out.
        </Text>
        <Actions>
          {isTrade ? <Text>{ONLY_TRAVELERS}</Text> : <HeroForm {...form} />}
          {reviews && <RatingBadge {...reviews} />}
        </Actions>
      </HeroContent>
      <HeroFooter data-mode="dark">
        <Text variant="fact">
          {caption}. {season}, twenty past six
        </Text>
      </HeroFooter>
    </Hero>
  );
}
