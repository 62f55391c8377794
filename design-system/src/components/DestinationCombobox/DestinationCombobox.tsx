import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { ComboboxControl, type ComboboxControlProps, type ComboboxOwnProps } from './ComboboxControl.tsx';
import type { DestinationOption } from './rankDestinations.ts';

type Shape = Omit<FieldShape<string>, 'onChange'>;

/** Props of DestinationCombobox; what is not listed goes to the input. */
export interface DestinationComboboxProps
  extends Shape, Omit<ComboboxControlProps, keyof FieldShape<string> | 'labelId'>, ComboboxOwnProps {
  /** Called on every change with the text, and with the place of exactly this name when there is one. */
  onChange?: ((name: string, place: DestinationOption | undefined) => void) | undefined;
}

/** A place by name, with suggestions while typing; a name that is not on the list is kept. */
export function DestinationCombobox(props: DestinationComboboxProps) {
  const [texts, control] = splitField(props);
  return (
    <Field {...texts} describedBy={control['aria-describedby']}>
      {(attributes, labelId) => <ComboboxControl {...control} {...attributes} labelId={labelId} />}
    </Field>
  );
}
