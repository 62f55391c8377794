import { ButtonLink, Heading, icons, Image, Link, pictureSource, Text } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import type { Phone } from '#src/shared/phones.ts';
import { pictures } from '#src/shared/pictures.data.ts';
import { Foot, Ground, Picture, Words } from './Closing.styles.ts';

/** Props of Closing. */
export interface ClosingProps {
  /** The person is of the trade: words stand in place of the button. */
  isTrade: boolean;
  /** The number to call. */
  phone: Phone;
}

/** The way in, under the northern lights. */
export function Closing({ isTrade, phone }: ClosingProps) {
  return (
    <Ground data-tone="night" aria-labelledby="closing">
      <Picture>
        <Image
          source={pictureSource('polar')}
          alt={pictures.polar.alt}
          ratio="fill"
          sizes="(min-aspect-ratio: 8/5) 100vw, 120vh"
          focus="30% 50%"
        />
      </Picture>
      <Words>
        <Heading level={2} size="h1" id="closing">
          Begin with a place, or only a month
        </Heading>
        <Text variant="lead">“Somewhere dark in February” is enough to start with. The rest is our work.</Text>
        {isTrade ? (
          <Text>{ONLY_TRAVELERS}</Text>
        ) : (
          <ButtonLink href="/trip-request" variant="primary" size="large" iconAfter={icons.arrow}>
            Design My Dream Trip
          </ButtonLink>
        )}
      </Words>
      <Foot>
        <Text variant="fact">{pictures.polar.caption}</Text>
        <Text>
          Or call <Link href={phone.href}>{phone.text}</Link>
        </Text>
      </Foot>
    </Ground>
  );
}
