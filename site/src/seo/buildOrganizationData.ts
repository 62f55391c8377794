import type { ContactPoint, Graph, SearchAction } from 'schema-dts';

/** Builds structured data about the company, its website and its search. No rating of ourselves: that is for others to state. */
export function buildOrganizationData(origin: string, phone: string): Graph {
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
        ...(phone.startsWith('tel:') ? { contactPoint: buildContactPoint(phone) } : {}),
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

function buildContactPoint(phone: string): ContactPoint {
  return { '@type': 'ContactPoint', telephone: phone.slice('tel:'.length), contactType: 'customer service' };
}
