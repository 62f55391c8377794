import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { numberFormat } from '#src/formats.ts';
import { Bar, Gap, StepPlaceholder, PageLink, Pages, Place, StepLink } from './Pagination.styles.ts';
import { visiblePages } from './visiblePages.ts';

/** Props of Pagination. Other attributes are passed to the `<nav>`. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages; renders nothing for fewer than two. */
  pages: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** Accessible name of the landmark. */
  label?: string | undefined;
  /** Text of the "previous" link. */
  previousText?: string | undefined;
  /** Text of the "next" link. */
  nextText?: string | undefined;
  /** Visually hidden text before each page number. */
  pageText?: string | undefined;
  /** Position text on small phones, from the current page and the total. */
  placeText?: ((page: number, pages: number) => string) | undefined;
  /** BCP 47 locale for formatting numbers. */
  locale?: string | undefined;
}

/** Links to the pages of a long list, each with its own URL. */
export function Pagination({
  page,
  pages,
  hrefOf,
  label = 'Pages',
  previousText = 'Previous',
  nextText = 'Next',
  pageText = 'Page',
  placeText = (at, of) => `Page ${at} of ${of}`,
  locale = 'en',
  ...rest
}: PaginationProps) {
  if (pages <= 1) return null;
  const number = numberFormat(locale);
  return (
    <Bar aria-label={label} {...rest}>
      {page > 1 ? (
        <StepLink href={hrefOf(page - 1)} variant="quiet" rel="prev">
          <Icon shape={icons.arrowBack} />
          {previousText}
        </StepLink>
      ) : (
        <StepPlaceholder />
      )}
      <Place>{placeText(page, pages)}</Place>
      <Pages>
        {visiblePages(page, pages).map((step, index) =>
          step === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={step}>
              <PageLink href={hrefOf(step)} variant="quiet" aria-current={step === page ? 'page' : undefined}>
                <VisuallyHidden>{pageText} </VisuallyHidden>
                {number.format(step)}
              </PageLink>
            </li>
          ),
        )}
      </Pages>
      {page < pages ? (
        <StepLink href={hrefOf(page + 1)} variant="quiet" rel="next">
          {nextText}
          <Icon shape={icons.arrow} />
        </StepLink>
      ) : (
        <StepPlaceholder />
      )}
    </Bar>
  );
}
