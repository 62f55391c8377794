import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { InputBox } from '#src/components/Field/control.styles.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { ComboFrame, FreeNote, OptionDetail, OptionRow, Options, Popup, PopupNote } from './DestinationCombobox.styles.ts';
import { findDestination, type DestinationOption } from './rankDestinations.ts';
import { useCombobox } from './useCombobox.ts';
import { useRested } from './useRested.ts';
import { useDestinations, type DestinationSource } from './useDestinations.ts';

/** What a combobox shows and says besides its label; every text has an English default. */
export interface ComboboxOwnProps extends DestinationSource {
  /** Said after typing rests, and shown when nothing is found. */
  countText?: ((shown: number, total: number) => string) | undefined;
  /** Shown and said when no place matches. */
  noneText?: ((query: string) => string) | undefined;
  /** Name of the list of suggestions. */
  listText?: string | undefined;
  /** Marks a name that is not on the list once the field is left. */
  freeText?: string | undefined;
  /** Shown and said when the list cannot be loaded. */
  failedText?: string | undefined;
}

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'id' | 'required' | 'children' | 'type'
>;

/** Props of ComboboxControl; what is not listed goes to the input. */
export interface ComboboxControlProps extends ComboboxOwnProps, NativeInput {
  /** Id of the input; the list gets `{id}-list`, its options `{id}-option-0`…. */
  id: string;
  /** Ids of what names the input. */
  labelId: string;
  /** The text, when the caller keeps it. */
  value?: string | undefined;
  /** The text to begin with. */
  defaultValue?: string | undefined;
  /** Called on every change with the text, and with the place of exactly this name when there is one. */
  onChange?: ((name: string, place: DestinationOption | undefined) => void) | undefined;
  /** Called when the focus leaves the input. */
  onBlur?: (() => void) | undefined;
}

/** The input, its list and its announcements, without label and error. */
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
  const [text, setText] = useFieldValue({ value, defaultValue, onChange: (next: string) => onChange?.(next, placeOf(next)) });
  const [left, setLeft] = useState(true);
  const { rows, total, state, known } = useDestinations({ options, loadOptions }, text, !left);

  function placeOf(wanted: string): DestinationOption | undefined {
    return findDestination(chosen.current ? [chosen.current] : [], wanted) ?? findDestination(known, wanted);
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
  const said = useRested(open && state === 'ready' ? note || countText(rows.length, total) : '');
  const place = placeOf(text);
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
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
