import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { InputBox, WordButton } from '#src/components/Field/control.styles.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import * as icons from '#src/icons/paths.ts';
import { EmailFrame, Suggestion, ValidMark } from './EmailInput.styles.ts';
import { emailMaxLength, isEmail, type EmailRule } from './isEmail.ts';
import { suggestEmail } from './suggestEmail.ts';

/** What EmailInput hands over on every change. */
export interface EmailValue {
  /** The text as typed, without space around it. */
  value: string;
  /** Whether it is exactly one address by the rule. */
  valid: boolean;
}

type Shape = Omit<FieldShape<string>, 'onChange'>;
type NativeInput = Omit<ComponentPropsWithRef<'input'>, keyof FieldShape<string> | 'required' | 'children' | 'type'>;

/** Props of EmailInput; what is not listed goes to the input. */
export interface EmailInputProps extends Shape, NativeInput {
  /** Called on every change with the text and whether it is an address. */
  onChange?: ((value: EmailValue) => void) | undefined;
  /** Which addresses count: any ending of 2 to 63 letters, or `narrow` as the newsletter's rule says. */
  rule?: EmailRule | undefined;
  /** Providers to guess near misses from; an empty list switches guessing off. */
  providers?: readonly string[] | undefined;
  /** Words of the button that puts a mistyped provider right. */
  suggestionText?: ((email: string) => string) | undefined;
  /** Read, not shown, beside the tick once the address is right and the field was left. */
  validText?: string | undefined;
}

/** An e-mail address; says whether it is one, offers to put a mistyped provider right, never blocks. */
export function EmailInput(props: EmailInputProps) {
  const [texts, { value, defaultValue, onChange, onBlur, rule = 'wide', providers, suggestionText = didYouMean, ref, ...rest }] =
    splitField(props);
  const { validText = 'Email address has the correct format', ...native } = rest;
  const report = (next: string) => onChange?.({ value: next.trim(), valid: isEmail(next.trim(), rule) });
  const [text, setText] = useFieldValue({ value, defaultValue: defaultValue ?? '', onChange: report });
  const [left, setLeft] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    setLeft(true);
    // A button clicked to leave the field must not slip away from under the pointer.
    timer.current = setTimeout(() => setSuggestion(suggestEmail(text, providers)), 300);
    onBlur?.();
  };
  const type = (next: string) => {
    clearTimeout(timer.current);
    setSuggestion(undefined);
    setText(next);
  };
  const take = (id: string) => {
    if (suggestion) type(suggestion);
    document.getElementById(id)?.focus();
  };
  const right = left && !texts.error && isEmail(text.trim(), rule);
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
            {right && (
              <ValidMark>
                <Icon shape={icons.check} />
                <VisuallyHidden>{validText}</VisuallyHidden>
              </ValidMark>
            )}
          </EmailFrame>
          <Suggestion role="status">
            {suggestion && (
              <WordButton type="button" onClick={() => take(control.id)}>
                {suggestionText(suggestion)}
              </WordButton>
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
