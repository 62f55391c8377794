import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { ComboboxControl, type ComboboxControlProps, type ComboboxOwnProps } from './ComboboxControl.tsx';
import type { DestinationOption } from './rankDestinations.ts';

type Shape = Omit<FieldShape<string>, 'onChange'>;

/** Props of DestinationCombobox. Other attributes are passed to the `<input>`. */
export interface DestinationComboboxProps
  extends Shape, Omit<ComboboxControlProps, keyof FieldShape<string> | 'labelId'>, ComboboxOwnProps {
  /** Called on every change with the text and, if it matches exactly, the place of that name. */
  onChange?: ((name: string, place: DestinationOption | undefined) => void) | undefined;
}

/** Text input for a place with suggestions while typing; names that are not on the list are accepted. */
export function DestinationCombobox(props: DestinationComboboxProps) {
  const [texts, control] = splitFieldProps(props);
  return (
    <Field {...texts} describedBy={control['aria-describedby']}>
      {(attributes, labelId) => <ComboboxControl {...control} {...attributes} labelId={labelId} />}
    </Field>
  );
}
