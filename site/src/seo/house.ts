import { phones } from '#src/shared/phones.ts';

/** Who we are and where our pages are, for search machines. No rating of ourselves: that is for others to state. */
export function houseData(origin: string): object {
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
        contactPoint: { '@type': 'ContactPoint', telephone: phones.call.href.slice('tel:'.length), contactType: 'customer service' },
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Farwend',
        url: `${origin}/`,
        publisher: { '@id': house },
        inLanguage: 'en',
      },
    ],
  };
}
