/** What a text may hold that keeps it from being published without a person's look. */
export type Finding = 'abuse' | 'email' | 'phone' | 'link';

/** Words that are abuse in any sentence; a look by a person decides about the rest. */
const abusive = [
  'arsehole',
  'asshole',
  'bastard',
  'bitch',
  'bullshit',
  'cunt',
  'dickhead',
  'fuck',
  'fucking',
  'motherfucker',
  'scumbag',
  'shit',
  'slut',
  'twat',
  'wanker',
  'whore',
];
const abuse = new RegExp(`(?:^|[^\\p{L}])(?:${abusive.join('|')})(?:$|[^\\p{L}])`, 'iu');

/** What in the texts needs a person's look; an empty list when nothing does. What somebody thinks of the trip is no finding. */
export function reviewFindings(...texts: readonly string[]): Finding[] {
  const text = texts.join('\n').slice(0, 20_000);
  const found: [Finding, boolean][] = [
    ['abuse', abuse.test(text)],
    ['email', /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,}/i.test(text)],
    ['phone', longestNumber(text) >= 9],
    ['link', /\bhttps?:\/\/|\bwww\./i.test(text)],
  ];
  return found.filter(([, isFound]) => isFound).map(([finding]) => finding);
}

/** Digits in the longest run of digits and what people write between them in a telephone number; years and prices are shorter. */
function longestNumber(text: string): number {
  const runs = text.match(/[\d+][\d ()./-]*/g) ?? [];
  return Math.max(0, ...runs.map((run) => run.replace(/\D/g, '').length));
}
