import { endings, greetings, type TalkLine, topics } from './data/conversationTalk.data.ts';
import { talkOf } from './data/conversationPlaces.data.ts';
import type { Random } from './random.ts';

/** One line that was said: by the traveler or by the agent. */
export interface Said {
  by: 'T' | 'A';
  text: string;
}

/** What a talk is about. */
export interface TalkFacts {
  countryCode: string;
  /** First names of both sides. */
  traveler: string;
  agent: string;
  /** Whole US dollars for the party and night. */
  perNight: number;
  nights: number;
  /** Status of the match: how the talk ends. */
  status: string;
}

/** A talk of about so many lines, none of them said twice; question and answer speak of the same places. */
export function talk(facts: TalkFacts, length: number, random: Random): Said[] {
  const said: Said[] = [];
  const known = new Set<string>();
  const say = (lines: readonly TalkLine[]): void => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const [slots, way] = [slotsOf(facts, random), random.whole(0, 5)];
      const whole = lines.map((line) => spoken(line, facts, slots, way));
      if (whole.some(({ text }) => known.has(text))) continue;
      for (const one of whole) known.add(one.text);
      said.push(...whole);
      return;
    }
  };
  say([random.pick(greetings)]);
  const ending = endings[facts.status] ?? [];
  for (let round = 0; said.length < length - ending.length && round < 12; round += 1)
    for (const topic of shuffled(topics, random)) if (said.length < length - ending.length) say(topic);
  say(ending);
  return said;
}

function slotsOf({ countryCode, perNight, nights }: TalkFacts, random: Random): Record<string, string> {
  const about = talkOf[countryCode] ?? talkOf['KE'];
  if (!about) throw new Error('There is nothing to talk about.');
  const [a = '', b = ''] = shuffled(about.places, random);
  const [stay = '', stay2 = ''] = shuffled(about.stays, random);
  const [sight = '', sight2 = ''] = shuffled(about.sights, random);
  return {
    a,
    b,
    stay,
    stay2,
    sight,
    sight2,
    season: random.pick(about.season),
    hours: String(random.whole(2, 7)),
    n: String(random.whole(4, Math.max(5, Math.min(20, nights)))),
    price: (Math.round(perNight / 50) * 50).toLocaleString('en-US'),
  };
}

function spoken([by, ...ways]: TalkLine, facts: TalkFacts, slots: Record<string, string>, way: number): Said {
  const name = by === 'T' ? facts.agent : facts.traveler;
  const text = (ways[way % ways.length] ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => (slot === 'name' ? name : (slots[slot] ?? '')));
  const capital = text.replace(/^(\p{Ll})|([.?!] )(\p{Ll})/gu, (match) => match.toUpperCase());
  return { by, text: capital };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.whole(0, rest.length - 1), 1)).flat();
}
