import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Heading } from '#src/components/Text/Heading.tsx';
import { Choices, Root, Words } from './ConsentBar.styles.ts';

/** Props of ConsentBar. Other attributes are passed to the `<section>`. */
export interface ConsentBarProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Called with the answer: `true` allows everything, `false` only what is strictly necessary. */
  onAnswer: (allowed: boolean) => void;
  /** Heading; it also names the section. */
  title?: ReactNode;
  /** What would be stored, by whom and for how long. */
  children: ReactNode;
  /** URL of the full policy. */
  policyHref?: string | undefined;
  /** Text of the link. */
  policyText?: string | undefined;
  /** Label of the button that allows everything. */
  allowText?: string | undefined;
  /** Label of the button that declines; styled like the other one. */
  refuseText?: string | undefined;
}

/** Asks for consent to analytics: two equally prominent answers, nothing preselected, and the page stays usable. */
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
