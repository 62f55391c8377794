import { templateFault } from '#src/mail/templateSyntax.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { TemplateRow } from './template.model.ts';

type Words = Pick<TemplateRow, 'channel' | 'subject' | 'preheader' | 'body' | 'variables'>;

/** Throws a 422 that names the variable a template does not have, or what in its words cannot be understood. */
export function checkTemplate({ channel, subject, preheader, body, variables }: Words): void {
  const names = variables.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) throw fieldFailure(`/variables/${twice}/name`, 'notAllowed', `${names[twice]} stands twice`);
  if (channel === 'EMAIL' && subject === '') throw fieldFailure('/subject', 'required', 'A mail needs a subject');
  for (const [field, source] of Object.entries({ subject, preheader: preheader ?? '', body })) {
    const fault = templateFault(source, names);
    if (fault) throw fieldFailure(`/${field}`, fault.unknown === null ? 'format' : 'unknown', fault.message);
  }
}
