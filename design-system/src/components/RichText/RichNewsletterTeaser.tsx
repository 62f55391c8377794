import { ButtonLink } from '#src/components/Button/ButtonLink.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { NewsletterAside } from './RichText.styles.ts';
import type { RichNewsletter } from './richBlocks.ts';

/** Props of RichNewsletterTeaser. */
export interface RichNewsletterTeaserProps extends RichNewsletter {
  /** Heading. */
  title: string;
  /** Text of the link. */
  linkText: string;
  /** Heading level. */
  level: HeadingProps['level'];
}

/** Newsletter teaser inside a text, with a link to the sign-up page. */
export function RichNewsletterTeaser({ title, text, href, linkText, level }: RichNewsletterTeaserProps) {
  return (
    <NewsletterAside>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {text && <p>{text}</p>}
      <p>
        <ButtonLink href={href}>{linkText}</ButtonLink>
      </p>
    </NewsletterAside>
  );
}
