import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Heading } from '#src/components/Text/Heading.tsx';
import { Choices, Root, Words } from './ConsentBar.styles.ts';

/** Props of ConsentBar; what is not listed goes to the section. */
export interface ConsentBarProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Called with the answer: true allows everything, false only what is needed. */
  onAnswer: (allowed: boolean) => void;
  /** What it is about; it names the section. */
  title?: ReactNode;
  /** What would be kept, by whom and for how long. */
  children: ReactNode;
  /** Where all of it is written. */
  policyHref?: string | undefined;
  /** The words of that link. */
  policyText?: string | undefined;
  /** The words that allow everything. */
  allowText?: string | undefined;
  /** The words that refuse; set like the others. */
  refuseText?: string | undefined;
}

/** Asks once whether visits may be counted: two answers of equal weight, nothing chosen ahead, and the page stays usable. */
export function ConsentBar({
  onAnswer,
  title = 'May we count visits?',
  children,
  policyHref,
  policyText = 'What we keep',
  allowText = 'Allow',
  refuseText = 'Refuse',
  ...rest
}: ConsentBarProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} data-print="hide" {...rest}>
      <Words>
        <Heading level={2} size="h4" id={headingId}>
          {title}
        </Heading>
        <p>
          {children}
          {policyHref !== undefined && (
            <>
              {' '}
              <Link href={policyHref}>{policyText}</Link>
            </>
          )}
        </p>
      </Words>
      <Choices>
        <Button wide onClick={() => onAnswer(false)}>
          {refuseText}
        </Button>
        <Button wide onClick={() => onAnswer(true)}>
          {allowText}
        </Button>
      </Choices>
    </Root>
  );
}
