import { ButtonLink, Heading, Link, Section, Stack, Text, from, token } from '@farwend/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';

/** Props of WriteReview. */
export interface WriteReviewProps extends ReviewFormProps {
  /** Whether the link contains the id of a trip. */
  isLinkComplete: boolean;
}

/** The page to write a review: introduction and form, or the result. */
export function WriteReview({ isLinkComplete: isWhole, action, result, busy, onSubmit }: WriteReviewProps) {
  if (result?.state === 'sent')
    return (
      <MessagePage
        heading="Thank you for writing it down"
        text="It is checked for names, addresses and abuse, and then printed whole, whatever its rating. That takes a minute as a rule, three working days at the most."
      >
        <ButtonLink href="/reviews">Read what others wrote</ButtonLink>
      </MessagePage>
    );
  if (!isWhole || result?.state === 'closed')
    return (
      <MessagePage
        heading="This link opens no form any more"
        text={
          result?.state === 'closed'
            ? result.message
            : 'The address lacks its journey. Your mail program may have cut it in two: copy the whole of it.'
        }
      >
        <ButtonLink href="/login">Sign in</ButtonLink>
        <Text tone="soft">
          Or <Link href="/contact">write to the care desk</Link>, who can send a new one.
        </Text>
      </MessagePage>
    );
  return (
    <Section>
      <Columns>
        <Stack gap={6}>
          <Heading level={1}>How was the journey?</Heading>
          <Text variant="lead" tone="soft">
            Write to the next one who thinks of going: what held, what did not, and the hour you still speak of.
          </Text>
          <Text tone="soft">
            It is printed whole, with your first name and one initial. No word and no star is changed, and the company may answer once.
            Until it is printed you can change it.
          </Text>
        </Stack>
        <ReviewForm action={action} result={result} busy={busy} onSubmit={onSubmit} />
      </Columns>
    </Section>
  );
}

function MessagePage({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Section>
      <Stack gap={6} align="start">
        <Heading level={1} ref={title} tabIndex={-1}>
          {heading}
        </Heading>
        <Text variant="lead" tone="soft">
          {text}
        </Text>
        {children}
      </Stack>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 1fr) minmax(0, 6fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;
