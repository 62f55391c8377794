import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { InputBox } from '#src/components/Field/control.styles.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { ComboFrame, FreeNote, OptionDetail, OptionRow, Options, Popup, PopupNote } from './DestinationCombobox.styles.ts';
import { findDestination, type DestinationOption } from './rankDestinations.ts';
import { useCombobox } from './useCombobox.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';
import { useDestinations, type DestinationSource } from './useDestinations.ts';

/** Options and texts of a combobox; every text has an English default. */
export interface ComboboxOwnProps extends DestinationSource {
  /** Announces the number of suggestions after typing pauses. */
  countText?: ((shown: number, total: number) => string) | undefined;
  /** Shown and announced when no place matches. */
  noneText?: ((query: string) => string) | undefined;
  /** Accessible name of the suggestion list. */
  listText?: string | undefined;
  /** Note shown after blur for a name that is not on the list. */
  freeText?: string | undefined;
  /** Shown and announced when the list cannot be loaded. */
  failedText?: string | undefined;
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'id' | 'required' | 'children' | 'type'
>;

/** Props of ComboboxControl. Other attributes are passed to the `<input>`. */
export interface ComboboxControlProps extends ComboboxOwnProps, NativeInput {
  /** Id of the input; the list gets `{id}-list`, its options `{id}-option-0`…. */
  id: string;
  /** Ids of the elements that label the input. */
  labelId: string;
  /** Text of a controlled input. */
  value?: string | undefined;
  /** Initial text of an uncontrolled input. */
  defaultValue?: string | undefined;
  /** Called on every change with the text and, if it matches exactly, the place of that name. */
  onChange?: ((name: string, place: DestinationOption | undefined) => void) | undefined;
  /** Called when the input loses focus. */
  onBlur?: (() => void) | undefined;
}

/** Combobox input with its list and announcements, without label and error. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { id, labelId, value, defaultValue = '', onChange, onBlur, onKeyDown, name, options, loadOptions, ...rest } = props;
  const {
    countText = count,
    noneText = none,
    freeText = 'We will check this',
    failedText = failed,
    listText = 'Suggestions',
    ref,
    ...native
  } = rest;
  const chosen = useRef<DestinationOption>(undefined);
  const [text, setText] = useFieldValue({ value, defaultValue, onChange: (next: string) => onChange?.(next, findPlace(next)) });
  const [left, setLeft] = useState(true);
  const { rows, total, state, loaded } = useDestinations({ options, loadOptions }, text, !left);

  function findPlace(placeName: string): DestinationOption | undefined {
    return findDestination(chosen.current ? [chosen.current] : [], placeName) ?? findDestination(loaded, placeName);
  }
  const choose = (place: DestinationOption) => {
    chosen.current = place;
    setText(place.name);
  };
  const combobox = useCombobox({
    id,
    count: rows.length,
    onChoose: (index) => rows[index] && choose(rows[index]),
    hasText: text !== '',
    onClear: () => setText(''),
  });

  const open = combobox.isOpen && !left;
  const listed = open && rows.length > 0;
  const note = state === 'failed' ? failedText : state === 'ready' && text.trim() !== '' && total === 0 ? noneText(text.trim()) : '';
  const announcement = useDebouncedValue(open && state === 'ready' ? note || countText(rows.length, total) : '');
  const place = findPlace(text);
  return (
    <ComboFrame>
      <InputBox
        autoComplete="off"
        {...native}
        ref={ref}
        id={id}
        type="text"
        name={name}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={listed}
        aria-activedescendant={listed && combobox.marked >= 0 ? `${id}-option-${combobox.marked}` : undefined}
        aria-labelledby={labelId}
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value);
          combobox.show();
        }}
        onClick={(event) => {
          native.onClick?.(event);
          combobox.show();
        }}
        onFocus={(event) => {
          native.onFocus?.(event);
          setLeft(false);
        }}
        onBlur={() => {
          setLeft(true);
          combobox.hide();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          combobox.onKeyDown(event);
        }}
      />
      {name && <input type="hidden" name={`${name}-id`} value={place?.id ?? ''} />}
      <Popup hidden={!open || (!listed && note === '')}>
        <Options {...combobox.listProps} aria-label={listText} aria-busy={state === 'loading' || undefined} hidden={!listed}>
          {listed &&
            rows.map((row, index) => (
              <OptionRow key={row.id} {...combobox.optionProps(index)}>
                {row.name}
                {row.detail && <OptionDetail>{row.detail}</OptionDetail>}
              </OptionRow>
            ))}
        </Options>
        {open && !listed && note && <PopupNote>{note}</PopupNote>}
      </Popup>
      {left && state === 'ready' && text.trim() !== '' && !place && <FreeNote>{freeText}</FreeNote>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </ComboFrame>
  );
}

function count(shown: number, total: number): string {
  if (shown < total) return `${shown} of ${total.toLocaleString('en-US')} results, keep typing to narrow`;
  return total === 1 ? '1 result' : `${total} results`;
}

function none(query: string): string {
  return `No destinations match “${query}”. Keep it, and we will check.`;
}

const failed = 'The list of destinations did not load. Type the name in full.';
