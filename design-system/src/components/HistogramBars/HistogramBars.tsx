import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { numberFormat } from '#src/formats.ts';
import { Bar, Line, LineButton, LineLink, List, Share } from './HistogramBars.styles.ts';
import { percentages } from './percentages.ts';

/** One bar. */
export interface HistogramRow {
  /** What is handed over when it is chosen. */
  value: string;
  /** Its name: “5 stars”. */
  label: string;
  /** How many fall into it. */
  count: number;
}

/** Props of HistogramBars; what is not listed goes to the list. */
export interface HistogramBarsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onChange'> {
  /** The bars, largest value first. */
  rows: readonly HistogramRow[];
  /** The name of the list. */
  label: string;
  /** The values chosen, where the bars are a filter. */
  chosen?: readonly string[] | undefined;
  /** Makes the bars a filter: called with all chosen values after each press. */
  onChange?: ((chosen: readonly string[]) => void) | undefined;
  /** Makes the bars a filter that works without script: the page that shows only this value, or all again where it is chosen. */
  hrefOf?: ((value: string) => string) | undefined;
  /** What stands at the end of a line: its share in percent, or its count. The share unless said; both are read out. */
  figure?: 'share' | 'count' | undefined;
  /** The language numbers are written in, a BCP 47 tag. */
  locale?: string | undefined;
  /** A count in words, from its number as written. */
  countText?: ((count: number, written: string) => string) | undefined;
}

/** How many gave what: a list in words with a bar drawn to each; its shares add up to 100. */
export function HistogramBars({
  rows,
  label,
  chosen = [],
  onChange,
  hrefOf,
  figure = 'share',
  locale = 'en',
  countText = (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
  ...rest
}: HistogramBarsProps) {
  const shares = percentages(rows.map(({ count }) => count));
  const number = numberFormat(locale);
  const percent = numberFormat(locale, { style: 'percent' });
  const toggle = (value: string) => onChange?.(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <List aria-label={label} {...rest}>
      {rows.map(({ value, label: name, count }, index) => {
        const share = shares[index] ?? 0;
        const inPercent = percent.format(share / 100);
        const inWords = countText(count, number.format(count));
        const isChosen = chosen.includes(value);
        const content = (
          <>
            <span>
              {name}
              <VisuallyHidden>, </VisuallyHidden>
            </span>
            <Bar aria-hidden="true" focusable="false">
              <rect width={`${share}%`} height="100%" />
            </Bar>
            <Share>
              <span aria-hidden={figure === 'count' || undefined}>{figure === 'share' ? inPercent : number.format(count)}</span>
              <VisuallyHidden>{figure === 'share' ? `, ${inWords}` : `${inPercent}, ${inWords}`}</VisuallyHidden>
            </Share>
          </>
        );
        return (
          <li key={value}>
            {hrefOf && (count > 0 || isChosen) ? (
              <LineLink href={hrefOf(value)} variant="bare" aria-current={isChosen ? 'true' : undefined}>
                {content}
              </LineLink>
            ) : onChange ? (
              <LineButton type="button" aria-pressed={isChosen} disabled={count === 0} onClick={() => toggle(value)}>
                {content}
              </LineButton>
            ) : (
              <Line data-empty={hrefOf ? true : undefined}>{content}</Line>
            )}
          </li>
        );
      })}
    </List>
  );
}
