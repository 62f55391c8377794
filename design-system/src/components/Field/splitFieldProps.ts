import type { FieldTexts } from './FieldShape.ts';

/** Splits the props of a field component into those of Field and those of the control. */
export function splitFieldProps<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, optional, id, optionalText, errorPrefix, ...control } = props;
  const texts: FieldTexts = { label, hint, error, optional, id, optionalText, errorPrefix };
  return [texts, control] as const;
}
