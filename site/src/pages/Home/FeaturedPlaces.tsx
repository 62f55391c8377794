import { Heading, Image, Link, pictureSource, Text } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import { featuredPlaces, type FeaturedPlace } from './featuredPlaces.data.ts';
import { useDrawOnce } from './useDrawOnce.ts';
import { Figure, RouteDrawing, PlaceSection, Place, Words } from './FeaturedPlaces.styles.ts';

const [first, second, third] = featuredPlaces;

/** Three places in season with pictures, connected by a route line; only those in one of the served countries, by slug. */
export function FeaturedPlaces({ countries }: { countries: readonly string[] }) {
  const isServed = ({ href }: FeaturedPlace) => countries.includes(href.slice(href.indexOf('#') + 1));
  if (!featuredPlaces.some(isServed)) return null;
  return (
    <PlaceSection aria-label="Places in season">
      {isServed(first) && (
        <Place data-lay="end">
          <PlacePicture place={first} ratio="3:2" sizes="(min-width: 900px) 66vw, 100vw" />
          <PlaceText place={first} />
        </Place>
      )}
      {isServed(second) && (
        <Place data-lay="start">
          {isServed(first) && isServed(third) && <Route />}
          <PlacePicture place={second} ratio="4:5" sizes="(min-width: 900px) 42vw, 100vw" />
          <PlaceText place={second} />
        </Place>
      )}
      {isServed(third) && (
        <Place data-lay="both">
          <PlacePicture place={third} ratio="21:9" sizes="100vw" />
          <PlaceText place={third} />
        </Place>
      )}
    </PlaceSection>
  );
}

interface PictureProps {
  place: FeaturedPlace;
  ratio: '3:2' | '4:5' | '21:9';
  sizes: string;
}

function PlacePicture({ place, ratio, sizes }: PictureProps) {
  const { alt, caption, focalX, focalY } = pictures[place.picture];
  return (
    <Figure>
      <Image source={pictureSource(place.picture)} alt={alt} ratio={ratio} sizes={sizes} focus={`${focalX * 100}% ${focalY * 100}%`} />
      <Text as="figcaption" variant="fact" tone="soft">
        {caption}
      </Text>
    </Figure>
  );
}

function PlaceText({ place: { region, water, title, text, href, link } }: { place: FeaturedPlace }) {
  return (
    <Words>
      <Text variant="region" tone="soft">
        {region}
      </Text>
      <Heading level={2}>{title}</Heading>
      <Text variant="water" tone="soft">
        {water}
      </Text>
      <Text tone="soft">{text}</Text>
      <Link href={href} variant="onward">
        {link}
      </Link>
    </Words>
  );
}

/** Route line from the first place past the second to the third. */
function Route() {
  const line = useDrawOnce();
  return (
    <RouteDrawing ref={line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M74 0C74 12 68 17 60 21S47.5 31 47.5 46 45 70 45 80 56 92 56 100" />
      <path d="M74 0h.01M47.5 46h.01M56 100h.01" data-part="waypoint" />
      <path d="M74 0h.01M47.5 46h.01M56 100h.01" data-part="hole" />
    </RouteDrawing>
  );
}
