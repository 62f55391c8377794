import { Alert, Heading, Link, Logo, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { DoorErrors, DoorField } from './door.ts';
import { DoorForm } from './DoorForm.tsx';
import { Aside, Page, Words } from './DoorView.styles.ts';

/** Props of DoorView. */
export interface DoorViewProps {
  title: string;
  lead?: ReactNode;
  /** What happened before the form was reached, or came of it. */
  notice?: string | null;
  /** Tone of the notice. */
  noticeTone?: 'success' | 'info' | 'error';
  /** The inputs, in their order; none where there is nothing to fill in. */
  fields?: readonly DoorField[];
  /** What stands in them at first. */
  values?: Readonly<Record<string, string>>;
  /** What was wrong with what was sent. */
  errors?: DoorErrors;
  /** The words of the button; none where there is no form. */
  submit?: string | null;
  /** Its words while the form is on its way. */
  submitting?: string;
  /** The form is on its way. */
  busy?: boolean;
  /** The form element with its way of sending; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Other ways, below the form. */
  links?: ReactNode;
  /** The picture at the side of wide windows. */
  picture?: ReactNode;
  /** Name of the link to the first page. */
  home?: string;
}

/** What stands at every door of the account: words, a form, other ways; no navigation, no footer. */
export function DoorView({
  title,
  lead,
  notice = null,
  noticeTone = 'success',
  fields = [],
  values = {},
  errors = {},
  submit = null,
  submitting = 'On its way',
  busy = false,
  renderForm,
  links,
  picture,
  home = 'Farwend, home',
}: DoorViewProps) {
  return (
    <Page>
      <Words>
        <Link href="/" variant="bare" aria-label={home}>
          <Logo />
        </Link>
        <Stack gap={8}>
          <Stack gap={3}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {lead && <Text tone="soft">{lead}</Text>}
          </Stack>
          {notice && !errors['form'] && <Alert tone={noticeTone}>{notice}</Alert>}
          <DoorForm {...{ fields, values, errors, submit, submitting, busy, renderForm }} />
          {links && <Stack gap={2}>{links}</Stack>}
        </Stack>
      </Words>
      {picture && <Aside>{picture}</Aside>}
    </Page>
  );
}
