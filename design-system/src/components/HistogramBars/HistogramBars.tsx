import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { numberFormat } from '#src/formats.ts';
import { Bar, Line, LineButton, LineLink, List, Share } from './HistogramBars.styles.ts';
import { percentages } from './percentages.ts';

/** One bar. */
export interface HistogramRow {
  /** Value reported when it is selected. */
  value: string;
  /** Label: “5 stars”. */
  label: string;
  /** Number of items in this bin. */
  count: number;
}

/** Props of HistogramBars. Other attributes are passed to the list element. */
export interface HistogramBarsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onChange'> {
  /** Bars, highest value first. */
  rows: readonly HistogramRow[];
  /** Accessible name of the list. */
  label: string;
  /** Selected values when the bars act as a filter. */
  chosen?: readonly string[] | undefined;
  /** Turns the bars into filter buttons; called with all selected values after each click. */
  onChange?: ((chosen: readonly string[]) => void) | undefined;
  /** Turns the bars into filter links that work without JavaScript: the URL that selects the value or, if already selected, clears it. */
  hrefOf?: ((value: string) => string) | undefined;
  /** Number at the end of each bar: share in percent or count. Defaults to `share`; both are announced. */
  figure?: 'share' | 'count' | undefined;
  /** BCP 47 locale for formatting numbers. */
  locale?: string | undefined;
  /** Text for a count, from the number and its formatted form. */
  countText?: ((count: number, written: string) => string) | undefined;
}

/** Distribution as a list with a bar for each entry; percentages add up to 100. */
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
        const formattedShare = percent.format(share / 100);
        const formattedCount = countText(count, number.format(count));
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
              <span aria-hidden={figure === 'count' || undefined}>{figure === 'share' ? formattedShare : number.format(count)}</span>
              <VisuallyHidden>{figure === 'share' ? `, ${formattedCount}` : `${formattedShare}, ${formattedCount}`}</VisuallyHidden>
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
