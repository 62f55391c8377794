import { Link, Text, token } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LetterLink } from '#src/letters/LetterLink.ts';

/** Props of SignupWithSample. */
export interface SignupWithSampleProps {
  /** The newsletter form. */
  form: ReactNode;
  /** The newest letter. */
  letter: LetterLink;
  /** What is said before the letter. Defaults to “The newest one”. */
  label?: string;
}

/** The newsletter form above the newest letter, so that one can read what one would get. */
export function SignupWithSample({ form, letter: { title, href, day }, label = 'The newest one' }: SignupWithSampleProps) {
  return (
    <Root>
      {form}
      <Text variant="small" tone="soft">
        {label}, of {day}: <Link href={href}>{title}</Link>
      </Text>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[5]};
  justify-items: start;
  min-inline-size: 0;
`;
