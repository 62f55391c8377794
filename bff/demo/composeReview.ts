import type { ReviewRow } from '#src/entities/reviews/review.model.ts';
import type { CountryPhrases } from './data/reviews/countryPhrases.data.ts';
import { closings, meals, openings, remarks, replies, services, sights, stays, titles, weathers } from './data/reviews/words.data.ts';
import type { FairPick, Scopes } from './fairPick.ts';
import type { Random } from './random.ts';

/** What a composed review is about. */
export interface ReviewWish {
  phrases: CountryPhrases;
  country: string;
  /** Given name of who planned it. */
  agent: string;
  party: NonNullable<ReviewRow['partyType']>;
  month: string;
  nights: number;
  isWarm: boolean;
  scopes: Scopes;
}

/** A text nobody else has. */
export interface ComposedReview {
  title: string;
  body: string;
  /** Name of the location it speaks of. */
  location: string;
}

/** Makes reviews and answers out of phrases; no text, no title and no answer twice. */
export class ReviewComposer {
  private readonly taken = new Set<string>();
  private readonly fair: FairPick;
  private readonly random: Random;

  constructor(fair: FairPick, random: Random) {
    this.fair = fair;
    this.random = random;
  }

  compose(wish: ReviewWish): ComposedReview {
    this.fair.next(wish.scopes);
    const { phrases } = wish;
    const spot = this.fair.pick(phrases.spots, ([name]) => name, {});
    const words = this.wordsFor(wish, spot);
    const told = new Told(wish.party);
    const say = (list: readonly string[]) => {
      const template = this.fair.pick(told.fitting(list), (one) => one, wish.scopes);
      told.add(template);
      return fill(template, words());
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
    const body = [...parts.slice(0, -1), ...(wish.isWarm ? [] : [say(remarks)]), ...parts.slice(-1)].join(' ');
    return { title: this.fresh(() => fill(this.pickFitting(titles, told, wish.scopes), words())), body, location: spot[2] };
  }

  /** A company's answer. */
  reply(wish: ReviewWish, author: string): string {
    const spot = this.random.pick(wish.phrases.spots);
    const words = this.wordsFor(wish, spot);
    const scopes = { answers: 12, ...Object.fromEntries(Object.keys(wish.scopes).map((scope) => [`answers ${scope}`, 8])) };
    this.fair.next(scopes);
    const one = (list: readonly string[]) =>
      fill(
        this.fair.pick(list, (text) => text, scopes),
        { ...words(), author },
      );
    return this.fresh(() => `${one(replies.begins)} ${one(replies.says)} ${one(replies.ends)}`);
  }

  private pickFitting(list: readonly string[], told: Told, scopes: Scopes): string {
    return this.fair.pick(told.fitting(list), (one) => one, scopes);
  }

  /** Tries until the text is new. */
  private fresh(make: () => string): string {
    for (let tries = 0; tries < 400; tries += 1) {
      const text = make();
      if (this.taken.has(text)) continue;
      this.taken.add(text);
      return text;
    }
    throw new Error('The phrases have run out.');
  }

  /** Values for the slots, other ones at every call. */
  private wordsFor({ phrases, country, agent, month, nights, scopes }: ReviewWish, spot: CountryPhrases['spots'][number]) {
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

/** What a review has said of who was there, so that nobody travels alone with his wife. */
class Told {
  private readonly party: ReviewWish['party'];
  private hasRelative = false;

  constructor(party: ReviewWish['party']) {
    this.party = party;
  }

  add(template: string): void {
    if (relatives.test(template)) this.hasRelative = true;
  }

  fitting(list: readonly string[]): readonly string[] {
    const key = `${this.party} ${this.hasRelative}`;
    const known = fittingLists.get(list) ?? new Map<string, readonly string[]>();
    fittingLists.set(list, known);
    const found = known.get(key) ?? list.filter((template) => this.fits(template));
    known.set(key, found);
    return found;
  }

  private fits(template: string): boolean {
    if (relatives.test(template) && this.hasRelative) return false;
    if (this.party === 'SOLO' && plural.test(template)) return false;
    return implications.every(([words, party]) => party === this.party || !words.test(template));
  }
}

/** What fits, by list, party and whether a relative has been named: the same few questions come a thousand times. */
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
const implications: readonly (readonly [words: RegExp, party: ReviewWish['party']])[] = [
  [/\bby myself\b|^Alone\b/, 'SOLO'],
  [/\bchildren\b|\bour (son|daughter)\b|car seat|with my mother|my mother|my father/i, 'FAMILY'],
  [/\bmy (wife|husband)\b|honeymoon|^Two of us/i, 'COUPLE'],
  [/five of us|four friends|\bmy sister\b|a size too small for five/i, 'FRIENDS'],
];

function fill(template: string, words: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()] ?? '';
    return /^[A-Z]/.test(name) ? upper(word) : word;
  });
  return upper(text);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
