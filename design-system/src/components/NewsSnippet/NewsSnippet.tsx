import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Above, StretchedLink } from '#src/components/Card/Card.styles.ts';
import { useStretchedPress } from '#src/components/Card/useStretchedPress.ts';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { dateFormat } from '#src/formats.ts';
import { Byline, Quote, Root, Source } from './NewsSnippet.styles.ts';

/** Props of NewsSnippet; what is not listed goes to the article. */
export interface NewsSnippetProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'onClick' | 'children'> {
  /** The newspaper, magazine or station. */
  source: string;
  /** Its headline, word for word; the one link of the snippet. */
  headline: string;
  /** Where the piece stands; it opens in a new tab and says so. */
  href: string;
  /** The day it was printed, `YYYY-MM-DD` or a full ISO time; shown as its day in UTC. */
  date: string;
  /** A sentence of it, word for word; quotation marks are drawn here. */
  quote?: ReactNode;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** The language days are written in, a BCP 47 tag. */
  locale?: string | undefined;
  /** How a new tab is said. */
  newTabLabel?: string | undefined;
}

/** What was printed elsewhere: who, when, the headline that leads there, a sentence of it. */
export function NewsSnippet({ source, headline, href, date, quote, level = 3, locale = 'en', newTabLabel, ...rest }: NewsSnippetProps) {
  const id = useId();
  const { link, onClick } = useStretchedPress();
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
