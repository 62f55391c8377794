import { useId, type ComponentPropsWithRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Select, type SelectOption } from '#src/components/Select/Select.tsx';
import * as icons from '#src/icons/paths.ts';
import { Chosen, Fields, Remove, Result, Root } from './FilterBar.styles.ts';

/** One question a list can be narrowed by. */
export interface Filter {
  /** The name it has in the address: `month`. */
  name: string;
  /** What it asks: “Month”. */
  label: string;
  /** Its answers. */
  options: readonly SelectOption[];
  /** The answer that stands now; "" or absent: any. */
  value?: string | undefined;
  /** The words for any answer: “Any month”. */
  anyText?: string | undefined;
}

/** A filter that is in force. */
export interface AppliedFilter {
  /** What it says: “July”. */
  label: string;
  /** The same list without it. */
  href: string;
}

/** Props of FilterBar; what is not listed goes to the form, whose method is GET. */
export interface FilterBarProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'method' | 'action'> {
  /** The address of the list. */
  action: string;
  /** What is narrowed; names the form: “Filter journeys”. */
  label: string;
  /** The questions, the most asked first; four at the most. */
  filters: readonly Filter[];
  /** What is in force, each with the way to take it away. */
  applied?: readonly AppliedFilter[] | undefined;
  /** The list without any filter; needed where something is in force. */
  clearHref?: string | undefined;
  /** How many there are, in words; said when it changes: “14 journeys in July”. */
  result?: ReactNode;
  /** Takes the answers instead of the browser, without those that say any. */
  onFilter?: ((answers: Record<string, string>) => void) | undefined;
  /** The words of the button. */
  submitText?: string | undefined;
  /** The words of the link that takes all away. */
  clearText?: string | undefined;
  /** The name of the list of what is in force. */
  appliedText?: string | undefined;
  /** The words for any answer where a filter brings none. */
  anyText?: string | undefined;
  /** What a link that takes one away is called, from its label. */
  removeText?: ((label: string) => string) | undefined;
}

/** Narrows a list by a few questions; what is in force can be taken away one by one. Without script it is a plain form, and the links are links. */
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
    onFilter(answersOf(event.currentTarget));
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
        <Chosen aria-label={appliedText}>
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
        </Chosen>
      )}
    </Root>
  );
}

function answersOf(form: HTMLFormElement): Record<string, string> {
  const given = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return Object.fromEntries(given);
}
