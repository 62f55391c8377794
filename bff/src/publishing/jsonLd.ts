import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import type { CallContext } from '#src/http/handler.ts';
import type { CrumbView } from './breadcrumbs.ts';
import type { ContentFields } from './content.model.ts';
import { pageOf } from './contentTypes.ts';
import type { ContentType } from './contentType.ts';
import type { Piece } from './findPiece.ts';
import type { Rating } from './snippets.ts';

type Data = Record<string, unknown>;

/** A piece as schema.org knows its kind. Made from fields; never from stored text. */
export function jsonLdOf<F extends ContentFields>(
  type: ContentType<F>,
  piece: Piece<F>,
  rating: Rating | null,
  { settings }: CallContext,
): Data {
  const { title, summary, seo, heroImage, locale, slug } = piece.fields;
  const origin = settings.publicOrigin;
  const url = origin + pageOf(type.name, { slug, path: type.facts(piece.fields).path ?? null });
  const address = { url, origin, publishedAt: piece.publishedAt, updatedAt: piece.updatedAt, rating };
  const own = type.jsonLd(piece.fields, address);
  const hasLanguage = ![own['@type']].flat().some((kind) => withoutLanguage.has(String(kind)));
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#${type.name}`,
    name: title,
    url,
    description: seo.metaDescription ?? summary,
    ...(hasLanguage ? { inLanguage: locale } : {}),
    ...(heroImage?.url ? { image: [heroImage.url] } : {}),
    ...own,
  };
}

/** A text has a language; what can be bought, and who sells it, has none. */
const withoutLanguage: ReadonlySet<string> = new Set(['Product', 'TravelAgency']);

/** The stars of a company for schema.org, which counts them from 1 to 5. */
export function aggregateRating(rating: Rating | null): Data {
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(rating.average / 2) / 10,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Breadcrumbs for schema.org. */
export function breadcrumbsLd(crumbs: readonly CrumbView[], { settings }: CallContext): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url, position }) => ({ '@type': 'ListItem', position, name, item: settings.publicOrigin + url })),
  };
}

/** Questions and answers for schema.org, those of the piece's own list and those in its text; null when there are none. */
export function faqLd(fields: ContentFields): WithContext<FAQPage> | null {
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
