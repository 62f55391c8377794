import { resolveImages } from '#src/publishing/pictures/resolveImages.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { PartnerRow } from './partner.model.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Profile = PartnerRow['profile'];
interface ProfileInput {
  intro?: string | undefined;
  whyUs?: string | undefined;
  process?: string | undefined;
  photos?: { id: string }[] | undefined;
}

/** Resolves the photo ids of profile fields to stored images; throws 422 at `pointer` for an unknown one. */
export async function resolveProfile(
  { photos, ...texts }: ProfileInput,
  pointer: string,
  context: CallContext,
): Promise<{ [K in keyof Profile]?: Profile[K] | undefined }> {
  if (!photos) return texts;
  const images = await resolveImages(
    photos.map(({ id }) => id),
    context,
  );
  const resolved = photos.map(({ id }, index) => {
    const image = images.get(id);
    if (!image) throw unknownReference(`${pointer}/photos/${index}/id`, 'There is no uploaded picture with this id');
    return image;
  });
  return { ...texts, photos: resolved };
}
