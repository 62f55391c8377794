import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import { authors } from './data/reviews/authors.data.ts';
import { countryPhrases } from './data/reviews/countryPhrases.data.ts';
import { partnerData } from './data/partners.data.ts';
import { servedCountries } from './data/places.data.ts';
import { ReviewComposer, type ReviewSpec } from './composeReview.ts';
import { VarietyPicker } from './varietyPicker.ts';
import { buildDemoAgents } from './partners.seed.ts';
import { type Random, createRandom } from './random.ts';
import { REPLIED, REVIEW_MONTHS, reviewsByCompany, reviewsByRating } from './reviewPlan.ts';
import type { DemoReview } from './buildReviewRow.ts';
import type { SeedContext } from './seedContext.ts';

const DAY = 86_400_000;
const parties = ['COUPLE', 'COUPLE', 'COUPLE', 'FAMILY', 'FAMILY', 'FRIENDS', 'FRIENDS', 'GROUP', 'SOLO'] as const;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** Composes the reviews still missing for every company and rating, from phrases of each country. */
export function buildComposedReviews(authored: readonly DemoReview[], context: Pick<SeedContext, 'time'>): DemoReview[] {
  const random = createRandom(1264);
  const composer = new ReviewComposer(new VarietyPicker(random), random);
  const companies = shuffle(
    listMissing(
      reviewsByCompany,
      authored.map(({ company }) => company),
    ),
    random,
  );
  const ratings = shuffle(
    listMissing(
      reviewsByRating,
      authored.map(({ rating }) => rating),
    ),
    random,
  );
  const dates = ratings.map(() => reviewDate(random, context.time)).toSorted((a, b) => a.getTime() - b.getTime());
  const replied = new Set(
    shuffle(
      ratings.map((_, index) => index),
      random,
    ).slice(0, REPLIED - authored.filter(({ reply }) => reply !== null).length),
  );
  const names = new AuthorNames(random);
  composer.count(authored.flatMap(({ title, text }) => [title, text]));
  const oldestFirst = authored.toSorted((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime());
  return companies.map((company, index) => {
    const reviewedAt = dates[index] ?? context.time.now;
    const rating = ratings[index] ?? 100;
    while (oldestFirst[0] && oldestFirst[0].reviewedAt <= reviewedAt) rememberNext(oldestFirst, composer);
    const spec = specifyReview(company, rating, reviewedAt, random);
    const { title, body, location } = composer.compose(spec);
    const [author, from] = names.next();
    const reply = replied.has(index) ? composer.reply(spec, author.replace(/ \S+$/, '')) : null;
    const { party, nights, country } = spec;
    return {
      key: `composed ${index}`,
      company,
      rating,
      author,
      from,
      party,
      title,
      text: body,
      place: country,
      location,
      reviewedAt,
      nights,
      reply,
      isAuthored: false,
    };
  });
}

/** Remembers the oldest of the letters and removes it from them. */
function rememberNext(letters: DemoReview[], composer: ReviewComposer): void {
  const letter = letters.shift();
  if (letter) composer.remember(listsOf(letter), letter.text);
}

/** The lists in which a review stands: all, those of its company, those of its rating. */
function listsOf({ company, rating }: Pick<DemoReview, 'company' | 'rating'>): string[] {
  return ['all', `company ${company}`, `rating ${rating}`];
}

/** Specifies another review of a company in one of its countries, most often the first. */
function specifyReview(company: string, rating: ReviewRow['rating'], reviewedAt: Date, random: Random): ReviewSpec {
  const [, , codes = []] = partnerData.find(([name]) => name === company) ?? [];
  const code = random.pick(codes.slice(0, 2).flatMap((one, index) => (index === 0 ? [one, one, one] : [one])));
  const phrases = countryPhrases[code];
  const country = servedCountries.find((one) => one.code === code)?.name;
  if (!phrases || country === undefined) throw new Error(`There are no phrases about ${code}.`);
  const lead = buildDemoAgents().find(({ partner, isLead }) => partner === company && isLead);
  const left = new Date(reviewedAt.getTime() - random.integer(20, 45) * DAY);
  const party = random.pick(parties);
  return {
    phrases,
    country,
    agent: lead?.givenName ?? 'She',
    party,
    month: months[left.getUTCMonth()] ?? 'May',
    nights: random.integer(6, 14),
    isWarm: rating === 100,
    lists: listsOf({ company, rating }),
    scopes: {
      all: 15,
      [`company ${company}`]: 12,
      [`country ${code}`]: 12,
      [`party ${party}`]: 10,
      ...(rating === 100 ? {} : { [`rating ${rating}`]: 12 }),
    },
  };
}

/** Repeats each key as often as it is missing. */
function listMissing<K>(targets: readonly (readonly [key: K, count: number])[], present: readonly K[]): K[] {
  return targets.flatMap(([key, count]) => Array.from({ length: count - present.filter((one) => one === key).length }, () => key));
}

/** Peaks after the northern summer and the new year. */
function reviewDate(random: Random, time: SeedContext['time']): Date {
  const month = new Date(Date.UTC(time.now.getUTCFullYear(), time.now.getUTCMonth() - random.integer(0, REVIEW_MONTHS - 1), 1));
  const isPeak = month.getUTCMonth() === 8 || month.getUTCMonth() === 0;
  if (!isPeak && random.chance(35)) return reviewDate(random, time);
  const date = new Date(month.getTime() + random.integer(0, 27) * DAY + random.integer(6, 22) * 3_600_000 + random.integer(0, 59) * 60_000);
  return date < time.now ? date : new Date(time.now.getTime() - random.integer(1, 20) * DAY - random.integer(0, 80_000_000));
}

/** Unique author names with towns. */
class AuthorNames {
  private readonly random: Random;
  private readonly taken = new Set<string>();

  constructor(random: Random) {
    this.random = random;
  }

  next(): readonly [author: string, from: string] {
    const [name, from] = [this.random.pick(authors.names), this.random.pick(authors.towns)];
    const author = `${name} ${this.random.pick([...'ABCDEFGHKLMNOPRSTW'])}.`;
    if (this.taken.has(author)) return this.next();
    this.taken.add(author);
    return [author, from];
  }
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, key: random.integer(0, 1_000_000_000) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
