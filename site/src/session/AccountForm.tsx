import { Alert, Button, TextField } from '@farwend/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import type { AccountFormErrors, AccountField } from './accountForm.ts';
import { Form } from './AccountFormView.styles.ts';

/** Props of AccountForm. */
export interface AccountFormProps {
  /** The fields, in display order; empty if there is nothing to fill in. */
  fields: readonly AccountField[];
  /** Initial values by field name. Defaults to none. */
  values?: Readonly<Record<string, string>>;
  /** Errors of the last submission. Defaults to none. */
  errors?: AccountFormErrors;
  /** Label of the submit button; null hides the form. */
  submit: string | null;
  /** Look of the submit button. Defaults to `primary`. */
  submitVariant?: 'primary' | 'secondary';
  /** Label of the button while the form is being submitted. */
  submitting: string;
  /** The form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Wraps the fields in the form element; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
}

/** A form about the account with the general error above it; an error takes the focus. */
export function AccountForm({ fields, values = {}, errors = {}, submit, submitVariant = 'primary', ...rest }: AccountFormProps) {
  const { submitting, busy = false, renderForm } = rest;
  const alert = useFocusOnError(fields, errors);
  return (
    <>
      {errors['form'] && (
        <Alert tone="error" announce ref={alert} tabIndex={-1}>
          {errors['form']}
        </Alert>
      )}
      {submit !== null &&
        renderForm(
          <Form>
            {fields.map(({ name, type = 'text', ...field }) => (
              <TextField
                key={name}
                id={`login-${name}`}
                name={name}
                type={type}
                {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' as const } : {})}
                {...field}
                defaultValue={values[name] ?? ''}
                error={errors[name]}
              />
            ))}
            <Button type="submit" variant={submitVariant} busy={busy} busyLabel={submitting} wide>
              {submit}
            </Button>
          </Form>,
        )}
    </>
  );
}

/** After a rejected submission, focuses the first invalid field or the general error. */
function useFocusOnError(fields: readonly AccountField[], errors: AccountFormErrors) {
  const alert = useRef<HTMLDivElement>(null);
  const first = fields.find(({ name }) => errors[name])?.name;
  useEffect(() => {
    if (first) document.getElementById(`login-${first}`)?.focus();
    else if (errors['form']) alert.current?.focus();
  }, [first, errors]);
  return alert;
}
