import { ButtonLink, Heading, Link, RouteList, RouteStop, Section, Text, from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of ThanksView. */
export interface ThanksViewProps {
  heading: string;
  lead: string;
  /** What happens now, in order. */
  stops: readonly { title: string; text: string }[];
  /** A number for those who cannot wait. */
  phone: { text: string; href: string };
  /** Where to go from here. */
  onward: { text: string; href: string };
}

/** What happens after a message was sent. */
export function ThanksView({ heading, lead, stops, phone, onward }: ThanksViewProps) {
  return (
    <Sheet tone="glacier">
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
          <Text tone="soft">
            Cannot wait? <Link href={phone.href}>{phone.text}</Link>
          </Text>
        </Words>
        <RouteList>
          {stops.map(({ title, text }) => (
            <RouteStop key={title}>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              <Text tone="soft">{text}</Text>
            </RouteStop>
          ))}
        </RouteList>
      </Columns>
    </Sheet>
  );
}

/** As high as a page is, so that no strip of paper is left below it. */
const Sheet = styled(Section)`
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
