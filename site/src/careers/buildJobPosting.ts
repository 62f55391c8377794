import type { RichBlock } from '@farwend/design-system';
import type { JobPosting, WithContext } from 'schema-dts';
import type { Position } from './positions.ts';

const employmentTypes = { FULL_TIME: 'FULL_TIME', PART_TIME: 'PART_TIME', CONTRACT: 'CONTRACTOR', INTERNSHIP: 'INTERN' } as const;

/** Builds the schema.org JobPosting of an open position for search engines and job boards. */
export function buildJobPosting(origin: string, position: Position, texts: readonly RichBlock[]): WithContext<JobPosting> {
  const { id, slug, title, workplace, employmentType, countryCode, locationText, opensAt, createdAt, closesAt } = position;
  const { salaryMinUSD, salaryMaxUSD, salaryPeriod } = position;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    url: `${origin}/careers/${slug}/`,
    identifier: { '@type': 'PropertyValue', name: 'Farwend', value: id },
    description: texts.map(renderHtml).join(''),
    datePosted: opensAt ?? createdAt.slice(0, 10),
    ...(closesAt ? { validThrough: `${closesAt}T23:59:59Z` } : {}),
    employmentType: employmentTypes[employmentType],
    hiringOrganization: { '@type': 'Organization', name: 'Farwend', sameAs: `${origin}/`, '@id': `${origin}/#organization` },
    ...(workplace === 'REMOTE'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': countryCode ? 'Country' : 'AdministrativeArea', name: countryCode ?? locationText },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: locationText, ...(countryCode ? { addressCountry: countryCode } : {}) },
          },
        }),
    ...(salaryMinUSD !== null && salaryPeriod
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { '@type': 'QuantitativeValue', minValue: salaryMinUSD, maxValue: salaryMaxUSD ?? salaryMinUSD, unitText: salaryPeriod },
          },
        }
      : {}),
    directApply: false,
  };
}

/** Renders a text block as plain HTML; other blocks are omitted. */
function renderHtml(block: RichBlock): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const runs = (content: readonly { text: string }[]) => content.map(({ text }) => escape(text)).join('');
  if (block.type === 'paragraph') return `<p>${runs(block.content)}</p>`;
  if (block.type === 'heading') return `<h3>${escape(block.text)}</h3>`;
  if (block.type === 'list') return `<ul>${block.items.map((item) => `<li>${runs(item)}</li>`).join('')}</ul>`;
  return '';
}
