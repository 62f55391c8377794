import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { numberFormat } from '#src/formats.ts';
import { Failed, Vote, VoteLine } from './ReviewCard.styles.ts';
import { useHelpfulVote, type HelpfulVotes } from './useHelpfulVote.ts';

/** Props of HelpfulButton. */
export interface HelpfulButtonProps {
  /** What is known so far. */
  votes: HelpfulVotes;
  /** Keeps a vote; a promise that is rejected takes it back. */
  onVote: (pressed: boolean) => Promise<unknown> | void;
  /** The words of the button. */
  label: string;
  /** Said once after a vote was kept, from the new count. */
  countText: (count: number) => string;
  /** Shown and said when a vote could not be kept. */
  failedText: string;
  /** The language numbers are written in. */
  locale: string;
}

/** One vote, shown at once, taken back with a message when it fails. */
export function HelpfulButton({ votes, onVote, label, countText, failedText, locale }: HelpfulButtonProps) {
  const { pressed, count, told, vote } = useHelpfulVote(votes, onVote);
  return (
    <VoteLine>
      <Vote type="button" aria-pressed={pressed} onClick={() => void vote()}>
        <Icon shape={pressed ? icons.check : icons.plus} />
        <span>{`${label}, ${numberFormat(locale).format(count)}`}</span>
      </Vote>
      <VisuallyHidden role="status">{told === 'count' ? countText(count) : ''}</VisuallyHidden>
      <Failed role="alert">{told === 'failed' ? failedText : ''}</Failed>
    </VoteLine>
  );
}
