import { ButtonLink, Heading, icons, Image, pictureSource, RatingBadge, Text } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { pictures } from '#src/shared/pictures.data.ts';
import { preload } from 'react-dom';
import type { HomeProps } from './Home.tsx';
import { Actions, Foot, Ground, Picture, Sky } from './Opening.styles.ts';

const { alt, caption, season } = pictures.savanna;
const source = pictureSource('savanna');
/** As wide as it is drawn; on phones, which show a third of it through a dense screen, fewer pixels than that are enough. */
const sizes = ['(min-aspect-ratio: 8/5) 100vw', '(min-width: 48em) 160vh', '(min-resolution: 2.5dppx) 60vh', '90vh'].join(', ');

/** The first view: a morning in the Mara, with the words in its sky. */
export function Opening({ reviews, isTrade }: Pick<HomeProps, 'reviews' | 'isTrade'>) {
  // The browser would else find the picture only after all styles and the whole navigation.
  preload(source.src, { as: 'image', type: 'image/avif', imageSrcSet: source.sets[0]?.srcSet, imageSizes: sizes, fetchPriority: 'high' });
  return (
    <Ground aria-labelledby="opening">
      <Picture>
        <Image source={source} alt={alt} ratio="fill" sizes={sizes} priority focus="78% 60%" />
      </Picture>
      <Sky data-mode="light">
        <Heading level={1} size="display" id="opening">
          Journeys drawn by people who have been there
        </Heading>
        <Text variant="lead">
          Describe what you would cross an ocean for. Specialists who live near it answer with a route: days, distances, prices, and what to
          leave out.
        </Text>
        <Actions>
          {isTrade ? (
            <Text>{ONLY_TRAVELERS}</Text>
          ) : (
            <ButtonLink href="/trip-request" variant="strong" size="large" iconAfter={icons.arrow}>
              Design My Dream Trip
            </ButtonLink>
          )}
        </Actions>
      </Sky>
      <Foot data-mode="dark">
        {reviews && <RatingBadge {...reviews} />}
        <Text variant="fact">
          {caption}. {season}, twenty past six
        </Text>
      </Foot>
    </Ground>
  );
}
