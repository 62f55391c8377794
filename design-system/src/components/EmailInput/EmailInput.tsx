import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { InputBox, TextButton } from '#src/components/Field/control.styles.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import * as icons from '#src/icons/paths.ts';
import { EmailFrame, Suggestion, ValidMark } from './EmailInput.styles.ts';
import { emailMaxLength, isEmail, type EmailRule } from './isEmail.ts';
import { suggestEmail } from './suggestEmail.ts';

/** Value that EmailInput reports on every change. */
export interface EmailValue {
  /** Typed text without surrounding whitespace. */
  value: string;
  /** Whether it is exactly one valid address. */
  valid: boolean;
}

type Shape = Omit<FieldShape<string>, 'onChange'>;
type NativeInput = Omit<ComponentPropsWithRef<'input'>, keyof FieldShape<string> | 'required' | 'children' | 'type'>;

/** Props of EmailInput. Other attributes are passed to the `<input>`. */
export interface EmailInputProps extends Shape, NativeInput {
  /** Called on every change with the text and whether it is a valid address. */
  onChange?: ((value: EmailValue) => void) | undefined;
  /** Validation rule: `wide` accepts any top-level domain of 2 to 63 letters, `narrow` follows the newsletter's rule. */
  rule?: EmailRule | undefined;
  /** Mail providers to suggest corrections from; an empty list disables suggestions. */
  providers?: readonly string[] | undefined;
  /** Label of the button that corrects a mistyped provider. */
  suggestionText?: ((email: string) => string) | undefined;
  /** Visually hidden text of the check mark shown after blur for a valid address. */
  validText?: string | undefined;
}

/** Email input that confirms a valid address and suggests corrections for mistyped providers, without ever blocking. */
export function EmailInput(props: EmailInputProps) {
  const [texts, { value, defaultValue, onChange, onBlur, rule = 'wide', providers, suggestionText = didYouMean, ref, ...rest }] =
    splitFieldProps(props);
  const { validText = 'Email address has the correct format', ...native } = rest;
  const report = (next: string) => onChange?.({ value: next.trim(), valid: isEmail(next.trim(), rule) });
  const [text, setText] = useFieldValue({ value, defaultValue: defaultValue ?? '', onChange: report });
  const [left, setLeft] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    setLeft(true);
    // Delayed: a suggestion inserted at once would move the button being clicked from under the pointer.
    timer.current = setTimeout(() => setSuggestion(suggestEmail(text, providers)), 300);
    onBlur?.();
  };
  const type = (next: string) => {
    clearTimeout(timer.current);
    setSuggestion(undefined);
    setText(next);
  };
  const applySuggestion = (id: string) => {
    if (suggestion) type(suggestion);
    document.getElementById(id)?.focus();
  };
  const showValid = left && !texts.error && isEmail(text.trim(), rule);
  return (
    <Field {...texts} describedBy={native['aria-describedby']}>
      {(control) => (
        <>
          <EmailFrame>
            <InputBox
              autoComplete="email"
              inputMode="email"
              spellCheck={false}
              autoCapitalize="none"
              maxLength={emailMaxLength}
              {...native}
              {...control}
              ref={ref}
              type="email"
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
            />
            {showValid && (
              <ValidMark>
                <Icon shape={icons.check} />
                <VisuallyHidden>{validText}</VisuallyHidden>
              </ValidMark>
            )}
          </EmailFrame>
          <Suggestion role="status">
            {suggestion && (
              <TextButton type="button" onClick={() => applySuggestion(control.id)}>
                {suggestionText(suggestion)}
              </TextButton>
            )}
          </Suggestion>
        </>
      )}
    </Field>
  );
}

function didYouMean(email: string): string {
  return `Did you mean ${email}?`;
}
