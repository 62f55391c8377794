import { Link, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';
import type { ComparedChoice } from './changeChoices.ts';
import { CompareTick } from './CompareTick.tsx';
import type { Comparison } from './useComparison.ts';

/** An item to choose, with its page. */
export interface ListedChoice extends ComparedChoice {
  href: string;
  /** Tells it from others in a few words. */
  note: string;
}

/** Props of ChoiceList. */
export interface ChoiceListProps {
  choices: readonly ListedChoice[];
  comparison: Comparison;
}

/** All that can be compared, in short rows with a tick each. */
export function ChoiceList({ choices, comparison }: ChoiceListProps) {
  return (
    <List>
      {choices.map(({ href, note, ...choice }) => (
        <Row key={choice.id}>
          <div>
            <Link href={href} variant="bare">
              {choice.title}
            </Link>
            <Text variant="fact" tone="soft">
              {note}
            </Text>
          </div>
          <CompareTick choice={choice} comparison={comparison} />
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  column-gap: ${token.space.column};
  padding: 0;
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

const Row = styled.li`
  ${wholeRowLink}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token.space[2]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > :first-child {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
`;
