import { findTemplateFault } from '#src/platform/mail/templateSyntax.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { TemplateRow } from '#src/platform/mail/template.model.ts';

type TemplateTexts = Pick<TemplateRow, 'channel' | 'subject' | 'preheader' | 'body' | 'variables'>;

/** Throws 422 for duplicate or unknown variables, a missing subject, and syntax errors. */
export function checkTemplate({ channel, subject, preheader, body, variables }: TemplateTexts): void {
  const names = variables.map(({ name }) => name);
  const duplicate = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (duplicate >= 0) throw fieldFailure(`/variables/${duplicate}/name`, 'notAllowed', `${names[duplicate]} is defined twice`);
  if (channel === 'EMAIL' && subject === '') throw fieldFailure('/subject', 'required', 'A mail needs a subject');
  for (const [field, source] of Object.entries({ subject, preheader: preheader ?? '', body })) {
    const fault = findTemplateFault(source, names);
    if (fault) throw fieldFailure(`/${field}`, fault.unknown === null ? 'format' : 'unknown', fault.message);
  }
}
