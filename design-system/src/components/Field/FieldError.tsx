import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { ErrorText } from './Field.styles.ts';

/** Props of FieldError. */
export interface FieldErrorProps {
  /** Id referenced by the control's `aria-describedby`. */
  id: string;
  /** Visually hidden prefix before the text. */
  prefix: string;
  /** Error message; renders nothing if empty. */
  text: string | undefined;
}

/** Error message of a field with an icon and a visually hidden "Error:", so colour is not the only cue. */
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
