import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { ErrorText } from './Field.styles.ts';

/** Props of FieldError. */
export interface FieldErrorProps {
  /** Id that the control names in aria-describedby. */
  id: string;
  /** The word read, not shown, before the text. */
  prefix: string;
  /** What is wrong; nothing is drawn without it. */
  text: string | undefined;
}

/** The message of a field: a sign, a hidden "Error:" and words, so that colour is never alone. */
export function FieldError({ id, prefix, text }: FieldErrorProps) {
  if (!text) return null;
  return (
    <ErrorText id={id}>
      <Icon shape={icons.error} />
      <span>
        <VisuallyHidden>{prefix} </VisuallyHidden>
        {text}
      </span>
    </ErrorText>
  );
}
