import { convertToStars } from '@farwend/api-contract';
import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import type { CallContext } from '#src/kernel/context.ts';
import type { Breadcrumb } from './loadBreadcrumbs.ts';
import type { ContentFields } from './content.model.ts';
import { buildPagePath } from './pagePaths.ts';
import type { ContentType } from './contentType.ts';
import type { ContentItem } from './findItem.ts';
import type { Rating } from './snippets.ts';

type JsonLd = Record<string, unknown>;

/** The image of the site, for pages without one of their own. */
const SHARE_IMAGE = '/brand/share.jpg';

/** The schema.org data of a content item. */
export function buildJsonLd<F extends ContentFields>(
  type: ContentType<F>,
  item: ContentItem<F>,
  rating: Rating | null,
  { settings }: CallContext,
): JsonLd {
  const { title, summary, seo, heroImage, locale, slug } = item.fields;
  const origin = settings.publicOrigin;
  const url = origin + buildPagePath(type.name, { slug, path: type.columns(item.fields).path ?? null });
  const jsonLdContext = { url, origin, publishedAt: item.publishedAt, updatedAt: item.updatedAt, rating };
  const own = type.jsonLd(item.fields, jsonLdContext);
  const hasLanguage = ![own['@type']].flat().some((kind) => typesWithoutLanguage.has(String(kind)));
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#${type.name}`,
    name: title,
    url,
    description: seo.metaDescription ?? summary,
    ...(hasLanguage ? { inLanguage: locale } : {}),
    image: [heroImage?.url ?? origin + SHARE_IMAGE],
    ...own,
  };
}

/** schema.org defines `inLanguage` for creative works only. */
const typesWithoutLanguage: ReadonlySet<string> = new Set(['Product', 'TravelAgency']);

/** The rating of a company on a scale of 1 to 5. */
export function buildAggregateRating(rating: Rating | null): JsonLd {
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: convertToStars(rating.average),
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

export function buildBreadcrumbJsonLd(crumbs: readonly Breadcrumb[], { settings }: CallContext): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url, position }) => ({ '@type': 'ListItem', position, name, item: settings.publicOrigin + url })),
  };
}

/** The questions of the item's `faq` field and of the FAQ blocks in its body; null if there are none. */
export function buildFaqJsonLd(fields: ContentFields): WithContext<FAQPage> | null {
  const own: Question[] = 'faq' in fields && Array.isArray(fields.faq) ? fields.faq : [];
  const faq = [...own, ...fields.body.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))];
  if (faq.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Question {
  question: string;
  answer: string;
}
