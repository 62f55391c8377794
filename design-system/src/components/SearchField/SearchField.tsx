import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ComboFrame, OptionDetail, OptionRow, Options, Popup } from '#src/components/DestinationCombobox/DestinationCombobox.styles.ts';
import { useCombobox } from '#src/components/DestinationCombobox/useCombobox.ts';
import { useRested } from '#src/components/DestinationCombobox/useRested.ts';
import { InputBox } from '#src/components/Field/control.styles.ts';
import { Label } from '#src/components/Field/Field.styles.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { Line, Root, Submit } from './SearchField.styles.ts';
import { useSuggestions, type LoadSuggestions, type SearchSuggestion } from './useSuggestions.ts';

/** Props of SearchField; what is not listed goes to the form, whose method is GET. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'method' | 'action'> {
  /** The page that shows the results: `/search`. */
  action: string;
  /** What is searched; always visible. */
  label: string;
  /** The name under which the words are sent. */
  name?: string | undefined;
  /** The words to begin with, on the page of results. */
  defaultValue?: string | undefined;
  /** Finds suggestions while one types; when it fails there are none, and the search itself still works. */
  loadSuggestions?: LoadSuggestions | undefined;
  /** Called with the suggestion that was chosen; without it the browser goes to its page. */
  onChoose?: ((suggestion: SearchSuggestion) => void) | undefined;
  /** The name of the button. */
  submitText?: string | undefined;
  /** The name of the list of suggestions. */
  listText?: string | undefined;
  /** Said after typing rests, from the number of suggestions. */
  countText?: ((count: number) => string) | undefined;
}

/** A search with suggestions; without script it is a plain form. */
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
  const said = useRested(active && combobox.isOpen && ready ? countText(rows.length) : '');
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && combobox.marked < 0)
      combobox.hide(); // nothing is marked: the form sends the words
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
            <Options {...combobox.listProps} aria-label={listText}>
              {listed &&
                rows.map((row, index) => (
                  <OptionRow key={row.id} {...combobox.optionProps(index)}>
                    {row.label}
                    {row.detail && <OptionDetail>{row.detail}</OptionDetail>}
                  </OptionRow>
                ))}
            </Options>
          </Popup>
        </ComboFrame>
        <Submit type="submit" aria-label={submitText}>
          <Icon shape={icons.search} />
        </Submit>
      </Line>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}
