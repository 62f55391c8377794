import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FieldError } from '#src/components/Field/FieldError.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { AdornmentButton } from '#src/components/Field/control.styles.ts';
import * as icons from '#src/icons/paths.ts';
import { ComboboxControl, type ComboboxOwnProps } from './ComboboxControl.tsx';
import { Row, RowLabel, RowLine } from './DestinationList.styles.ts';
import { isComposing } from './isComposing.ts';
import type { DestinationOption } from './rankDestinations.ts';

/** Props of DestinationRow. */
export interface DestinationRowProps extends ComboboxOwnProps {
  /** Id of the input. */
  id: string;
  /** Id of the legend above all rows, announced first. */
  legendId: string;
  /** Label of the row; visually hidden while it is the only row. */
  label: string;
  /** Whether this is the only row. */
  single: boolean;
  /** Name under which the text is submitted. */
  name: string | undefined;
  /** The text. */
  value: string;
  /** Error message of this row. */
  error: string | undefined;
  /** Visually hidden prefix before the error. */
  errorPrefix: string | undefined;
  /** Id of the group's error when it also describes this row. */
  groupError: string | undefined;
  /** Accessible name of the remove button. Omit for none. */
  removeName: string | undefined;
  /** Called with the new text and the matching place. */
  onChange: (name: string, place: DestinationOption | undefined) => void;
  /** Called with the text on Enter, or with a pasted list. */
  onAdd: (text: string) => void;
  /** Called when the row should be removed. */
  onRemove: () => void;
}

/** One row of a DestinationList: label, combobox, remove button and error. */
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
    onAdd,
    onRemove,
    ...own
  } = props;
  const describedBy = [groupError, error ? `${id}-error` : undefined].filter(Boolean).join(' ');
  const addTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const isChoosing = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isComposing(event) || isChoosing || value.trim() === '') return;
    event.preventDefault();
    onAdd(value);
  };
  const addPasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    if (!/[\n\t,;،؛、，；]/.test(pasted)) return;
    event.preventDefault();
    onAdd(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0));
  };
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
          onKeyDown={addTyped}
          onPaste={addPasted}
          aria-describedby={describedBy || undefined}
          aria-invalid={describedBy ? true : undefined}
        />
        {removeName !== undefined && (
          <AdornmentButton type="button" aria-label={removeName} onClick={onRemove}>
            <Icon shape={icons.close} />
          </AdornmentButton>
        )}
      </RowLine>
    </Row>
  );
}
