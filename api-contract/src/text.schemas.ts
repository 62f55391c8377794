import { z } from 'zod';
import { hasCredentials } from './rules/url.ts';

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Overrides of the direction, which no writing needs, disguise names; the marks, embeddings and isolates of right-to-left writing stay. */
const DIRECTION_OVERRIDES = /[\u202d\u202e]/g;

/** Text that PostgreSQL can store: well-formed Unicode without NUL and other control characters. */
export const cleanText = z.string().refine((text) => text.isWellFormed() && !CONTROL_CHARACTERS.test(text), {
  error: 'Remove the characters that cannot be shown',
  params: { code: 'characters' },
  abort: true,
});

const trimmedLine = cleanText.transform((text) => text.replace(DIRECTION_OVERRIDES, '').replace(/\s+/gu, ' ').trim());

/** One line of text: trimmed, without direction overrides, with runs of whitespace collapsed to one space. */
export const line = shareByLength((max, min) =>
  trimmedLine.pipe(
    z
      .string()
      .min(min, min === 1 ? 'Enter a text' : `Enter at least ${min} characters`)
      .max(max, `Use ${max.toLocaleString('en-US')} characters or fewer`),
  ),
);

/** A URL schema that rejects `user:password@`. */
export function withoutCredentials<T extends z.ZodType<string>>(url: T) {
  return url.refine((text) => !hasCredentials(text), {
    error: 'Remove the user name and password from the address',
    params: { code: 'notAllowed' },
  });
}

const trimmedParagraphs = cleanText.transform((text) => text.replace(/\r\n?/g, '\n').trim());

/** Plain text of several lines, trimmed. */
export const paragraphs = shareByLength((max, min) =>
  trimmedParagraphs.pipe(
    z
      .string()
      .min(min, `Enter at least ${min} characters`)
      .max(max, `Use ${max.toLocaleString('en-US')} characters or fewer`),
  ),
);

/** Schemas are immutable and take a kilobyte each, so texts of the same length share one. */
function shareByLength<T>(build: (max: number, min: number) => T): (max: number, min?: number) => T {
  const schemas = new Map<string, T>();
  return (max, min = 0) => {
    const key = `${min}-${max}`;
    const schema = schemas.get(key) ?? build(max, min);
    schemas.set(key, schema);
    return schema;
  };
}
