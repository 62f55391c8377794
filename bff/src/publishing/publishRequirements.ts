import type { FieldError, RichText } from '@farwend/api-contract';
import type { ContentFields } from './content.model.ts';
import { extractText } from './richText/extractText.ts';

/** Something a content item must have before visitors may see it. */
export interface PublishRequirement<F extends ContentFields = ContentFields> {
  message: string;
  /** The code of its errors; by default required. */
  code?: string;
  /** JSON pointers of the fields that lack it. */
  findMissing(fields: F): string[];
}

/** A requirement on one field. */
export function requireField<F extends ContentFields>(
  pointer: string,
  message: string,
  isMet: (fields: F) => boolean,
  code = 'required',
): PublishRequirement<F> {
  return { message, code, findMissing: (fields) => (isMet(fields) ? [] : [pointer]) };
}

export const requireSummary = requireField('/summary', 'Write a summary', ({ summary }) => summary.trim() !== '');
export const requireText = requireField('/body', 'Write the text', ({ body }) => hasText(body));
export const requireHeroImage = requireField('/heroImage', 'Choose a hero image', ({ heroImage }) => heroImage !== null);
/** The map of its places stands in for a picture, because that of another place would be wrong. */
export const requireHeroImageOrPlace = requireField(
  '/heroImage',
  'Choose a hero image, or the place whose map stands in for one',
  ({ heroImage, primaryLocationId, locationIds }) => heroImage !== null || primaryLocationId !== null || locationIds.length > 0,
);

export const requireAuthor = requireField('/authorId', 'Choose the author', ({ authorId }) => authorId !== null);
export const requirePlaceOrTripType = requireField(
  '/primaryLocationId',
  'Choose the place it is about, or a trip type',
  ({ primaryLocationId, locationIds, tripTypes }) => primaryLocationId !== null || locationIds.length + tripTypes.length > 0,
);

export function hasText(text: RichText): boolean {
  return extractText(text).trim() !== '';
}

/** All fields that an item still lacks, in the order of the requirements. */
export function findMissingFields<F extends ContentFields>(requirements: readonly PublishRequirement<F>[], fields: F): FieldError[] {
  return requirements.flatMap(({ message, code = 'required', findMissing }) =>
    findMissing(fields).map((pointer) => fieldError(pointer, code, message)),
  );
}

/** The error of a field; an empty pointer is the whole item. */
export function fieldError(pointer: string, code: string, message: string): FieldError {
  return { pointer, field: pointer.split('/').at(-1) ?? '', code, message };
}
