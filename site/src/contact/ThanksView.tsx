import { ButtonLink, Heading, Link, RouteList, RouteStop, Section, Text, from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { Phone } from '#src/shared/phones.ts';

/** Props of ThanksView. */
export interface ThanksViewProps {
  heading: string;
  lead: string;
  /** Next steps, in order. */
  steps: readonly { title: string; text: string }[];
  /** Phone number for urgent questions; null if there is none. */
  phone: Phone | null;
  /** Link to continue with. */
  onward: { text: string; href: string };
}

/** Confirmation of a sent message with the next steps. */
export function ThanksView({ heading, lead, steps, phone, onward }: ThanksViewProps) {
  return (
    <FullHeightSection tone="glacier">
      <Columns>
        <Words>
          <Heading level={1}>{heading}</Heading>
          <Text variant="lead" tone="soft">
            {lead}
          </Text>
          <div>
            <ButtonLink href={onward.href} variant="strong">
              {onward.text}
            </ButtonLink>
          </div>
          {phone && (
            <Text tone="soft">
              Cannot wait? <Link href={phone.href}>{phone.text}</Link>
            </Text>
          )}
        </Words>
        <RouteList>
          {steps.map(({ title, text }) => (
            <RouteStop key={title}>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              <Text tone="soft">{text}</Text>
            </RouteStop>
          ))}
        </RouteList>
      </Columns>
    </FullHeightSection>
  );
}

/** At least as high as the window, so that no gap is left above the footer. */
const FullHeightSection = styled(Section)`
  min-block-size: ${token.size.mainMin};
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 1fr) minmax(0, 5fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[6]};
  align-content: start;
`;
