import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Above, StretchedLink } from '#src/components/Card/Card.styles.ts';
import { useStretchedLink } from '#src/components/Card/useStretchedLink.ts';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { dateFormat } from '#src/formats.ts';
import { Byline, Quote, Root, Source } from './NewsSnippet.styles.ts';

/** Props of NewsSnippet. Other attributes are passed to the `<article>`. */
export interface NewsSnippetProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'onClick' | 'children'> {
  /** Newspaper, magazine or station. */
  source: string;
  /** Original headline; the snippet's only link. */
  headline: string;
  /** URL of the article; it opens in a new tab and announces it. */
  href: string;
  /** Publication date, `YYYY-MM-DD` or a full ISO timestamp; shown as a UTC date. */
  date: string;
  /** A verbatim quote; quotation marks are added. */
  quote?: ReactNode;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** BCP 47 locale for formatting dates. */
  locale?: string | undefined;
  /** Announced after the headline, because the link opens in a new tab. */
  newTabLabel?: string | undefined;
}

/** A press mention: source, date, linked headline and an optional quote. */
export function NewsSnippet({ source, headline, href, date, quote, level = 3, locale = 'en', newTabLabel, ...rest }: NewsSnippetProps) {
  const id = useId();
  const { link, onClick } = useStretchedLink();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading level={level} size="h4" id={id}>
        <StretchedLink ref={link} href={href} variant="bare" newTab {...(newTabLabel === undefined ? {} : { newTabLabel })}>
          {headline}
        </StretchedLink>
      </Heading>
      {quote && (
        <Above onClick={onClick}>
          <Quote>{quote}</Quote>
        </Above>
      )}
      <Byline>
        <Source>{source}</Source>
        <time dateTime={date}>{dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}</time>
      </Byline>
    </Root>
  );
}
