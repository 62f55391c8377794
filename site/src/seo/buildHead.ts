import type { Contract, ReplyOf } from '@farwend/api-contract';

/** What the head of a page of content says. */
export interface ContentHeadFacts {
  title: string;
  description: string;
  /** Path of the page on the site. */
  path: string;
  /** Another address that is the one to be known; absent: its own. */
  canonical?: string;
  /** Absolute address of the picture of shared links. */
  image?: string;
  imageAlt?: string;
  noIndex?: boolean;
  /** Graphs in the words of schema.org. */
  jsonLd: object[];
}

type Answer = Pick<ReplyOf<Contract['articles']['page']>, 'seo' | 'breadcrumbs' | 'jsonLd'>;

/** The head of a page from the API's answer about it; a preview is kept out of search machines. */
export function headOf({ seo, breadcrumbs, jsonLd }: Answer, origin: string, isPreview = false): ContentHeadFacts {
  const path = breadcrumbs.at(-1)?.url ?? '/';
  return {
    title: seo.title,
    description: seo.description,
    path,
    ...(seo.canonicalUrl === origin + path ? {} : { canonical: seo.canonicalUrl }),
    ...(seo.image?.url ? { image: seo.image.url, imageAlt: seo.image.alt } : {}),
    ...(seo.noIndex || isPreview ? { noIndex: true } : {}),
    jsonLd,
  };
}
