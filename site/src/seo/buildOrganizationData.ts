import type { ContactPoint, Graph, SearchAction } from 'schema-dts';
import type { Phone } from '#src/shared/phones.ts';

/** Builds structured data about the company, its website and its search. No rating of ourselves: that is for others to state. */
export function buildOrganizationData(origin: string, phone: Phone | null): Graph {
  const organizationId = `${origin}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationId,
        name: 'Farwend',
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        ...(phone && { contactPoint: buildContactPoint(phone) }),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Farwend',
        url: `${origin}/`,
        publisher: { '@id': organizationId },
        inLanguage: 'en',
        potentialAction: buildSearchAction(origin),
      },
    ],
  };
}

/** Search engines support one property beyond the vocabulary: how the query is filled in. */
function buildSearchAction(origin: string): SearchAction & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

function buildContactPoint({ href }: Phone): ContactPoint {
  return { '@type': 'ContactPoint', telephone: href.slice('tel:'.length), contactType: 'customer service' };
}
