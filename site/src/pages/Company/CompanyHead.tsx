import { Facts, Heading, Image, Text, type Fact } from '@farwend/design-system';
import { buildAnswerTime } from '#src/companies/buildAnswerTime.ts';
import { formatDay, formatDollars } from '#src/content/formats.ts';
import { computeAverageStars } from '#src/reviews/rating.ts';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import { Head, Logo, Names, Picture } from './Company.styles.ts';
import type { CompanyData } from './buildCompanyData.ts';

/** Props of CompanyHead. */
export interface CompanyHeadProps extends Omit<CompanyData, 'jsonLd' | 'seo' | 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** Name, tagline, the way into the form and key facts of a company above its picture. */
export function CompanyHead(company: CompanyHeadProps) {
  const { name, tagline, summary, logo, picture, base, isTrade } = company;
  return (
    <>
      <Head>
        <Names>
          {logo && <Logo src={logo.src} width={logo.width} height={logo.height} alt="" />}
          {base && (
            <Text variant="region" tone="soft">
              {base}
            </Text>
          )}
          <Heading level={1}>{name}</Heading>
          <Text variant="water">{tagline}</Text>
          <Text variant="lead" tone="soft">
            {summary}
          </Text>
          <TripRequestButton isTrade={isTrade} />
        </Names>
        <Facts look="list" items={buildFacts(company)} />
      </Head>
      {picture && (
        <Picture>
          <Image
            source={picture.source}
            alt={picture.alt}
            ratio="fill"
            sizes="100vw"
            priority
            {...(picture.focus ? { focus: picture.focus } : {})}
          />
        </Picture>
      )}
    </>
  );
}

function buildFacts(company: CompanyHeadProps): Fact[] {
  const { counts, countries, languages, foundedYear, priceFromPerNightUSD, responseHours, responseCount, specialties } = company;
  const { journeys, journeysCountedUntil } = company;
  const facts: (Fact | null)[] = [
    counts && counts.total > 0
      ? {
          name: 'Rated',
          value: `${computeAverageStars(counts).toFixed(1)} of 5`,
          note: `over ${counts.total.toLocaleString('en-US')} reviews`,
        }
      : null,
    countries.length > 0 ? { name: 'Plans in', value: countries.map((country) => country.name).join(', ') } : null,
    specialties.length > 0 ? { name: 'Known for', value: specialties.join(', ') } : null,
    priceFromPerNightUSD === null ? null : { name: 'From', value: formatDollars(priceFromPerNightUSD), note: 'a night' },
    buildAnswerTime(responseHours, responseCount),
    journeys > 0
      ? {
          name: 'Planned',
          value: journeys === 1 ? '1 journey' : `${journeys.toLocaleString('en-US')} journeys`,
          ...(journeysCountedUntil === null
            ? {}
            : { note: `by its own count until ${formatDay(journeysCountedUntil)}, since then booked with us` }),
        }
      : null,
    languages.length > 0 ? { name: 'Speaks', value: languages.join(', ') } : null,
    foundedYear === null ? null : { name: 'Since', value: String(foundedYear) },
  ];
  return facts.filter((fact) => fact !== null);
}
