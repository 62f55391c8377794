import { Alert, Button, TextField } from '@farwend/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import type { DoorErrors, DoorField } from './door.ts';
import { Form } from './DoorView.styles.ts';

/** Props of DoorForm. */
export interface DoorFormProps {
  /** The inputs, in their order; none where there is nothing to fill in. */
  fields: readonly DoorField[];
  /** What stands in them at first. */
  values?: Readonly<Record<string, string>>;
  /** What was wrong with what was sent. */
  errors?: DoorErrors;
  /** The words of the button; null where there is no form. */
  submit: string | null;
  /** Its words while the form is on its way. */
  submitting: string;
  /** The form is on its way. */
  busy?: boolean;
  /** The form element with its way of sending; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
}

/** A form at the door with the sentence over it when it was refused; the focus then goes to what is wrong. */
export function DoorForm({ fields, values = {}, errors = {}, submit, submitting, busy = false, renderForm }: DoorFormProps) {
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
            <Button type="submit" variant="primary" busy={busy} busyLabel={submitting} wide>
              {submit}
            </Button>
          </Form>,
        )}
    </>
  );
}

/** After a refusal the focus goes to the first field that is wrong, or to the sentence over the form. */
function useFocusOnError(fields: readonly DoorField[], errors: DoorErrors) {
  const alert = useRef<HTMLDivElement>(null);
  const first = fields.find(({ name }) => errors[name])?.name;
  useEffect(() => {
    if (first) document.getElementById(`login-${first}`)?.focus();
    else if (errors['form']) alert.current?.focus();
  }, [first, errors]);
  return alert;
}
