import type { ContactPoint, Graph, SearchAction } from 'schema-dts';

/** Who we are, where our pages are and how to search them, for search machines. No rating of ourselves: that is for others to state. */
export function houseData(origin: string, phone: string): Graph {
  const house = `${origin}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': house,
        name: 'Farwend',
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        ...(phone.startsWith('tel:') ? { contactPoint: contactPoint(phone) } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Farwend',
        url: `${origin}/`,
        publisher: { '@id': house },
        inLanguage: 'en',
        potentialAction: searchAction(origin),
      },
    ],
  };
}

/** Search machines know one property more than the vocabulary: how the query is filled in. */
function searchAction(origin: string): SearchAction & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

function contactPoint(phone: string): ContactPoint {
  return { '@type': 'ContactPoint', telephone: phone.slice('tel:'.length), contactType: 'customer service' };
}
