import { useEffect, useId, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Heading, Line, List, Panel, SummaryLink } from './ErrorSummary.styles.ts';

/** One line of an ErrorSummary. */
export interface FormError {
  /** Id of the control, or of the fieldset, that is wrong; absent: the line leads nowhere (a failed send). */
  id?: string | undefined;
  /** The same words as the field's own error. */
  text: string;
}

/** Props of ErrorSummary; what is not listed goes to the container. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The errors in the order of the fields; nothing is drawn while there are none. */
  errors: readonly FormError[];
  /** The heading. */
  title?: string | undefined;
  /** Counts failed attempts to go on; each new number moves the focus here. Absent: never. */
  attempt?: number | undefined;
}

/** What must be put right before going on, with a link to each field. */
export function ErrorSummary({ errors, title = 'There is a problem', attempt, ...native }: ErrorSummaryProps) {
  const headingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt && hasErrors) panel.current?.focus();
    // Only a new attempt takes the focus: an error that goes away while typing must not.
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
                  <SummaryLink href={`#${error.id}`} onClick={toField}>
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

/** A fieldset cannot take the focus: its first control does, with the question in view above it. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  const control = target.matches('input, select, textarea, button') ? target : target.querySelector<HTMLElement>('input, select, textarea');
  const question = target.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(target.id)}"]`);
  (question ?? target).scrollIntoView({ block: 'start' });
  (control ?? target).focus({ preventScroll: true });
}
