import { RichText, VisuallyHidden, type RichTextProps } from '@farwend/design-system';
import { startsBelowLevel2 } from './startsBelowLevel2.ts';

/** Props of StoryText. Other props are passed to RichText. */
export interface StoryTextProps extends Omit<RichTextProps, 'deeper'> {
  /** Visually hidden heading, used if the text does not start with a level 2 heading. */
  label: string;
}

/** Rich text directly below a page title. Adds a hidden level 2 heading where needed, so that no heading level is skipped. */
export function StoryText({ label, blocks, ...rest }: StoryTextProps) {
  return (
    <>
      {startsBelowLevel2(blocks) && <VisuallyHidden as="h2">{label}</VisuallyHidden>}
      <RichText blocks={blocks} locale="en-GB" {...rest} />
    </>
  );
}
