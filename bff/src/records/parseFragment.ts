import { plainText } from '#src/entities/places/plainText.ts';
import { Failure } from '#src/http/failure.ts';

/** Typed letters as they are looked for, in plain text; fewer than two are refused. */
export function fragmentOf(fragment: string): string {
  const isReadable = fragment.isWellFormed() && !fragment.includes('\0');
  const wanted = isReadable ? plainText(fragment.slice(0, 100).replaceAll('|', ' ')) : '';
  if (wanted.length >= 2) return wanted;
  const message = 'Type at least two letters';
  throw new Failure('validation.failed', {
    message: `${message}.`,
    status: 400,
    errors: [{ pointer: 'fragment', field: 'fragment', code: 'tooSmall', message }],
  });
}
