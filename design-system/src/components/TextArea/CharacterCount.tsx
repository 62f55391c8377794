import { useDebouncedValue } from '#src/components/DestinationCombobox/useDebouncedValue.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Count } from './TextArea.styles.ts';

/** Texts of the character count. */
export interface CharacterCountTexts {
  /** Text while characters are left, from their number. */
  leftText?: ((count: number) => string) | undefined;
  /** Text when the limit is exceeded, from the number of excess characters. */
  overText?: ((count: number) => string) | undefined;
}

/** Props of CharacterCount. */
export interface CharacterCountProps extends CharacterCountTexts {
  /** Id referenced by the textarea's `aria-describedby`. */
  id: string;
  /** Number of characters typed. */
  length: number;
  /** Maximum number of characters. */
  limit: number;
}

/** Remaining characters, shown from three quarters of the limit and announced after typing pauses. */
export function CharacterCount({
  id,
  length,
  limit,
  leftText = (count) => `You have ${plural(count)} left`,
  overText = (count) => `You have ${plural(count)} too many`,
}: CharacterCountProps) {
  const shown = length >= limit * 0.75;
  const text = !shown ? '' : length > limit ? overText(length - limit) : leftText(limit - length);
  const announcement = useDebouncedValue(text);
  return (
    <>
      <Count id={id} data-over={length > limit || undefined}>
        {text}
      </Count>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function plural(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}
