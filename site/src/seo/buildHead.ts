import type { Contract, ReplyOf } from '@farwend/api-contract';

/** Data of a content page's head. */
export interface ContentHeadData {
  title: string;
  description: string;
  /** Path of the page on the site. */
  path: string;
  /** Canonical URL if it is not the page's own. */
  canonical?: string;
  /** Absolute URL of the share image. */
  image?: string;
  imageAlt?: string;
  noIndex?: boolean;
  /** Schema.org graphs. */
  jsonLd: object[];
}

type PageReply = Pick<ReplyOf<Contract['articles']['page']>, 'seo' | 'breadcrumbs' | 'jsonLd'>;

/** Builds the head of a page from the API's reply; previews are not indexed. */
export function buildHead({ seo, breadcrumbs, jsonLd }: PageReply, origin: string, isPreview = false): ContentHeadData {
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
