import { useLayoutEffect, useRef, useState } from 'react';
import { FieldSet, type FieldSetProps } from '#src/components/Field/FieldSet.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { TextButton } from '#src/components/Field/control.styles.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { Checkbox } from '#src/components/Checkbox/Checkbox.tsx';
import * as icons from '#src/icons/paths.ts';
import type { ComboboxOwnProps } from './ComboboxControl.tsx';
import { DestinationRow } from './DestinationRow.tsx';
import { FullNote, Rows } from './DestinationList.styles.ts';
import type { MergeTexts } from './mergeDestinations.ts';
import type { DestinationOption } from './rankDestinations.ts';

type Shape = Omit<FieldShape<readonly string[]>, 'onChange'>;

const loadMerging = () => import('./mergeDestinations.ts');

/**
 * Props of DestinationList. Other attributes are passed to the `<fieldset>`. Ids: the first input has `{id}`, the others `{id}-2`, `{id}-3`…,
 * the fieldset `{id}-group`, the not-sure checkbox `{id}-unsure`.
 */
export interface DestinationListProps
  extends Shape, ComboboxOwnProps, MergeTexts, Omit<FieldSetProps, keyof FieldShape<readonly string[]> | 'children'> {
  /** Id of the first input. */
  id: string;
  /** Called on every change with all names and the matching place for each. */
  onChange?: ((names: readonly string[], places: readonly (DestinationOption | undefined)[]) => void) | undefined;
  /** Whether "I am not sure yet" is checked. Only offered when `onUnsureChange` is given. */
  unsure?: boolean | undefined;
  /** Called when "I am not sure yet" changes. Checking it clears the names; entering a place unchecks it. */
  onUnsureChange?: ((unsure: boolean) => void) | undefined;
  /** Errors of individual rows, by index ("Kenya is already on your list"). */
  rowErrors?: readonly (string | undefined)[] | undefined;
  /** Maximum number of rows. */
  max?: number | undefined;
  /** Label of a row, from its number. */
  rowText?: ((number: number) => string) | undefined;
  /** Label of the button that adds a row. */
  addText?: string | undefined;
  /** Accessible name of a row's remove button, from its text or, while empty, its label. */
  removeText?: ((name: string) => string) | undefined;
  /** Announced after a row is removed. */
  removedText?: ((name: string) => string) | undefined;
  /** Replaces the add button once there are `max` rows. */
  fullText?: ((max: number) => string) | undefined;
  /** Label of the not-sure checkbox. */
  unsureText?: string | undefined;
}

/** List of up to eight places, each a combobox on a stop of the route, with an optional "not sure yet". */
export function DestinationList(props: DestinationListProps) {
  const [texts, { value, defaultValue, onChange, unsure, onUnsureChange, rowErrors = [], max = 8, name, ...rest }] = splitFieldProps(props);
  const { addText = 'Add another destination', removeText = remove, removedText = removed, fullText = full, ...more } = rest;
  const {
    rowText = row,
    addedText,
    duplicateText,
    leftOutText,
    unsureText = 'I am not sure yet',
    options,
    loadOptions,
    countText,
    noneText,
    freeText,
    failedText,
    listText,
    ...native
  } = more;
  const id = props.id;
  const combobox: ComboboxOwnProps = { options, loadOptions, countText, noneText, freeText, failedText, listText };
  const places = useRef(new Map<string, DestinationOption | undefined>());
  const report = (names: readonly string[]) =>
    onChange?.(
      names,
      names.map((each) => places.current.get(each)),
    );
  const [fieldNames, setNames] = useFieldValue<readonly string[]>({ value, defaultValue: defaultValue ?? [''], onChange: report });
  const names = fieldNames.length > 0 ? fieldNames : [''];
  const [announcement, setAnnouncement] = useState('');
  const [note, setNote] = useState('');
  const group = useRef<HTMLDivElement>(null);

  const rowId = (index: number) => (index === 0 ? id : `${id}-${index + 1}`);
  const idToFocus = useRef('');
  const focusAfterRender = (elementId: string) => {
    idToFocus.current = elementId;
  };
  useLayoutEffect(() => {
    const added = idToFocus.current ? document.getElementById(idToFocus.current) : null;
    if (!added) return; // its row may come with a later render
    idToFocus.current = '';
    added.focus();
  });
  const change = (index: number, next: string, place: DestinationOption | undefined) => {
    places.current.set(next, place);
    setNote('');
    if (next !== '' && unsure) onUnsureChange?.(false);
    setNames(names.map((each, at) => (at === index ? next : each)));
  };
  const add = () => {
    setNames([...names, '']);
    focusAfterRender(rowId(names.length));
  };
  const addPlaces = async (index: number, text: string) => {
    const { mergeDestinations } = await loadMerging();
    const merge = mergeDestinations({ names, index, text, options: options ?? [], max, addedText, duplicateText, leftOutText });
    for (const [place, found] of merge.places) places.current.set(place, found);
    setNote(merge.note);
    setAnnouncement(merge.announcement);
    if (unsure) onUnsureChange?.(false);
    setNames(merge.names);
    focusAfterRender(rowId(merge.names.length - 1));
  };
  const removeRow = (index: number) => {
    setNote('');
    setAnnouncement(removedText(names[index] || rowText(index + 1)));
    setNames(names.filter((_, at) => at !== index));
    focusAfterRender(rowId(Math.min(index, names.length - 2)));
  };
  const setUnsure = (next: boolean) => {
    onUnsureChange?.(next);
    if (next) setNames(['']);
  };
  return (
    <FieldSet {...native} {...texts} id={`${id}-group`}>
      {(groupId) => (
        <>
          <Rows ref={group} data-route={names.length > 1 || undefined} onFocus={() => void loadMerging().catch(() => undefined)}>
            {names.map((each, index) => (
              <DestinationRow
                {...combobox}
                key={rowId(index)}
                id={rowId(index)}
                legendId={`${groupId}-label`}
                label={rowText(index + 1)}
                single={names.length === 1}
                name={name}
                value={each}
                error={rowErrors[index]}
                errorPrefix={texts.errorPrefix}
                groupError={texts.error && index === 0 ? `${groupId}-error` : undefined}
                removeName={names.length > 1 ? removeText(each || rowText(index + 1)) : undefined}
                onChange={(next, place) => change(index, next, place)}
                onAdd={(text) => void addPlaces(index, text).catch(add)}
                onRemove={() => removeRow(index)}
              />
            ))}
          </Rows>
          {note && <FullNote aria-hidden="true">{note}</FullNote>}
          {names.length < max ? (
            <div>
              <TextButton type="button" id={`${id}-add`} onClick={add}>
                <Icon shape={icons.plus} />
                {addText}
              </TextButton>
            </div>
          ) : (
            !note && <FullNote>{fullText(max)}</FullNote>
          )}
          {onUnsureChange && <Checkbox id={`${id}-unsure`} label={unsureText} value={unsure ?? false} onChange={setUnsure} />}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </>
      )}
    </FieldSet>
  );
}

const row = (number: number) => `Destination ${number}`;
const remove = (name: string) => `Remove ${name}`;
const removed = (name: string) => `${name} removed`;
const full = (max: number) => `You can add up to ${max} destinations`;
