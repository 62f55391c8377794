import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Stars } from '#src/components/StarRating/StarRating.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { dateFormat, numberFormat } from '#src/formats.ts';
import { HelpfulButton } from './HelpfulButton.tsx';
import { Body, Byline, RatingLine, Reply, Root } from './ReviewCard.styles.ts';
import type { HelpfulVotes } from './useHelpfulVote.ts';

/** The company's reply. */
export interface ReviewReply {
  /** Name of the company or the person replying. */
  author: string;
  /** Date of the reply, `YYYY-MM-DD` or a full ISO timestamp. */
  date: string;
  /** Link text. */
  text: ReactNode;
}

/** Props of ReviewCard. Other attributes are passed to the `<article>`. */
export interface ReviewCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Heading of the review; it names the article. */
  title: ReactNode;
  /** Heading level in the page outline. Defaults to 3. */
  level?: HeadingProps['level'] | undefined;
  /** `card` for lists; `letter` for a review on its own page, in large type. Defaults to `card`. */
  look?: 'card' | 'letter' | undefined;
  /** Rating, 0 to 5. */
  rating: number;
  /** Name the author goes by. */
  author: string;
  /** Date of the review, `YYYY-MM-DD` or a full ISO timestamp; shown as a UTC date. */
  date: string;
  /** Journey reviewed: “Kenya, 12 nights, with children”. */
  journey?: ReactNode;
  /** Text of the review. */
  children: ReactNode;
  /** Helpful votes; without them there is no vote button. */
  votes?: HelpfulVotes | undefined;
  /** Saves a vote; a rejected promise reverts it with a message. */
  onVote?: ((pressed: boolean) => Promise<unknown> | void) | undefined;
  /** The company's reply. */
  reply?: ReviewReply | undefined;
  /** BCP 47 locale for formatting numbers and dates. */
  locale?: string | undefined;
  /** Text for the rating, from its formatted form. */
  ratingText?: ((rating: string) => string) | undefined;
  /** Button label. */
  helpfulText?: string | undefined;
  /** Announced once a vote is saved, from the new count; not for none. */
  helpfulCountText?: ((count: number) => string) | undefined;
  /** Shown and announced when a vote could not be saved. */
  helpfulFailedText?: string | undefined;
  /** Byline of the reply, from its author. */
  replyText?: ((author: string) => string) | undefined;
}

/** One traveller's review: rating, text, author and date, helpful votes and the company's reply. */
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

/** A formatted date, always in UTC so that server and browser render the same. */
function Day({ date, locale }: { date: string; locale: string }) {
  return <time dateTime={date}>{dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}</time>;
}
