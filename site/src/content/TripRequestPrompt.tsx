import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { ButtonLink, Contours, from, Heading, icons, Section, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of WayIn. */
export interface WayInProps {
  /** The heading. */
  title: string;
  /** A sentence or two below it. */
  text: string;
  /** The words of the button. */
  label?: string;
  /** Where it leads; the trip request unless said. */
  href?: string;
  /** The person is of the trade: words stand in place of the button. */
  isTrade: boolean;
}

/** The end of a page: the way into a trip request. */
export function WayIn({ title, text, label = 'Design My Dream Trip', href = '/trip-request', isTrade }: WayInProps) {
  return (
    <Section tone="glacier" aria-labelledby="way-in" data-print="hide">
      <Contours />
      <Words>
        <Heading level={2} id="way-in">
          {title}
        </Heading>
        <Text variant="lead">{text}</Text>
        {isTrade ? (
          <Text>{ONLY_TRAVELERS}</Text>
        ) : (
          <ButtonLink href={href} variant="strong" size="large" iconAfter={icons.arrow}>
            {label}
          </ButtonLink>
        )}
      </Words>
    </Section>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${token.space[6]};
  justify-items: start;
  max-inline-size: 38rem;

  ${from.menu} {
    max-inline-size: 50%;
  }
`;
