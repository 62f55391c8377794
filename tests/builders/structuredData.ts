const thing = ['name', 'description', 'url', 'image', 'sameAs', 'identifier', 'mainEntityOfPage', 'potentialAction'];
const work = [
  ...thing,
  'inLanguage',
  'headline',
  'datePublished',
  'dateModified',
  'author',
  'publisher',
  'about',
  'keywords',
  'isPartOf',
  'mainEntity',
];
const organization = [
  ...thing,
  'logo',
  'contactPoint',
  'foundingDate',
  'knowsLanguage',
  'award',
  'aggregateRating',
  'address',
  'areaServed',
];

const job = [
  'title',
  'datePosted',
  'validThrough',
  'employmentType',
  'hiringOrganization',
  'jobLocation',
  'jobLocationType',
  'applicantLocationRequirements',
  'baseSalary',
  'directApply',
];

/** The schema.org types of our pages: the properties we use, and those that search engines require. */
const schemaTypes: Readonly<Record<string, { knows: readonly string[]; needs: readonly string[] }>> = {
  AboutPage: { knows: work, needs: ['name', 'url'] },
  AdministrativeArea: { knows: thing, needs: ['name'] },
  AggregateOffer: {
    knows: [...thing, 'priceCurrency', 'lowPrice', 'highPrice', 'offerCount', 'availability', 'priceSpecification'],
    needs: ['priceCurrency', 'lowPrice'],
  },
  AggregateRating: { knows: [...thing, 'ratingValue', 'reviewCount', 'bestRating', 'worstRating'], needs: ['ratingValue', 'reviewCount'] },
  Answer: { knows: [...work, 'text'], needs: ['text'] },
  Article: { knows: [...work, 'articleSection'], needs: ['headline', 'image', 'datePublished', 'author'] },
  Brand: { knows: [...thing, 'logo'], needs: ['name'] },
  BreadcrumbList: { knows: [...thing, 'itemListElement', 'numberOfItems'], needs: ['itemListElement'] },
  CollectionPage: { knows: work, needs: ['name', 'url'] },
  CompoundPriceSpecification: {
    knows: [...thing, 'price', 'priceCurrency', 'priceComponent'],
    needs: ['price', 'priceCurrency', 'priceComponent'],
  },
  ContactPoint: { knows: [...thing, 'telephone', 'contactType'], needs: ['telephone', 'contactType'] },
  Country: { knows: thing, needs: ['name'] },
  EntryPoint: { knows: [...thing, 'urlTemplate'], needs: ['urlTemplate'] },
  FAQPage: { knows: work, needs: ['mainEntity'] },
  ItemList: { knows: [...thing, 'itemListElement', 'numberOfItems'], needs: ['itemListElement'] },
  JobPosting: {
    knows: [...thing, ...job],
    needs: ['title', 'description', 'datePosted', 'hiringOrganization'],
  },
  ListItem: { knows: [...thing, 'position', 'item'], needs: ['position', 'name'] },
  MonetaryAmount: { knows: [...thing, 'currency', 'value'], needs: ['currency', 'value'] },
  Organization: { knows: organization, needs: ['name'] },
  Person: { knows: [...thing, 'jobTitle'], needs: ['name'] },
  Place: { knows: [...thing, 'address', 'geo', 'maximumAttendeeCapacity'], needs: [] },
  PostalAddress: { knows: [...thing, 'addressLocality', 'addressCountry', 'addressRegion'], needs: [] },
  Product: { knows: [...thing, 'brand', 'offers', 'aggregateRating'], needs: ['name', 'image', 'offers'] },
  PropertyValue: { knows: [...thing, 'value'], needs: ['value'] },
  QuantitativeValue: { knows: [...thing, 'minValue', 'maxValue', 'unitText', 'value'], needs: ['unitText'] },
  Question: { knows: [...work, 'acceptedAnswer'], needs: ['name', 'acceptedAnswer'] },
  Rating: { knows: [...thing, 'ratingValue', 'bestRating', 'worstRating'], needs: ['ratingValue', 'bestRating'] },
  Review: { knows: [...work, 'reviewBody', 'reviewRating', 'itemReviewed'], needs: ['author', 'reviewRating', 'itemReviewed'] },
  SearchAction: { knows: [...thing, 'target', 'query-input'], needs: ['target', 'query-input'] },
  TouristTrip: { knows: [...thing, 'itinerary', 'provider', 'offers', 'touristType'], needs: ['name', 'itinerary'] },
  TravelAgency: { knows: organization, needs: ['name'] },
  WebPage: { knows: work, needs: ['name', 'url'] },
  WebSite: { knows: work, needs: ['name', 'url'] },
  UnitPriceSpecification: { knows: [...thing, 'price', 'priceCurrency'], needs: ['name', 'price', 'priceCurrency'] },
};

/** The structured data of a page: its types, and what is wrong with it. */
export interface StructuredData {
  /** Types of the top-level entities. */
  about: string[];
  /** Descriptions of faults with their places; empty if there are none. */
  faults: string[];
}

/** Parses every JSON-LD block of a page and validates it against the vocabulary. */
export function parseStructuredData(html: string): StructuredData {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']): unknown =>
    JSON.parse(text),
  );
  const graphs = blocks.map((block) => (isObject(block) && Array.isArray(block['@graph']) ? block['@graph'] : [block]));
  const faults = blocks.flatMap((block) =>
    isObject(block) && block['@context'] === 'https://schema.org' ? [] : ['a block has no context'],
  );
  const things = graphs.flat();
  return { about: things.flatMap(typesOf), faults: [...faults, ...things.flatMap((one) => findFaults(one, typesOf(one).join()))] };
}

function findFaults(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findFaults(one, place));
  if (!isObject(value)) return value === '' || value === null ? [`${place} is empty`] : [];
  const names = Object.keys(value).filter((name) => !name.startsWith('@'));
  const inner = names.flatMap((name) => findFaults(value[name], `${place}.${name}`));
  if (names.length === 0) return inner; // only a pointer: {"@id": …}
  const own = typesOf(value);
  const known = own.map((kind) => schemaTypes[kind]).filter((kind) => kind !== undefined);
  if (known.length === 0 || known.length < own.length) return [`${place} is of no known kind: ${own.join()}`, ...inner];
  return [
    ...names.filter((name) => !known.some(({ knows }) => knows.includes(name))).map((name) => `${place} has no property ${name}`),
    ...known.flatMap(({ needs }) => needs.filter((name) => !names.includes(name)).map((name) => `${place} lacks ${name}`)),
    ...inner,
  ];
}

function typesOf(value: unknown): string[] {
  return isObject(value) ? [value['@type'] ?? []].flat().map(String) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
