import { ButtonLink, Heading, icons, Image, pictureSource, Text } from '@farwend/design-system';
import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { CallOrWrite } from '#src/shared/CallOrWrite.tsx';
import type { Phone } from '#src/shared/phones.ts';
import { pictures } from '#src/shared/pictures.data.ts';
import { BannerFooter, Banner, Picture, BannerContent } from './ClosingBanner.styles.ts';

/** Props of ClosingBanner. */
export interface ClosingBannerProps {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the button. */
  isTrade: boolean;
  /** Phone number to call; null if there is none. */
  phone: Phone | null;
}

/** Banner at the end of the home page that leads to the trip request form. */
export function ClosingBanner({ isTrade, phone }: ClosingBannerProps) {
  return (
    <Banner data-tone="night" aria-labelledby="closing">
      <Picture>
        <Image
          source={pictureSource('polar')}
          alt={pictures.polar.alt}
          ratio="fill"
          sizes="(min-aspect-ratio: 8/5) 100vw, 120vh"
          focus="30% 50%"
        />
      </Picture>
      <BannerContent>
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
      </BannerContent>
      <BannerFooter>
        <Text variant="fact">{pictures.polar.caption}</Text>
        <Text>
          <CallOrWrite lead="Or" phone={phone} />
        </Text>
      </BannerFooter>
    </Banner>
  );
}
