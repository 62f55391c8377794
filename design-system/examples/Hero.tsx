import { ButtonLink, Heading, Hero, Image, photoSource } from '@farwend/design-system';

const coast = { source: photoSource('https://photos.example/coast.jpg'), alt: 'Hills above the sea' };

export function HeroExample() {
  return (
    <Hero aria-labelledby="title" picture={<Image {...coast} ratio="fill" sizes="100vw" priority />} caption="Nærøyfjord, 60°56′N 6°55′E">
      <Heading level={1} size="display" id="title">
        By mail boat to the end of the road
      </Heading>
      <ButtonLink href="/trip-request" variant="primary" size="large">
        Design My Dream Trip
      </ButtonLink>
    </Hero>
  );
}
