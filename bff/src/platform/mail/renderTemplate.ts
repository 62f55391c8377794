import type { RenderedEmail } from './renderedEmail.ts';
import { renderInlineMarkdown, renderMarkdown } from './renderMarkdown.ts';
import { fillTemplate } from './templateSyntax.ts';
import { formatValues, type VariableDefinitions } from './templateValues.ts';
import type { VariableType } from './variable.ts';

/** The parts of a template that an email is rendered from. */
export interface TemplateSource {
  audience: 'TRAVELER' | 'AGENT' | 'STAFF';
  subject: string;
  preheader: string | null;
  /** Markdown; the text after its last `---` line replaces the default reason. */
  body: string;
  variables: readonly { name: string; type: VariableType; required: boolean }[];
}

const defaultReasons = {
  TRAVELER: 'You get this mail because you plan a journey with Farwend.',
  AGENT: 'You get this mail because your company works with Farwend.',
  STAFF: 'You get this mail because you work at Farwend.',
} as const;

/** Renders a template with its data. Throws TemplateDataError when the data does not match the variables. */
export function renderTemplate(template: TemplateSource, data: Record<string, unknown>): RenderedEmail {
  const variables: VariableDefinitions = Object.fromEntries(template.variables.map((variable) => [variable.name, variable]));
  const plainValues = formatValues(variables, data, (text) => text);
  const markdown = fillTemplate(template.body, formatValues(variables, data, escapeMarkdown), true);
  const [body, reason = defaultReasons[template.audience]] = splitReason(markdown);
  return {
    subject: toSingleLine(fillTemplate(template.subject, plainValues, false)).slice(0, 200),
    preview: toSingleLine(fillTemplate(template.preheader ?? '', plainValues, false)),
    body: renderMarkdown(body),
    reason: renderInlineMarkdown(reason),
    unsubscribeUrl: parseWebUrl(data['unsubscribeUrl']), // also for templates that do not declare this variable
  };
}

function splitReason(markdown: string): [body: string, reason: string | undefined] {
  const at = markdown.lastIndexOf('\n---\n');
  return at < 0 ? [markdown, undefined] : [markdown.slice(0, at), markdown.slice(at + 5).trim()];
}

function parseWebUrl(value: unknown): string | null {
  return typeof value === 'string' && /^https?:/.test(URL.parse(value)?.protocol ?? '') ? value : null;
}

/** Keeps values that people typed from becoming Markdown; Handlebars escapes the characters of HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_{}[\]()#+\-.!|~$^:]/g, '\\$&');
}

function toSingleLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
