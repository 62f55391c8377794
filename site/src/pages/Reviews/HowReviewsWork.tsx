import { Heading, RouteList, RouteStop, Section, Stack, Text, token, from } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Steps from the end of a trip to a published review; the days are the deadlines of the back office. */
const steps = [
  {
    title: 'Everybody is asked',
    time: 'Three days after coming home',
    text: 'Each journey that was completed gets one invitation, and a reminder after ten and after twenty-four days. Nobody is picked, and nobody is asked twice for the same journey.',
  },
  {
    title: 'A rating stands as it was given',
    time: 'One to five stars',
    text: 'No word and no star is changed. What is promised for writing, if anything, is promised before there is a rating and printed beside the review.',
  },
  {
    title: 'We read for seven grounds only',
    time: 'And name the ground when one applies',
    text: 'Not a customer, private data, abuse, not about the journey, a conflict of interest, written twice, against the law. A low rating is none of them.',
  },
  {
    title: 'The company may answer',
    time: 'Once, in public',
    text: 'The answer stands under the review for as long as the review does.',
  },
] as const;

/** How reviews are collected and published, as stops along a route. */
export function HowReviewsWork() {
  return (
    <Section tone="glacier" aria-labelledby="how-reviews-come">
      <Columns>
        <Stack gap={5} align="start">
          <Heading level={2} id="how-reviews-come">
            From the airport to this page
          </Heading>
          <Text tone="soft">What is written here can be checked against a journey. This is the way it takes.</Text>
        </Stack>
        <RouteList>
          {steps.map(({ title, time, text }) => (
            <RouteStop key={title}>
              <Heading level={3}>{title}</Heading>
              <Text variant="region" tone="soft">
                {time}
              </Text>
              <Text tone="soft">{text}</Text>
            </RouteStop>
          ))}
        </RouteList>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 1fr) minmax(0, 8fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;
