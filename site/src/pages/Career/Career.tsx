import {
  Breadcrumbs,
  ButtonLink,
  Facts,
  Heading,
  RichText,
  Section,
  Stack,
  Text,
  from,
  token,
  type Crumb,
  type RichBlock,
} from '@farwend/design-system';
import { styled } from 'styled-components';
import { formatDay } from '#src/content/formats.ts';
import type { CareerData } from './career.loader.ts';

/** Props of Career. */
export interface CareerProps extends Omit<CareerData, 'jsonLd' | 'hasOwnAction'> {
  crumbs: readonly Crumb[];
}

/** An open position: tasks, requirements and benefits, with the terms in a sidebar. */
export function Career({ title, summary, description, requirements, benefits, applyHref, crumbs, ...terms }: CareerProps) {
  return (
    <Section room="none" aria-labelledby="career-title">
      <Breadcrumbs items={crumbs} />
      <Columns>
        <Stack gap={6}>
          <Text variant="region" tone="soft">
            {terms.department}
          </Text>
          <Heading level={1} id="career-title">
            {title}
          </Heading>
          <Text variant="quote">{summary}</Text>
          <RichText blocks={description} />
          <TextSection title="What you bring" blocks={requirements} />
          <TextSection title="What you get" blocks={benefits} />
        </Stack>
        <Sidebar aria-label="Terms">
          <Facts look="list" items={buildFacts(terms)} />
          {applyHref && (
            <ButtonLink href={applyHref} variant="primary" wide>
              Apply
            </ButtonLink>
          )}
          <Text variant="small" tone="soft">
            A letter of one page is enough. Tell us about a journey you planned for somebody, and what you left out.
          </Text>
        </Sidebar>
      </Columns>
    </Section>
  );
}

function TextSection({ title, blocks }: { title: string; blocks: readonly RichBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <RichText blocks={blocks} deeper={1} />
    </Stack>
  );
}

function buildFacts({
  place,
  workplace,
  employment,
  salary,
  closesAt,
}: Omit<CareerProps, 'title' | 'summary' | 'description' | 'requirements' | 'benefits' | 'applyHref' | 'crumbs'>) {
  return [
    { name: 'Where', value: place, note: workplace },
    { name: 'Hours', value: employment },
    ...(salary ? [{ name: 'Pay', value: salary }] : []),
    { name: 'Open', value: closesAt ? `until ${formatDay(closesAt)}` : 'until somebody is found' },
  ];
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};
  padding-block: ${token.space[8]} ${token.space.section};

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 1fr) minmax(0, 4fr);
    padding-block-start: ${token.space[16]};

    & > :last-child {
      grid-column: 3;
    }
  }
`;

const Sidebar = styled.aside`
  display: grid;
  gap: ${token.space[6]};
  align-content: start;

  ${from.menu} {
    position: sticky;
    inset-block-start: calc(${token.size.nav} + ${token.space[8]});
    align-self: start;
  }
`;
