import { FieldError } from '#src/components/Field/FieldError.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { EdgeButton } from '#src/components/Field/control.styles.ts';
import * as icons from '#src/icons/paths.ts';
import { ComboboxControl, type ComboboxOwnProps } from './ComboboxControl.tsx';
import { Row, RowLabel, RowLine } from './DestinationList.styles.ts';
import type { DestinationOption } from './rankDestinations.ts';

/** Props of DestinationRow. */
export interface DestinationRowProps extends ComboboxOwnProps {
  /** Id of the input. */
  id: string;
  /** Id of the question above all rows, read first. */
  legendId: string;
  /** The row's own label; hidden from the eye while the row is the only one. */
  label: string;
  /** Whether this is the only row. */
  single: boolean;
  /** Name under which the text is posted. */
  name: string | undefined;
  /** The text. */
  value: string;
  /** What is wrong with this row. */
  error: string | undefined;
  /** The word read before the error. */
  errorPrefix: string | undefined;
  /** Id of the group's error, when this row must mention it. */
  groupError: string | undefined;
  /** Name of the remove button; absent: there is none. */
  removeName: string | undefined;
  /** Called with the new text and the place of that name. */
  onChange: (name: string, place: DestinationOption | undefined) => void;
  /** Called when the row is to go. */
  onRemove: () => void;
}

/** One place of a list: label, combobox, remove button, error. */
export function DestinationRow(props: DestinationRowProps) {
  const {
    id,
    legendId,
    label,
    single,
    name,
    value,
    error,
    errorPrefix = 'Error:',
    groupError,
    removeName,
    onChange,
    onRemove,
    ...own
  } = props;
  const describedBy = [groupError, error ? `${id}-error` : undefined].filter(Boolean).join(' ');
  return (
    <Row>
      <RowLabel htmlFor={id} id={`${id}-label`} data-hidden={single || undefined}>
        {label}
      </RowLabel>
      <FieldError id={`${id}-error`} prefix={errorPrefix} text={error} />
      <RowLine>
        <ComboboxControl
          {...own}
          id={id}
          labelId={`${legendId} ${id}-label`}
          name={name}
          value={value}
          onChange={onChange}
          aria-describedby={describedBy || undefined}
          aria-invalid={describedBy ? true : undefined}
        />
        {removeName !== undefined && (
          <EdgeButton type="button" aria-label={removeName} onClick={onRemove}>
            <Icon shape={icons.close} />
          </EdgeButton>
        )}
      </RowLine>
    </Row>
  );
}
