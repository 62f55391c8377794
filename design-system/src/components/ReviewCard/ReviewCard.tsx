import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Stars } from '#src/components/StarRating/StarRating.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { dateFormat, numberFormat } from '#src/formats.ts';
import { HelpfulButton } from './HelpfulButton.tsx';
import { Body, Byline, RatingLine, Reply, Root } from './ReviewCard.styles.ts';
import type { HelpfulVotes } from './useHelpfulVote.ts';

/** What the company answered. */
export interface ReviewReply {
  /** The company's name, or a person's. */
  author: string;
  /** The day it answered, `YYYY-MM-DD` or a full ISO time. */
  date: string;
  /** Its words. */
  text: ReactNode;
}

/** Props of ReviewCard; what is not listed goes to the article. */
export interface ReviewCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The review's own heading; it names the article. */
  title: ReactNode;
  /** The heading's place in the outline of the page; 3 unless said. */
  level?: HeadingProps['level'] | undefined;
  /** `card` in a list; `letter` alone on its page, heading and words large. A card unless said. */
  look?: 'card' | 'letter' | undefined;
  /** The rating given, 0 to 5. */
  rating: number;
  /** Who wrote it, as they want to be named. */
  author: string;
  /** The day it was written, `YYYY-MM-DD` or a full ISO time; shown as its day in UTC. */
  date: string;
  /** What the journey was: “Kenya, 12 nights, with children”. */
  journey?: ReactNode;
  /** The words of the traveller. */
  children: ReactNode;
  /** How many found it helpful; without it there is no button. */
  votes?: HelpfulVotes | undefined;
  /** Keeps a vote; a promise that is rejected takes it back with a message. */
  onVote?: ((pressed: boolean) => Promise<unknown> | void) | undefined;
  /** What the company answered. */
  reply?: ReviewReply | undefined;
  /** The language numbers and days are written in, a BCP 47 tag. */
  locale?: string | undefined;
  /** The rating in words, from the written figure. */
  ratingText?: ((rating: string) => string) | undefined;
  /** The words of the button. */
  helpfulText?: string | undefined;
  /** Said once after a vote was kept, from the new count. */
  helpfulCountText?: ((count: number) => string) | undefined;
  /** Shown and said when a vote could not be kept. */
  helpfulFailedText?: string | undefined;
  /** The line above an answer, from its author. */
  replyText?: ((author: string) => string) | undefined;
}

/** What one traveller wrote: the rating in words, the text, who and when, votes, and the company's answer. */
export function ReviewCard({
  title,
  level = 3,
  look = 'card',
  rating,
  author,
  date,
  journey,
  children,
  votes,
  onVote,
  reply,
  locale = 'en',
  ratingText = (figure) => `${figure} out of 5`,
  helpfulText = 'Helpful',
  helpfulCountText = (count) => (count === 1 ? '1 reader found this helpful' : `${count} readers found this helpful`),
  helpfulFailedText = 'Your vote was not kept. Try again in a minute.',
  replyText = (name) => `${name} answered`,
  ...rest
}: ReviewCardProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} data-look={look} {...rest}>
      <RatingLine>
        <Stars rating={rating} />
        {ratingText(numberFormat(locale, { maximumFractionDigits: 1 }).format(rating))}
      </RatingLine>
      <Heading level={level} size={look === 'letter' ? 'h1' : 'h3'} id={headingId}>
        {title}
      </Heading>
      <Body>{children}</Body>
      <Byline>
        <span>{author}</span>
        {journey && <span>{journey}</span>}
        <Day date={date} locale={locale} />
      </Byline>
      {reply && (
        <Reply>
          <Byline>
            <span>{replyText(reply.author)}</span>
            <Day date={reply.date} locale={locale} />
          </Byline>
          <div>{reply.text}</div>
        </Reply>
      )}
      {votes && onVote && (
        <HelpfulButton
          votes={votes}
          onVote={onVote}
          label={helpfulText}
          countText={helpfulCountText}
          failedText={helpfulFailedText}
          locale={locale}
        />
      )}
    </Root>
  );
}

/** A day in words; always that of UTC, so that server and browser write the same. */
function Day({ date, locale }: { date: string; locale: string }) {
  return <time dateTime={date}>{dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}</time>;
}
