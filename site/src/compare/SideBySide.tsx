import { Alert, Breadcrumbs, Container, Heading, PageHeader, Section, Stack, Text } from '@farwend/design-system';
import { PageTop } from '#src/content/PageTop.styles.ts';
import { ChoiceList, type ListedChoice } from './ChoiceList.tsx';
import { comparedKinds, type ComparedKind } from './comparedKinds.data.ts';
import { CompareTray } from './CompareTray.tsx';
import { ComparisonTable, type ComparedFact, type ComparedItem } from './ComparisonTable.tsx';
import { MAX_COMPARED } from './parseCompared.ts';
import type { Comparison } from './useComparison.ts';

/** What a comparison shows. */
export interface ComparisonData {
  items: readonly ComparedItem[];
  facts: readonly ComparedFact[];
  /** Slugs of the items. */
  ids: readonly string[];
  /** Whether the address names more than fit. */
  hasMore: boolean;
  /** Ids in the address that nothing published has. */
  unknownIds: readonly string[];
  /** What else can be compared, while there are fewer than two items; otherwise empty. */
  choices: readonly ListedChoice[];
}

/** Props of SideBySide. */
export interface SideBySideProps extends ComparisonData {
  kind: ComparedKind;
  comparison: Comparison;
}

const eitherOr = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Two or three items side by side; with fewer, the list to choose them from. */
export function SideBySide({ kind, items, facts, ids, hasMore, unknownIds, choices, comparison }: SideBySideProps) {
  const { listTitle, listHref, href, noun, nouns, lead } = comparedKinds[kind];
  const isComparison = items.length > 1;
  const [only] = items;
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: listTitle, href: listHref },
              { label: 'Side by side', href },
            ]}
          />
          <PageHeader title="Side by side" lead={isComparison ? eitherOr.format(items.map(({ title }) => title)) : lead} />
          {unknownIds.length > 0 && (
            <Alert
              tone="info"
              title={unknownIds.length === 1 ? `One ${noun} was not found.` : `${unknownIds.length} ${nouns} were not found.`}
            >
              {describeUnknown(unknownIds, nouns)}
            </Alert>
          )}
        </PageTop>
      </Container>
      {isComparison ? (
        <Section room="half" aria-label="Comparison">
          <ComparisonTable label={`Comparison of ${items.map(({ title }) => title).join(', ')}`} items={items} facts={facts} />
          {hasMore && (
            <Text variant="small" tone="soft">
              {MAX_COMPARED} fit beside each other; the others were left out.
            </Text>
          )}
        </Section>
      ) : (
        <>
          <Section room="half" aria-labelledby="choose">
            <Stack gap={6}>
              <Heading level={2} size="h3" id="choose">
                {only ? `What to put beside ${only.title}` : `Choose two or three ${nouns}`}
              </Heading>
              <ChoiceList choices={choices} comparison={comparison} />
            </Stack>
          </Section>
          <CompareTray kind={kind} comparison={comparison} rows={choices} alongside={ids} />
        </>
      )}
    </>
  );
}

function describeUnknown(ids: readonly string[], nouns: string): string {
  const names = allOf.format(ids.map((id) => `“${id}”`));
  return `${names} ${ids.length === 1 ? 'is' : 'are'} not among the ${nouns} that we show today: misspelt perhaps, or taken down since.`;
}
