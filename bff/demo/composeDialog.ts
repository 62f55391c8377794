import { endings, greetings, type DialogTemplate, topics } from './data/conversationTalk.data.ts';
import { topicsByCountry } from './data/conversationPlaces.data.ts';
import type { Random } from './random.ts';

/** A message of the traveler (T) or the agent (A). */
export interface DialogMessage {
  by: 'T' | 'A';
  text: string;
}

/** What a conversation is about. */
export interface ConversationFacts {
  countryCode: string;
  /** First names of both sides. */
  traveler: string;
  agent: string;
  /** Whole US dollars for the party and night. */
  perNight: number;
  nights: number;
  /** Status of the match, which determines the ending. */
  status: string;
}

/** Composes a dialog of about `length` messages without repetition; question and answer mention the same places. */
export function composeDialog(facts: ConversationFacts, length: number, random: Random): DialogMessage[] {
  const messages: DialogMessage[] = [];
  const used = new Set<string>();
  const say = (lines: readonly DialogTemplate[]): void => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const [slots, way] = [pickSlots(facts, random), random.integer(0, 5)];
      const exchange = lines.map((line) => fillLine(line, facts, slots, way));
      if (exchange.some(({ text }) => used.has(text))) continue;
      for (const one of exchange) used.add(one.text);
      messages.push(...exchange);
      return;
    }
  };
  say([random.pick(greetings)]);
  const ending = endings[facts.status] ?? [];
  for (let round = 0; messages.length < length - ending.length && round < 12; round += 1)
    for (const topic of shuffle(topics, random)) if (messages.length < length - ending.length) say(topic);
  say(ending);
  return messages;
}

function pickSlots({ countryCode, perNight, nights }: ConversationFacts, random: Random): Record<string, string> {
  const about = topicsByCountry[countryCode] ?? topicsByCountry['KE'];
  if (!about) throw new Error('No topics for this country.');
  const [a = '', b = ''] = shuffle(about.places, random);
  const [stay = '', stay2 = ''] = shuffle(about.stays, random);
  const [sight = '', sight2 = ''] = shuffle(about.sights, random);
  return {
    a,
    b,
    stay,
    stay2,
    sight,
    sight2,
    season: random.pick(about.season),
    hours: String(random.integer(2, 7)),
    n: String(random.integer(4, Math.max(5, Math.min(20, nights)))),
    price: (Math.round(perNight / 50) * 50).toLocaleString('en-US'),
  };
}

function fillLine([by, ...ways]: DialogTemplate, facts: ConversationFacts, slots: Record<string, string>, way: number): DialogMessage {
  const name = by === 'T' ? facts.agent : facts.traveler;
  const text = (ways[way % ways.length] ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => (slot === 'name' ? name : (slots[slot] ?? '')));
  const capital = text.replace(/^(\p{Ll})|([.?!] )(\p{Ll})/gu, (match) => match.toUpperCase());
  return { by, text: capital };
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.integer(0, rest.length - 1), 1)).flat();
}
