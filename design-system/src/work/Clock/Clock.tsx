import { useState, type ComponentPropsWithRef } from 'react';
import { dateFormat } from '#src/formats.ts';
import { Left, Ring, Root, Track, Used, Words } from './Clock.styles.ts';
import { clockTexts, type ClockTexts } from './clockTexts.ts';
import { clockTime, formatSpan, passedMark, showsSeconds, type ClockTime, type MeasureBusinessTime } from './clockTime.ts';
import { useTicks } from './useTicks.ts';

/** Props of Clock. */
export interface ClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** When it is due, ISO 8601. */
  due: string;
  /** When it began, ISO 8601; needed to show and announce how much is used up. */
  since?: string | undefined;
  /** Since when it is paused, ISO 8601; the time left then is shown and stands still. */
  pausedAt?: string | undefined;
  /** The server's time in milliseconds: `() => Date.now() + offset`. Keep the function stable. */
  now?: () => number;
  /** The server's time of its rendering; without it, the server's HTML only tells when it is due. */
  renderedAt?: number | undefined;
  /** Business time between two times, in milliseconds; without it, every minute counts. */
  businessTime?: MeasureBusinessTime | undefined;
  /** Time zone of whoever has to act, IANA. */
  timeZone?: string | undefined;
  /** Where that is: “Nairobi”. */
  place?: string | undefined;
  /** BCP 47 locale of the time. */
  locale?: string;
  /** `row`: only what is left, for a row of a list; the rest is read by screen readers. */
  variant?: 'full' | 'row';
  /** Announces half, four fifths and all of the time used up. One clock on a page: that of the open record. */
  announce?: boolean;
  /** Overrides of the English texts. */
  texts?: Partial<ClockTexts>;
}

/** Time left until something is due, drawn each minute and, in the last five, each second; when late, it counts upwards in red. */
export function Clock({
  due,
  since,
  pausedAt,
  now = Date.now,
  renderedAt,
  businessTime,
  timeZone = 'UTC',
  place,
  locale = 'en-GB',
  variant = 'full',
  announce = false,
  texts,
  ...rest
}: ClockProps) {
  const words = { ...clockTexts, ...texts };
  const span = { due: Date.parse(due), since: since === undefined ? null : Date.parse(since), measure: businessTime ?? everyMinute };
  const leftAt = (moment: number) => clockTime(moment, span).leftMs;
  const ticked = useTicks({ now, renderedAt, leftAt, isPaused: pausedAt !== undefined });
  const moment = pausedAt === undefined ? ticked : Date.parse(pausedAt);
  const time = moment === null ? null : clockTime(moment, span);
  const isLate = time !== null && time.leftMs < 0;
  const zone = place === undefined ? '' : ` ${place}`;
  const dueTime = formatDue(span.due, moment ?? span.due, locale, timeZone) + zone;
  const left = time && formatSpan(time.leftMs, locale, { seconds: showsSeconds(time.leftMs), days: businessTime === undefined });
  const state = pausedAt !== undefined ? 'paused' : isLate ? 'late' : time && passedMark(time) === 'most' ? 'soon' : 'running';
  return (
    <Root data-state={state} data-variant={variant} {...rest}>
      <Dial used={time?.used ?? null} isLate={isLate} />
      {left !== null && <Left>{isLate ? words.late(left) : left}</Left>}
      <Words data-unseen={variant === 'row' && left !== null ? '' : undefined}>
        {left !== null && businessTime && !isLate ? `${words.business}, ` : ''}
        {state === 'paused' ? words.paused : <time dateTime={due}>{isLate ? words.since(dueTime) : words.until(dueTime)}</time>}
      </Words>
      {announce && time && <Announcement time={time} words={words} left={left ?? ''} />}
    </Root>
  );
}

const everyMinute: MeasureBusinessTime = (fromMs, toMs) => toMs - fromMs;

/** Fills with the time used up; what is late is a full disc with a gap. */
function Dial({ used, isLate }: { used: number | null; isLate: boolean }) {
  const share = isLate ? 1 : Math.min(used ?? 0, 1);
  return (
    <Ring viewBox="0 0 16 16" aria-hidden="true">
      <Track cx="8" cy="8" r="6" />
      {share > 0 && <Used cx="8" cy="8" r="6" pathLength="100" strokeDasharray={`${Math.round(share * 100)} 100`} />}
      <path d={isLate ? 'M8 4.6v4M8 10v1.6' : 'M8 4.8V8l2 1.4'} />
    </Ring>
  );
}

/** Says the mark that is passed while the clock is shown, not the one at which it was opened. */
function Announcement({ time, words, left }: { time: ClockTime; words: ClockTexts; left: string }) {
  const mark = passedMark(time);
  const [{ last, text }, setSaid] = useState({ last: mark, text: '' });
  if (mark !== last) {
    const news = { half: words.half(left), most: words.most(left), late: words.breach };
    setSaid({ last: mark, text: mark === null ? '' : news[mark] });
  }
  return (
    <span role="status" data-unseen="">
      {text}
    </span>
  );
}

/** “Tue 09:00” within six days, otherwise “3 Mar, 09:00”. */
function formatDue(due: number, now: number, locale: string, timeZone: string): string {
  const isNear = Math.abs(due - now) < 6 * 86_400_000;
  const day = isNear ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', timeZone }).format(due);
}
