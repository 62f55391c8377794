import { from, Heading, PageHeader, Section, Stack, Text, token } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';

/** Props of PartnerContact. */
export interface PartnerContactProps {
  companyCount: number;
  countryCount: number;
  /** The application form. */
  form: ReactNode;
}

/** Terms for companies, who keep what we promise. */
const partnershipTerms = [
  {
    title: 'What comes to you',
    text: 'Requests with dates, party, budget and a page of the traveller’s own words, read by our care desk before you see them.',
  },
  {
    title: 'What we ask',
    text: 'A yes or a no before you have slept on it twice, a first route {promise:firstRoute}, and an answer to every message.',
  },
  {
    title: 'How many you share it with',
    text: 'We ask {promise:companies} companies in all. Never one you have asked us to keep apart.',
  },
  {
    title: 'What it costs',
    text: 'Nothing to join and nothing for a request. A commission when a journey is booked, at the rate in your contract.',
  },
] as const;

/** Page for travel companies that want to join: terms and application form. */
export function PartnerContact({ companyCount, countryCount, form }: PartnerContactProps) {
  const insert = useInsertPromises();
  return (
    <>
      <Section room="half">
        <PageHeader
          region="For travel companies"
          title="You live where they want to go"
          lead="Farwend sends travellers to the people on the ground: houses that plan journeys in their own country, and sleep in the places they book."
          facts={
            companyCount > 0 && (
              <p>
                {formatCount(companyCount, 'company', 'companies')} in {formatCount(countryCount, 'country', 'countries')}{' '}
                {companyCount === 1 ? 'plans' : 'plan'} with us today.
              </p>
            )
          }
        />
      </Section>
      <Section tone="glacier" room="half" aria-label="Terms">
        <Terms>
          {partnershipTerms.map(({ title, text }) => (
            <li key={title}>
              <Heading level={2} size="h4">
                {title}
              </Heading>
              <Text tone="soft">{insert(text)}</Text>
            </li>
          ))}
        </Terms>
      </Section>
      <Section aria-labelledby="partner-form">
        <Columns>
          <Stack gap={4}>
            <Heading level={2} id="partner-form">
              Apply
            </Heading>
            <Text tone="soft">
              Write as you would to a colleague: where you plan, since when, what you are known for, and what you do not do. There is no
              form that says it better.
            </Text>
          </Stack>
          {form}
        </Columns>
      </Section>
    </>
  );
}

function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

const Terms = styled.ul`
  display: grid;
  gap: ${token.space[8]} ${token.space.column};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[2]};
    align-content: start;
    padding-block-start: ${token.space[4]};
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.menu} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 1fr) minmax(0, 7fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;
