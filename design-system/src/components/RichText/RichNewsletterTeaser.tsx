import { ButtonLink } from '#src/components/Button/ButtonLink.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { Letter } from './RichText.styles.ts';
import type { RichNewsletter } from './richBlocks.ts';

/** Props of RichLetter. */
export interface RichLetterProps extends RichNewsletter {
  /** Its heading. */
  title: string;
  /** The words of the link. */
  linkText: string;
  /** The level of its heading. */
  level: HeadingProps['level'];
}

/** The newsletter named in a text, with the way to it. */
export function RichLetter({ title, text, href, linkText, level }: RichLetterProps) {
  return (
    <Letter>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      <p>
        <ButtonLink href={href}>{linkText}</ButtonLink>
      </p>
    </Letter>
  );
}
