import { resolveImages } from '#src/entities/images/resolveImages.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { PartnerRow } from './partner.model.ts';

type Profile = PartnerRow['profile'];
interface Wish {
  intro?: string | undefined;
  whyUs?: string | undefined;
  process?: string | undefined;
  photos?: { id: string }[] | undefined;
}

/** The wished fields of a profile with their pictures as records keep them; 422 at `pointer` for a picture that is not there. */
export async function chosenProfile(
  { photos, ...texts }: Wish,
  pointer: string,
  context: CallContext,
): Promise<{ [K in keyof Profile]?: Profile[K] | undefined }> {
  if (!photos) return texts;
  const images = await resolveImages(
    photos.map(({ id }) => id),
    context,
  );
  const chosen = photos.map(({ id }, index) => {
    const image = images.get(id);
    if (!image) throw fieldFailure(`${pointer}/photos/${index}/id`, 'unknown', 'There is no uploaded picture with this id');
    return image;
  });
  return { ...texts, photos: chosen };
}
