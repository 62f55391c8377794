import { Button, ButtonLink, Cluster, Heading, Section, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';

/** Props of LogoutView. */
export interface LogoutViewProps {
  /** `asking`: still signed in; `done`: signed out. */
  state: 'asking' | 'done';
  /** Wraps the button in the form element. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Texts of the page; each has a default. */
  texts?: { asking?: string; done?: string; lead?: string; signOut?: string; again?: string; home?: string };
}

/** Confirms that the session has ended, or offers to end it. */
export function LogoutView({ state, renderForm, texts = {} }: LogoutViewProps) {
  return (
    <Section>
      <Stack gap={6} align="start">
        <Heading level={1}>{state === 'done' ? (texts.done ?? 'You are signed out') : (texts.asking ?? 'Leaving?')}</Heading>
        {state === 'done' ? (
          <>
            <Text variant="lead" tone="soft">
              {texts.lead ?? 'This browser has forgotten your name, your started form and your last request.'}
            </Text>
            <Cluster>
              <ButtonLink href="/">{texts.home ?? 'To the first page'}</ButtonLink>
              <ButtonLink href="/login" variant="quiet">
                {texts.again ?? 'Sign in'}
              </ButtonLink>
            </Cluster>
          </>
        ) : (
          renderForm(
            <Button type="submit" variant="strong">
              {texts.signOut ?? 'Sign out'}
            </Button>,
          )
        )}
      </Stack>
    </Section>
  );
}
