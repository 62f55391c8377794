import { Heading, Image, Link, pictureSource, Text } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import { plates, type Plate } from './plates.data.ts';
import { Figure, Leg, Sheet, Spread, Words } from './Plates.styles.ts';

const [first, second, third] = plates;

/** Three places in a season, each with its picture. */
export function Plates() {
  return (
    <Sheet aria-label="Places in season">
      <Spread data-lay="end">
        <PlatePicture plate={first} ratio="3:2" sizes="(min-width: 900px) 66vw, 100vw" />
        <PlateWords plate={first} />
      </Spread>
      <Spread data-lay="start">
        <Route />
        <PlatePicture plate={second} ratio="4:5" sizes="(min-width: 900px) 42vw, 100vw" />
        <PlateWords plate={second} />
      </Spread>
      <Spread data-lay="both">
        <PlatePicture plate={third} ratio="21:9" sizes="100vw" />
        <PlateWords plate={third} />
      </Spread>
    </Sheet>
  );
}

interface PictureProps {
  plate: Plate;
  ratio: '3:2' | '4:5' | '21:9';
  sizes: string;
}

function PlatePicture({ plate, ratio, sizes }: PictureProps) {
  const { alt, caption, focalX, focalY } = pictures[plate.picture];
  return (
    <Figure>
      <Image source={pictureSource(plate.picture)} alt={alt} ratio={ratio} sizes={sizes} focus={`${focalX * 100}% ${focalY * 100}%`} />
      <Text as="figcaption" variant="fact" tone="soft">
        {caption}
      </Text>
    </Figure>
  );
}

function PlateWords({ plate: { region, water, title, text, href, link } }: { plate: Plate }) {
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

/** The route from the first plate past the second to the third. */
function Route() {
  return (
    <Leg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M74 0C74 12 68 17 60 21S47.5 31 47.5 46 45 70 45 80 56 92 56 100" />
      <path d="M74 0h.01M47.5 46h.01M56 100h.01" data-part="waypoint" />
      <path d="M74 0h.01M47.5 46h.01M56 100h.01" data-part="hole" />
    </Leg>
  );
}
