import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { ButtonLink, Contours, from, Heading, icons, Section, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { useTripRequestHref } from '#src/trip-context/TripRequestHref.ts';

/** Props of TripRequestPrompt. */
export interface TripRequestPromptProps {
  /** The heading. */
  title: string;
  /** A sentence or two below it. */
  text: string;
  /** Button label. Defaults to “Design My Dream Trip”. */
  label?: string;
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the button. */
  isTrade: boolean;
}

/** Invitation at the end of a page to start a trip request. */
export function TripRequestPrompt({ title, text, label = 'Design My Dream Trip', isTrade }: TripRequestPromptProps) {
  const href = useTripRequestHref();
  return (
    <Section tone="glacier" aria-labelledby="way-in" data-print="hide">
      <Contours />
      <Content>
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
      </Content>
    </Section>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${token.space[6]};
  justify-items: start;
  max-inline-size: 38rem;

  ${from.menu} {
    max-inline-size: 50%;
  }
`;
