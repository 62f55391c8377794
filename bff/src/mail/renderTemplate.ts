import type { Bodies, Letter } from './letter.ts';
import { bodiesByPattern, splitReason } from './letterPattern.ts';
import { mailBodies } from './markdown.ts';
import { fill } from './templateSyntax.ts';
import { type Kinds, writeValues, type Written } from './templateValues.ts';
import type { VariableType } from './variable.ts';

/** What of a template its letter is made from. */
export interface TemplateWords {
  audience: 'TRAVELER' | 'AGENT' | 'STAFF';
  subject: string;
  preheader: string | null;
  body: string;
  variables: readonly { name: string; type: VariableType; required: boolean }[];
}

const reasons = {
  TRAVELER: 'You get this mail because you plan a journey with Farwend.',
  AGENT: 'You get this mail because your company works with Farwend.',
  STAFF: 'You get this mail because you work at Farwend.',
} as const;

/** The letter of a template and its data. Throws a TemplateDataError when the data does not fit. */
export function renderTemplate(template: TemplateWords, data: Record<string, unknown>): Letter {
  const kinds: Kinds = Object.fromEntries(template.variables.map((variable) => [variable.name, variable]));
  const plain = writeValues(kinds, data, (text) => text);
  const { body, reason } =
    bodiesByPattern(template.body, kinds, plain) ?? bodiesOf(template.body, writeValues(kinds, data, escapeMarkdown));
  const unsubscribe = data['unsubscribeUrl']; // also where no variable of this name stands in the words
  return {
    subject: oneLine(fill(template.subject, plain, false)).slice(0, 200),
    preview: oneLine(fill(template.preheader ?? '', plain, false)),
    body,
    reason: reason ?? usualReason(template.audience),
    unsubscribeUrl: typeof unsubscribe === 'string' && /^https?:/.test(URL.parse(unsubscribe)?.protocol ?? '') ? unsubscribe : null,
  };
}

function bodiesOf(source: string, values: Record<string, Written>): { body: Bodies; reason: Bodies | null } {
  const [body, reason] = splitReason(fill(source, values, true));
  return { body: mailBodies(body), reason: reason === undefined ? null : mailBodies(reason, true) };
}

/** The usual reason, written out once for each audience. */
function usualReason(audience: TemplateWords['audience']): Bodies {
  const bodies = usualReasons.get(audience) ?? mailBodies(reasons[audience], true);
  usualReasons.set(audience, bodies);
  return bodies;
}

const usualReasons = new Map<TemplateWords['audience'], Bodies>();

/** What anybody typed stays what it is: no emphasis, no link, no list. Handlebars escapes the characters of HTML besides. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_{}[\]()#+\-.!|~$^:]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
