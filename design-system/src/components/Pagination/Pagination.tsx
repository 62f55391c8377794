import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { numberFormat } from '#src/formats.ts';
import { Bar, Gap, NoStep, PageLink, Pages, Place, StepLink } from './Pagination.styles.ts';
import { pagesShown } from './pagesShown.ts';

/** Props of Pagination; what is not listed goes to the nav element. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page one is on, from 1. */
  page: number;
  /** How many pages there are; with one or none there is nothing to page through. */
  pages: number;
  /** The address of a page, from its number. */
  hrefOf: (page: number) => string;
  /** The name of the landmark. */
  label?: string | undefined;
  /** The words of the link back. */
  previousText?: string | undefined;
  /** The words of the link onward. */
  nextText?: string | undefined;
  /** The word read, not shown, before each number. */
  pageText?: string | undefined;
  /** Where one is, in words, on a small phone. */
  placeText?: ((page: number, pages: number) => string) | undefined;
  /** The language numbers are written in, a BCP 47 tag. */
  locale?: string | undefined;
}

/** The pages of a long list, each with its own address. */
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
        <NoStep />
      )}
      <Place>{placeText(page, pages)}</Place>
      <Pages>
        {pagesShown(page, pages).map((step, index) =>
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
        <NoStep />
      )}
    </Bar>
  );
}
