import { useRested } from '#src/components/DestinationCombobox/useRested.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Count } from './TextArea.styles.ts';

/** How the count reads. */
export interface CharacterCountTexts {
  /** What is read while characters are left, from their number as people write it. */
  leftText?: ((count: number) => string) | undefined;
  /** What is read when the text is too long, from the number too many. */
  overText?: ((count: number) => string) | undefined;
}

/** Props of CharacterCount. */
export interface CharacterCountProps extends CharacterCountTexts {
  /** Id that the textarea names in aria-describedby. */
  id: string;
  /** Characters typed. */
  length: number;
  /** Characters allowed. */
  limit: number;
}

/** Characters left, shown from three quarters of the limit; read aloud once typing has rested. */
export function CharacterCount({
  id,
  length,
  limit,
  leftText = (count) => `You have ${plural(count)} left`,
  overText = (count) => `You have ${plural(count)} too many`,
}: CharacterCountProps) {
  const shown = length >= limit * 0.75;
  const text = !shown ? '' : length > limit ? overText(length - limit) : leftText(limit - length);
  const rested = useRested(text);
  return (
    <>
      <Count id={id} data-over={length > limit || undefined}>
        {text}
      </Count>
      <VisuallyHidden role="status">{rested}</VisuallyHidden>
    </>
  );
}

function plural(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}
