import { toPlainText } from '#src/kernel/toPlainText.ts';
import { Failure } from '#src/kernel/failure.ts';

/** Normalizes the fragment of a name that a user has typed; throws 400 if it has fewer than two letters. */
export function parseFragment(fragment: string): string {
  const isReadable = fragment.isWellFormed() && !fragment.includes('\0');
  const text = isReadable ? toPlainText(fragment.slice(0, 100).replaceAll('|', ' ')) : '';
  if (text.length >= 2) return text;
  const message = 'Type at least two letters';
  throw new Failure('validation.failed', {
    message: `${message}.`,
    status: 400,
    errors: [{ pointer: 'fragment', field: 'fragment', code: 'tooSmall', message }],
  });
}
