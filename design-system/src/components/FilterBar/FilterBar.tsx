import { useId, type ComponentPropsWithRef, type ReactNode, type SubmitEvent } from 'react';
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
  /** Filters, most used first; at most four. */
  filters: readonly Filter[];
  /** Applied filters, each with a link that removes it. */
  applied?: readonly AppliedFilter[] | undefined;
  /** URL of the unfiltered list; required when filters are applied. */
  clearHref?: string | undefined;
  /** Result count, announced when it changes: “14 journeys in July”. */
  result?: ReactNode;
  /** Handles the submission instead of the browser, with all values other than "any". */
  onFilter?: ((answers: Record<string, string>) => void) | undefined;
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
  onSubmit,
  submitText = 'Show',
  clearText = 'Clear all',
  appliedText = 'In force',
  anyText = 'Any',
  removeText = (name) => `Remove ${name}`,
  ...rest
}: FilterBarProps) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (!onFilter || event.defaultPrevented) return;
    event.preventDefault();
    onFilter(readFilters(event.currentTarget));
  };
  return (
    <Root role="search" aria-label={label} {...rest} method="get" action={action} onSubmit={submit}>
      <Fields>
        {filters.map((filter) => (
          <Select
            key={`${filter.name}=${filter.value ?? ''}`}
            id={`${id}-${filter.name}`}
            name={filter.name}
            label={filter.label}
            options={filter.options}
            placeholder={filter.anyText ?? anyText}
            defaultValue={filter.value ?? ''}
          />
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

function readFilters(form: HTMLFormElement): Record<string, string> {
  const selected = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return Object.fromEntries(selected);
}
