import { RichText, VisuallyHidden, type RichTextProps } from '@farwend/design-system';
import { startsDeep } from './startsDeep.ts';

/** Props of StoryText; what is not listed goes to the text. */
export interface StoryTextProps extends Omit<RichTextProps, 'deeper'> {
  /** What the text is about, heard where its first part has no heading of its own. */
  label: string;
}

/** A text right below the title of a page: cards in it stand below a heading of the second level, be it one that is only heard. */
export function StoryText({ label, blocks, ...rest }: StoryTextProps) {
  return (
    <>
      {startsDeep(blocks) && <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      <RichText blocks={blocks} {...rest} />
    </>
  );
}
