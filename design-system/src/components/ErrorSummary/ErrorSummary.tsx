import { useEffect, useId, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Heading, Line, List, Panel, SummaryLink } from './ErrorSummary.styles.ts';

/** One entry of an ErrorSummary. */
export interface FormError {
  /** Id of the invalid control or fieldset. Omit for an error without a field, such as a failed submission. */
  id?: string | undefined;
  /** Same text as the field's own error. */
  text: string;
}

/** Props of ErrorSummary. Other attributes are passed to the container. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Errors in field order; renders nothing while empty. */
  errors: readonly FormError[];
  /** The heading. */
  title?: string | undefined;
  /** Number of failed submissions; each new number moves focus to the summary. Omit to never move focus. */
  attempt?: number | undefined;
}

/** Lists the errors of a form with a link to each field. */
export function ErrorSummary({ errors, title = 'There is a problem', attempt, ...native }: ErrorSummaryProps) {
  const headingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt && hasErrors) panel.current?.focus();
    // Only a new attempt moves focus; an error that is fixed while typing must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  if (!hasErrors) return null;
  return (
    <div {...native}>
      <Panel ref={panel} tabIndex={-1} aria-labelledby={headingId} role="group">
        <div role="alert">
          <Heading id={headingId}>
            <Icon shape={icons.error} />
            {title}
          </Heading>
          <List>
            {errors.map((error) => (
              <Line key={`${error.id} ${error.text}`}>
                {error.id === undefined ? (
                  error.text
                ) : (
                  <SummaryLink href={`#${error.id}`} onClick={focusField}>
                    {error.text}
                  </SummaryLink>
                )}
              </Line>
            ))}
          </List>
        </div>
      </Panel>
    </div>
  );
}

/** A fieldset cannot be focused, so its first control is, with the legend scrolled into view above it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  const control = target.matches('input, select, textarea, button') ? target : target.querySelector<HTMLElement>('input, select, textarea');
  const question = target.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(target.id)}"]`);
  (question ?? target).scrollIntoView({ block: 'start' });
  (control ?? target).focus();
}
