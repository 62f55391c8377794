import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import { fitsParty } from './companionRules.ts';
import type { CountryPhrases } from './data/reviews/countryPhrases.data.ts';
import {
  closings,
  meals,
  openings,
  people,
  remarks,
  replies,
  services,
  sights,
  stays,
  titles,
  weathers,
} from './data/reviews/words.data.ts';
import { chooseWords, fillTemplate } from './expandTemplate.ts';
import type { Random } from './random.ts';
import { beginningOf, Repetition, wordsOf } from './repetition.ts';
import type { Scopes, VarietyPicker } from './varietyPicker.ts';

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
  /** The lists in which it stands. */
  lists: readonly string[];
}

/** A composed review with a unique text. */
export interface ComposedReview {
  title: string;
  body: string;
  /** Name of the location it is about. */
  location: string;
}

/** Chooses values for the slots of a template. */
type ChooseValues = (template: string) => Record<string, string>;

const FEWEST_WORDS = 15;
const TRIES = 24;

/** Composes reviews and replies from phrases, without repeating a text, title or reply, or many runs of words. */
export class ReviewComposer {
  private readonly taken = new Set<string>();
  /** The templates of the review that is being composed. */
  private said: string[] = [];
  private readonly repetition = new Repetition();
  private readonly fair: VarietyPicker;
  private readonly random: Random;

  constructor(fair: VarietyPicker, random: Random) {
    this.fair = fair;
    this.random = random;
  }

  /** Counts texts written elsewhere. */
  count(texts: readonly string[]): void {
    for (const text of texts) this.repetition.count(text);
  }

  /** Remembers a text, and what it was made of, as the newest of its lists. */
  remember(lists: readonly string[], text: string, templates: readonly string[] = []): void {
    this.repetition.remember(lists, [beginningOf(text), ...text.split(/(?<=[.!?]) /), ...templates]);
  }

  compose(spec: ReviewSpec): ComposedReview {
    this.fair.next(spec.scopes);
    const { phrases } = spec;
    const spot = this.fair.pick(phrases.spots, ([name]) => name, {});
    const words = this.wordsFor(spec, spot);
    this.said = [];
    const body = this.composeBody(spec, words);
    this.repetition.count(body);
    this.remember(spec.lists, body, this.said);
    const title = this.fresh(
      () => {
        const template = chooseWords(
          this.fair.pick(titles, (one) => one, spec.scopes),
          this.random,
        );
        return fillTemplate(template, words(template));
      },
      (text) => fitsParty(text, spec.party, body) && this.repetition.isFresh(text),
    );
    this.repetition.count(title);
    return { title, body, location: spot[2] };
  }

  /** Composes a company's reply. */
  reply(spec: ReviewSpec, author: string): string {
    const spot = this.random.pick(spec.phrases.spots);
    const words = this.wordsFor(spec, spot);
    const scopes = { answers: 12, ...Object.fromEntries(Object.keys(spec.scopes).map((scope) => [`answers ${scope}`, 8])) };
    this.fair.next(scopes);
    const one = (list: readonly string[]) => {
      const template = this.fair.pick(list, (text) => text, scopes);
      return fillTemplate(template, { ...words(template), author });
    };
    return this.fresh(() => `${one(replies.begins)} ${one(replies.says)} ${one(replies.ends)}`);
  }

  /** Adds sentences until the text is as long as it shall be; with reservations, if the traveler had some, and often a last word. */
  private composeBody(spec: ReviewSpec, words: ChooseValues): string {
    const local = [spec.phrases.sentences, sights, stays];
    const middle = [spec.phrases.sentences, people, sights, stays, services, people, meals, weathers];
    const length = this.pickLength();
    let body = this.addSentence('', [this.random.pick([openings, openings, ...local]), openings, stays, people], spec, words);
    let list = 0;
    for (let tries = 0; tries < TRIES && wordsOf(body).length < length; tries += 1) {
      list = (list + this.random.integer(1, middle.length - 1)) % middle.length;
      body = this.addSentence(body, [middle[list] ?? stays, people, stays, services], spec, words);
    }
    if (!spec.isWarm) body = this.addSentence(body, [remarks], spec, words);
    for (let tries = 0; tries < TRIES && wordsOf(body).length < FEWEST_WORDS; tries += 1)
      body = this.addSentence(body, [people, stays, services, sights, meals], spec, words);
    return this.random.chance(65) ? this.addSentence(body, [closings], spec, words) : body;
  }

  /** Adds a sentence from the first list that has a fitting one; none if they all repeat too much. */
  private addSentence(before: string, lists: readonly (readonly string[])[], spec: ReviewSpec, words: ChooseValues): string {
    const end = wordsOf(before).slice(-4).join(' '); // runs of five words may reach over the border of two sentences
    for (const list of lists) {
      const templates = list.filter((one) => !this.said.includes(one) && !this.repetition.isRecent(spec.lists, one));
      for (let tries = 0; tries < TRIES && templates.length > 0; tries += 1) {
        const template = this.random.pick(templates);
        const chosen = chooseWords(template, this.random);
        const values = words(chosen);
        const sentence = fillTemplate(chosen, values);
        const isRepeated = this.repetition.isRecent(spec.lists, sentence) || isSaidAlready(before, sentence, values);
        const beginsAlike = before === '' && this.repetition.isRecent(spec.lists, beginningOf(sentence));
        if (isRepeated || beginsAlike || !fitsParty(sentence, spec.party, before) || !this.repetition.isFresh(`${end} ${sentence}`))
          continue;
        this.said.push(template);
        return before === '' ? sentence : `${before} ${sentence}`;
      }
    }
    return before;
  }

  /** Most are short, a few long. */
  private pickLength(): number {
    const share = this.random.integer(1, 100);
    if (share <= 35) return this.random.integer(FEWEST_WORDS, 22);
    if (share <= 75) return this.random.integer(23, 42);
    return share <= 94 ? this.random.integer(43, 70) : this.random.integer(71, 150);
  }

  /** Retries until the text is unique. */
  private fresh(make: () => string, isFitting: (text: string) => boolean = () => true): string {
    for (let tries = 0; tries < 1000; tries += 1) {
      const text = make();
      if (this.taken.has(text) || !isFitting(text)) continue;
      this.taken.add(text);
      return text;
    }
    throw new Error('There are not enough phrases for another unique text.');
  }

  /** Chooses values for the slots that a template has, others on each call. */
  private wordsFor({ phrases, country, agent, month, nights, scopes }: ReviewSpec, spot: CountryPhrases['spots'][number]): ChooseValues {
    return (template) => {
      const near = (slot: string, list: readonly string[]) =>
        template.includes(`{${slot}}`) ? { [slot]: this.fair.pick(list, (one) => one, scopes) } : {};
      const things = near('thing', phrases.things);
      return {
        ...things,
        ...near(
          'other',
          phrases.things.filter((one) => one !== things['thing']),
        ),
        ...near('sky', phrases.skies),
        ...near('taste', phrases.tastes),
        place: this.random.pick(phrases.spots.filter((one) => one !== spot))[0],
        guide: this.random.pick(phrases.guides),
        agent,
        month,
        country,
        nights: numbers[nights] ?? String(nights),
        spot: spot[0],
        where: spot[1],
      };
    };
  }
}

/** Whether a review has said a sentence, or what it is about, already, or has named the place twice. */
function isSaidAlready(before: string, sentence: string, { thing, other, sky, taste, spot }: Record<string, string>): boolean {
  const about = [sentence, thing, other, sky, taste].filter((one) => one !== undefined && before.toLowerCase().includes(one.toLowerCase()));
  const isOfSpot = spot !== undefined && sentence.toLowerCase().includes(spot.toLowerCase());
  return about.length > 0 || (isOfSpot && before.toLowerCase().split(spot.toLowerCase()).length > 2);
}

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
