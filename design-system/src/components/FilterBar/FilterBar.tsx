import { useEffect, useEffectEvent, useId, useRef, type ComponentPropsWithRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Select, type SelectOption } from '#src/components/Select/Select.tsx';
import * as icons from '#src/icons/paths.ts';
import { AppliedFilters, Fields, Remove, Result, Root } from './FilterBar.styles.ts';

/** One filter of a list. */
export interface Filter {
  /** Name of its query parameter: `month`. */
  name: string;
  /** Label: “Month”. */
  label: string;
  /** Its options. */
  options: readonly SelectOption[];
  /** Selected value; any when "" or omitted. */
  value?: string | undefined;
  /** Label of the "any" option: “Any month”. */
  anyText?: string | undefined;
}

/** An applied filter. */
export interface AppliedFilter {
  /** Label: “July”. */
  label: string;
  /** URL of the list without this filter. */
  href: string;
}

/** Props of FilterBar. Other attributes are passed to the `<form>`, which uses GET. */
export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'method' | 'action'> {
  /** URL of the list. */
  action: string;
  /** Accessible name of the form: “Filter journeys”. */
  label: string;
  /** Filters, most used first. */
  filters: readonly Filter[];
  /** Applied filters, each with a link that removes it. */
  applied?: readonly AppliedFilter[] | undefined;
  /** URL of the unfiltered list; required when filters are applied. */
  clearHref?: string | undefined;
  /** Result count, announced when it changes: “14 journeys in July”. */
  result?: ReactNode;
  /** Handles the submission instead of the browser, with all values other than "any". */
  onFilter?: ((answers: Record<string, string>) => void) | undefined;
  /** Calls `onFilter` at every choice; only without scripts is there a button. Defaults to false. */
  appliesAtOnce?: boolean | undefined;
  /** Button label. */
  submitText?: string | undefined;
  /** Text of the link that clears all filters. */
  clearText?: string | undefined;
  /** Accessible name of the list of applied filters. */
  appliedText?: string | undefined;
  /** Label of the "any" option for filters that do not set their own. */
  anyText?: string | undefined;
  /** Accessible name of the link that removes a filter, from its label. */
  removeText?: ((label: string) => string) | undefined;
}

/** Filters a list by a few selects; applied filters can be removed one by one. Without JavaScript it is a plain form with links. */
export function FilterBar({
  action,
  label,
  filters,
  applied = [],
  clearHref,
  result,
  onFilter,
  appliesAtOnce = false,
  onSubmit,
  submitText = 'Show',
  clearText = 'Clear all',
  appliedText = 'In force',
  anyText = 'Any',
  removeText = (name) => `Remove ${name}`,
  ...rest
}: FilterBarProps) {
  const id = useId();
  const choose = (form: HTMLFormElement) => {
    if (appliesAtOnce) onFilter?.(readFilters(form));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (!onFilter || event.defaultPrevented) return;
    event.preventDefault();
    onFilter(readFilters(event.currentTarget));
  };
  return (
    <Root role="search" aria-label={label} {...rest} method="get" action={action} onSubmit={submit}>
      <Fields data-at-once={appliesAtOnce || undefined}>
        {filters.map((filter) => (
          <FilterSelect key={filter.name} {...filter} id={`${id}-${filter.name}`} anyText={filter.anyText ?? anyText} onChoose={choose} />
        ))}
        <Button type="submit" variant="strong">
          {submitText}
        </Button>
      </Fields>
      <Result role="status">{result}</Result>
      {applied.length > 0 && (
        <AppliedFilters aria-label={appliedText}>
          {applied.map((one) => (
            <li key={one.href}>
              <Remove href={one.href} variant="quiet" aria-label={removeText(one.label)}>
                <span>{one.label}</span>
                <Icon shape={icons.close} />
              </Remove>
            </li>
          ))}
          {clearHref !== undefined && (
            <li>
              <Link href={clearHref}>{clearText}</Link>
            </li>
          )}
        </AppliedFilters>
      )}
    </Root>
  );
}

interface FilterSelectProps extends Filter {
  id: string;
  onChoose: (form: HTMLFormElement) => void;
}

/** The select of a filter, the same element while its value changes from outside, so that it keeps the focus. */
function FilterSelect({ id, name, label, options, value = '', anyText, onChoose }: FilterSelectProps) {
  const box = useRef<HTMLSelectElement>(null);
  const given = useRef(value);
  const report = () => {
    if (box.current?.form) onChoose(box.current.form);
  };
  const reportEarlyChoice = useEffectEvent(() => {
    if (box.current?.value !== value) report();
  });
  useEffect(() => reportEarlyChoice(), []); // made before hydration
  useEffect(() => {
    if (!box.current || given.current === value) return;
    given.current = value;
    box.current.value = value;
  }, [value]);
  return (
    <Select ref={box} id={id} name={name} label={label} options={options} placeholder={anyText} defaultValue={value} onChange={report} />
  );
}

function readFilters(form: HTMLFormElement): Record<string, string> {
  const selected = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return Object.fromEntries(selected);
}
