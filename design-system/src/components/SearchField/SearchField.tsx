import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ComboFrame, OptionDetail, Popup } from '#src/components/DestinationCombobox/DestinationCombobox.styles.ts';
import { useCombobox } from '#src/components/DestinationCombobox/useCombobox.ts';
import { useDebouncedValue } from '#src/components/DestinationCombobox/useDebouncedValue.ts';
import { InputBox } from '#src/components/Field/control.styles.ts';
import { Label } from '#src/components/Field/Field.styles.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { Line, Root, Submit, SuggestionRow, Suggestions } from './SearchField.styles.ts';
import { useSuggestions, type LoadSuggestions, type SearchSuggestion } from './useSuggestions.ts';

/** Props of SearchField. Other attributes are passed to the `<form>`, which uses GET. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'method' | 'action'> {
  /** URL of the results page: `/search`. */
  action: string;
  /** Label; always visible. */
  label: string;
  /** Name of the query parameter. */
  name?: string | undefined;
  /** Initial query, for the results page. */
  defaultValue?: string | undefined;
  /** Loads suggestions while typing; if it fails, there are none and the search still works. */
  loadSuggestions?: LoadSuggestions | undefined;
  /** Called with the chosen suggestion. Defaults to navigating to its page. */
  onChoose?: ((suggestion: SearchSuggestion) => void) | undefined;
  /** Accessible name of the submit button. */
  submitText?: string | undefined;
  /** Accessible name of the suggestion list. */
  listText?: string | undefined;
  /** Announced after typing pauses, from the number of suggestions. */
  countText?: ((count: number) => string) | undefined;
}

/** Search form with suggestions; without JavaScript it is a plain form. */
export function SearchField({
  action,
  label,
  name = 'q',
  defaultValue = '',
  loadSuggestions,
  onChoose = ({ href }) => window.location.assign(href),
  submitText = 'Search',
  listText = 'Suggestions',
  countText = (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(defaultValue);
  const [active, setActive] = useState(false);
  const { rows, ready } = useSuggestions(loadSuggestions, text, active);
  const choose = (suggestion: SearchSuggestion | undefined) => {
    if (!suggestion) return;
    setText(suggestion.label);
    onChoose(suggestion);
  };
  const combobox = useCombobox({
    id,
    count: rows.length,
    hasText: text !== '',
    onChoose: (index) => choose(rows[index]),
    onClear: () => setText(''),
  });
  const listed = active && combobox.isOpen && rows.length > 0;
  const announcement = useDebouncedValue(active && combobox.isOpen && ready ? countText(rows.length) : '');
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && combobox.marked < 0)
      combobox.hide(); // no option is active, so Enter submits the form
    else combobox.onKeyDown(event);
  };
  return (
    <Root role="search" method="get" action={action} {...rest}>
      <Label htmlFor={id} id={`${id}-label`}>
        {label}
      </Label>
      <Line>
        <ComboFrame>
          <InputBox
            id={id}
            type="search"
            name={name}
            value={text}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-expanded={listed}
            aria-activedescendant={listed && combobox.marked >= 0 ? `${id}-option-${combobox.marked}` : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
              combobox.show();
            }}
            onFocus={() => setActive(true)}
            onBlur={() => {
              setActive(false);
              combobox.hide();
            }}
            onKeyDown={press}
          />
          <Popup hidden={!listed}>
            <Suggestions {...combobox.listProps} aria-label={listText}>
              {listed &&
                rows.map((row, index) => (
                  <SuggestionRow key={row.id} {...combobox.optionProps(index)}>
                    {row.label}
                    {row.detail && <OptionDetail>{row.detail}</OptionDetail>}
                  </SuggestionRow>
                ))}
            </Suggestions>
          </Popup>
        </ComboFrame>
        <Submit type="submit" aria-label={submitText}>
          <Icon shape={icons.search} />
        </Submit>
      </Line>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}
