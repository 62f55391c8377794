/** What in a text requires a decision by a publisher. */
export type ReviewFinding = 'abuse' | 'email' | 'phone' | 'link';

/** Words that are abusive in any context. */
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

/** Finds what in the texts requires a decision by a publisher. Opinions about the trip are never findings. */
export function detectFindings(...texts: readonly string[]): ReviewFinding[] {
  const text = texts.join('\n').slice(0, 20_000);
  const checks: [ReviewFinding, boolean][] = [
    ['abuse', abuse.test(text)],
    ['email', /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,}/i.test(text)],
    ['phone', countLongestNumber(text) >= 9],
    ['link', /\bhttps?:\/\/|\bwww\./i.test(text)],
  ];
  return checks.filter(([, isFound]) => isFound).map(([finding]) => finding);
}

/** The number of digits in the longest run of digits and separators of phone numbers; years and prices are shorter. */
function countLongestNumber(text: string): number {
  const runs = text.match(/[\d+][\d ()./-]*/g) ?? [];
  return Math.max(0, ...runs.map((run) => run.replace(/\D/g, '').length));
}
