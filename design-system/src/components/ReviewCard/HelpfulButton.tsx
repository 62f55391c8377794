import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { numberFormat } from '#src/formats.ts';
import { Failed, Vote, VoteLine } from './ReviewCard.styles.ts';
import { useHelpfulVote, type HelpfulVotes } from './useHelpfulVote.ts';

/** Props of HelpfulButton. */
export interface HelpfulButtonProps {
  /** Current votes. */
  votes: HelpfulVotes;
  /** Saves a vote; a rejected promise reverts it. */
  onVote: (pressed: boolean) => Promise<unknown> | void;
  /** Button label. */
  label: string;
  /** Announced once a vote is saved, from the new count. */
  countText: (count: number) => string;
  /** Shown and announced when a vote could not be saved. */
  failedText: string;
  /** BCP 47 locale for formatting numbers. */
  locale: string;
}

/** Vote button with the number of votes, if there are any, and an optimistic update that is reverted with a message on failure. */
export function HelpfulButton({ votes, onVote, label, countText, failedText, locale }: HelpfulButtonProps) {
  const { pressed, count, outcome, vote } = useHelpfulVote(votes, onVote);
  return (
    <VoteLine>
      <Vote type="button" aria-pressed={pressed} onClick={() => void vote()}>
        <Icon shape={pressed ? icons.check : icons.plus} />
        <span>{count > 0 ? `${label}, ${numberFormat(locale).format(count)}` : label}</span>
      </Vote>
      <VisuallyHidden role="status">{outcome === 'saved' && count > 0 ? countText(count) : ''}</VisuallyHidden>
      <Failed role="alert">{outcome === 'failed' ? failedText : ''}</Failed>
    </VoteLine>
  );
}
