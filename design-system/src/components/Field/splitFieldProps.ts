import type { FieldTexts } from './FieldShape.ts';

/** Parts a field component's props into what Field shows and what belongs to the control. */
export function splitField<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, optional, id, optionalText, errorPrefix, ...control } = props;
  const texts: FieldTexts = { label, hint, error, optional, id, optionalText, errorPrefix };
  return [texts, control] as const;
}
