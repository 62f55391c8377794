import type { PublishedSite } from '../../builders/publishedSite.ts';
import { nameMonth } from './journeys.ts';
import { NUMBER, parseNumber } from './numbersInWords.ts';
import type { Violation } from './violation.ts';

/** F10: base, year, countries and names of a company are the same everywhere, and numbers in words are right. */
export function findDisagreements({ companies, pages, locations }: PublishedSite): Violation[] {
  const served = locations.filter(({ type, served: isServed }) => type === 'COUNTRY' && isServed).length;
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const places = new Set(names.values());
  const ofCompanies = companies.flatMap(({ slug, title, tagline, summary, about, baseLocationId, foundedYear, countriesServed }) => {
    const page = `/travel-company/${slug}/`;
    const base = names.get(baseLocationId ?? '') ?? '';
    const own = pages.find(({ path }) => path === page)?.sentences ?? [];
    const told = [
      tagline,
      summary,
      ...about.blocks.flatMap((block) => (block.type === 'paragraph' ? block.content.map(({ text }) => text) : [])),
    ];
    const elsewhere = pages.flatMap(({ sentences }) => sentences.filter((one) => one.includes(title)));
    const listed = own[own.indexOf('Plans in') + 1]?.split(', ').toSorted().join(', ');
    const countries = countriesServed
      .map((id) => names.get(id) ?? '')
      .toSorted()
      .join(', ');
    return [
      ...(listed === countries ? [] : [`${title} plans in ${countries}, its page says ${listed}`]),
      ...(own.includes(base) && own.includes(String(foundedYear)) ? [] : [`${title}, ${base}, since ${foundedYear}: not so on its page`]),
      ...[...told, ...elsewhere].filter((one) => {
        const [, place = ''] = /\b(?:office|house|desk|base|based) in ([A-Z][\w’-]+(?: [A-Z][\w’-]+)?)/.exec(one) ?? [];
        return places.has(place) && place !== base;
      }),
      ...[...told, ...elsewhere].filter((one) => {
        const [, year] = /\b(?:since|founded in|began in) ((?:19|20)\d\d)\b/i.exec(one) ?? [];
        return year !== undefined && Number(year) !== foundedYear;
      }),
    ].map((sentence) => ({ page, sentence }));
  });
  const counts: [RegExp, number][] = [
    [new RegExp(`\\b(?:in|the|all|our) (${NUMBER}) countries\\b`, 'i'), served],
    [new RegExp(`\\b(${NUMBER}) (?:travel )?companies\\b(?! (?:that|answer|who|in|should|and|will))`, 'i'), companies.length],
  ];
  const house = pages.filter(({ path }) =>
    /^\/(?:about-us|how-it-works|our-promises|team|destinations|travel-companies|careers|contact)?\/?$/.test(path),
  );
  const inWords = house.flatMap(({ path, sentences }) =>
    sentences.flatMap((sentence) =>
      counts.some(([pattern, real]) => {
        const value = parseNumber(pattern.exec(sentence)?.[1] ?? '');
        return value !== undefined && value !== real;
      })
        ? [{ page: path, sentence }]
        : [],
    ),
  );
  return [...ofCompanies, ...inWords];
}

const MONTHS = Array.from({ length: 12 }, (_, index) => nameMonth(index + 1));
const ANY_MONTH = MONTHS.join('|');
const OTHER_DATES = [
  new RegExp(`\\b(?:${ANY_MONTH}) \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d\\b`),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:${ANY_MONTH}) (?:19|20)\\d\\d\\b`),
  new RegExp(`\\b0\\d (?:${ANY_MONTH}) (?:19|20)\\d\\d\\b`),
  /\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d\d\b/,
  /\b(?:19|20)\d\d-\d\d-\d\d\b/,
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.? (?:19|20)\d\d\b/,
];
const DAY_MS = 86_400_000;

/** F13: dates read “5 March 2027”; what was checked was checked in the past year. */
export function findOtherDates({ pages, frame, itineraries, guides }: PublishedSite, now: number): Violation[] {
  const parts = [...pages, { path: 'every page', sentences: frame }];
  const written = parts.flatMap(({ path, sentences }) =>
    sentences
      .filter((sentence) => !sentence.startsWith('For example, ')) // the hint of a field says what may be typed
      .filter((sentence) => OTHER_DATES.some((pattern) => pattern.test(sentence)))
      .map((sentence) => ({ page: path, sentence })),
  );
  const checked = [
    ...itineraries.map(({ slug, priceCheckedOn: day }) => ({ page: `/itineraries/${slug}/`, day })),
    ...guides.map(({ slug, advisoryCheckedOn: day }) => ({ page: `/guides/${slug}/`, day })),
  ];
  return [
    ...written,
    ...checked.flatMap(({ page, day }) => {
      const age = day === null ? 0 : now - Date.parse(day);
      return age < -DAY_MS || age > 366 * DAY_MS ? [{ page, sentence: `Checked on ${day}` }] : [];
    }),
  ];
}

/** F14: months named beside a country in menus and captions are among its good and best ones. */
export function findMonthsOutOfSeason({ settings, guides, locations, pages }: PublishedSite): Violation[] {
  const notes = settings.menus.flatMap(({ sections }) =>
    sections.flatMap(({ links }) => links.flatMap(({ label, note }) => (note ? [{ page: 'menu', place: label, text: note }] : []))),
  );
  const captions = pages
    .filter(({ path }) => path === '/' || path === '/destinations/')
    .flatMap(({ path, sentences }) =>
      sentences.flatMap((sentence) => {
        const [, place = ''] = new RegExp(`^([A-Z][\\w ]+), (?:${ANY_MONTH})$`).exec(sentence) ?? [];
        return place === '' ? [] : [{ page: path, place, text: sentence }];
      }),
    );
  return [...notes, ...captions].flatMap(({ page, place, text }) => {
    const country = locations.find(({ name, type }) => name === place && type === 'COUNTRY');
    const guide = guides.find(({ locationId, guideType }) => guideType === 'DESTINATION' && locationId === country?.id);
    const named = listMonths(text);
    const wrong = guide
      ? named.filter((month) => guide.bestMonths.some((one) => one.month === month && (one.rating === 'FAIR' || one.rating === 'AVOID')))
      : [];
    return wrong.length === 0 ? [] : [{ page, sentence: `${place}: ${text} (${wrong.map(nameMonth).join(', ')})` }];
  });
}

/** The months that a text names, with those between “July to October”. */
function listMonths(text: string): number[] {
  const range = new RegExp(`(${ANY_MONTH}) to (${ANY_MONTH})`).exec(text);
  const named = MONTHS.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
  if (!range) return named;
  const [first, last] = [MONTHS.indexOf(range[1] ?? '') + 1, MONTHS.indexOf(range[2] ?? '') + 1];
  const length = ((last - first + 12) % 12) + 1;
  return [...new Set([...named, ...Array.from({ length }, (_, index) => ((first - 1 + index) % 12) + 1)])];
}
