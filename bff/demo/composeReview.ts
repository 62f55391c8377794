import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import type { CountryPhrases } from './data/reviews/countryPhrases.data.ts';
import { closings, meals, openings, remarks, replies, services, sights, stays, titles, weathers } from './data/reviews/words.data.ts';
import type { VarietyPicker, Scopes } from './varietyPicker.ts';
import type { Random } from './random.ts';

/** The facts that a composed review is about. */
export interface ReviewSpec {
  phrases: CountryPhrases;
  country: string;
  /** Given name of the agent who planned the trip. */
  agent: string;
  party: NonNullable<ReviewRow['partyType']>;
  month: string;
  nights: number;
  isWarm: boolean;
  scopes: Scopes;
}

/** A composed review with a unique text. */
export interface ComposedReview {
  title: string;
  body: string;
  /** Name of the location it is about. */
  location: string;
}

/** Composes reviews and replies from phrases, without repeating a text, title or reply. */
export class ReviewComposer {
  private readonly taken = new Set<string>();
  private readonly fair: VarietyPicker;
  private readonly random: Random;

  constructor(fair: VarietyPicker, random: Random) {
    this.fair = fair;
    this.random = random;
  }

  compose(spec: ReviewSpec): ComposedReview {
    this.fair.next(spec.scopes);
    const { phrases } = spec;
    const spot = this.fair.pick(phrases.spots, ([name]) => name, {});
    const words = this.wordsFor(spec, spot);
    const companions = new CompanionTracker(spec.party);
    const say = (list: readonly string[]) => {
      const template = this.fair.pick(companions.fitting(list), (one) => one, spec.scopes);
      companions.add(template);
      return fillTemplate(template, words());
    };
    const seen = () => say(sights);
    const extra = () => say(this.random.pick([phrases.sentences, phrases.sentences, meals, weathers]));
    const parts = this.random.pick([
      () => [say(openings), seen(), say(services), say(closings)],
      () => [say(stays), extra(), say(services), say(closings)],
      () => [say(openings), extra(), say(stays), seen(), say(closings)],
      () => [extra(), say(stays), say(services)],
      () => [say(openings), say(stays), seen(), extra(), say(services), say(closings)],
      () => [say(openings), say(services), seen(), extra()],
      () => [seen(), say(stays), extra(), say(closings)],
    ])();
    const body = [...parts.slice(0, -1), ...(spec.isWarm ? [] : [say(remarks)]), ...parts.slice(-1)].join(' ');
    return { title: this.fresh(() => fillTemplate(this.pickFitting(titles, companions, spec.scopes), words())), body, location: spot[2] };
  }

  /** Composes a company's reply. */
  reply(spec: ReviewSpec, author: string): string {
    const spot = this.random.pick(spec.phrases.spots);
    const words = this.wordsFor(spec, spot);
    const scopes = { answers: 12, ...Object.fromEntries(Object.keys(spec.scopes).map((scope) => [`answers ${scope}`, 8])) };
    this.fair.next(scopes);
    const one = (list: readonly string[]) =>
      fillTemplate(
        this.fair.pick(list, (text) => text, scopes),
        { ...words(), author },
      );
    return this.fresh(() => `${one(replies.begins)} ${one(replies.says)} ${one(replies.ends)}`);
  }

  private pickFitting(list: readonly string[], companions: CompanionTracker, scopes: Scopes): string {
    return this.fair.pick(companions.fitting(list), (one) => one, scopes);
  }

  /** Retries until the text is unique. */
  private fresh(make: () => string): string {
    for (let tries = 0; tries < 400; tries += 1) {
      const text = make();
      if (this.taken.has(text)) continue;
      this.taken.add(text);
      return text;
    }
    throw new Error('There are not enough phrases for another unique text.');
  }

  /** Picks values for the slots, others on each call. */
  private wordsFor({ phrases, country, agent, month, nights, scopes }: ReviewSpec, spot: CountryPhrases['spots'][number]) {
    const near = (list: readonly string[]) => this.fair.pick(list, (one) => one, scopes);
    return (): Record<string, string> => {
      const thing = near(phrases.things);
      const other = near(phrases.things.filter((one) => one !== thing));
      const [place] = this.random.pick(phrases.spots.filter((one) => one !== spot));
      const guide = this.random.pick(phrases.guides);
      const sky = near(phrases.skies);
      return {
        thing,
        other,
        place,
        guide,
        sky,
        agent,
        month,
        country,
        nights: numbers[nights] ?? String(nights),
        spot: spot[0],
        where: spot[1],
        taste: near(phrases.tastes),
      };
    };
  }
}

/** Tracks the companions a review has mentioned, so that, for example, nobody travels alone with his wife. */
class CompanionTracker {
  private readonly party: ReviewSpec['party'];
  private hasRelative = false;

  constructor(party: ReviewSpec['party']) {
    this.party = party;
  }

  add(template: string): void {
    if (relatives.test(template)) this.hasRelative = true;
  }

  fitting(list: readonly string[]): readonly string[] {
    const key = `${this.party} ${this.hasRelative}`;
    const byKey = fittingLists.get(list) ?? new Map<string, readonly string[]>();
    fittingLists.set(list, byKey);
    const templates = byKey.get(key) ?? list.filter((template) => this.fits(template));
    byKey.set(key, templates);
    return templates;
  }

  private fits(template: string): boolean {
    if (relatives.test(template) && this.hasRelative) return false;
    if (this.party === 'SOLO' && plural.test(template)) return false;
    return implications.every(([words, party]) => party === this.party || !words.test(template));
  }
}

/** Caches the fitting templates by list, party and whether a relative was mentioned. */
const fittingLists = new WeakMap<readonly string[], Map<string, readonly string[]>>();
const numbers: Readonly<Record<number, string>> = {
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
};
const relatives = /\b(my|our) (wife|husband|mother|father|son|daughter|sister|family)\b|\bchildren\b/i;
const plural = /\b(we|us|our|ours|everyone of us)\b/i;
const implications: readonly (readonly [words: RegExp, party: ReviewSpec['party']])[] = [
  [/\bby myself\b|^Alone\b/, 'SOLO'],
  [/\bchildren\b|\bour (son|daughter)\b|car seat|with my mother|my mother|my father/i, 'FAMILY'],
  [/\bmy (wife|husband)\b|honeymoon|^Two of us/i, 'COUPLE'],
  [/five of us|four friends|\bmy sister\b|a size too small for five/i, 'FRIENDS'],
];

function fillTemplate(template: string, words: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()] ?? '';
    return /^[A-Z]/.test(name) ? capitalize(word) : word;
  });
  return capitalize(text);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
