import { Alert, Heading, Link, Logo, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { AccountFormErrors, AccountField } from './accountForm.ts';
import { AccountForm } from './AccountForm.tsx';
import { PictureColumn, Page, Content } from './AccountFormView.styles.ts';

/** Props of AccountFormView. */
export interface AccountFormViewProps {
  title: string;
  lead?: ReactNode;
  /** What happened before, or came of the form; null if nothing. Defaults to null. */
  notice?: string | null;
  /** Tone of the notice. Defaults to `success`. */
  noticeTone?: 'success' | 'info' | 'error';
  /** The fields, in display order. Defaults to none. */
  fields?: readonly AccountField[];
  /** Initial values by field name. Defaults to none. */
  values?: Readonly<Record<string, string>>;
  /** Errors of the last submission. Defaults to none. */
  errors?: AccountFormErrors;
  /** Label of the submit button; null hides the form. Defaults to null. */
  submit?: string | null;
  /** Label of the button while the form is being submitted. Defaults to "On its way". */
  submitting?: string;
  /** The form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Wraps the fields in the form element; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Look of the submit button: `secondary` beside a better way. Defaults to `primary`. */
  submitVariant?: 'primary' | 'secondary';
  /** Another way, above the form. */
  before?: ReactNode;
  /** Another way, below the form. */
  after?: ReactNode;
  /** Links below the form. */
  links?: ReactNode;
  /** Picture beside the form in wide windows. */
  picture?: ReactNode;
  /** Accessible name of the link to the home page. Defaults to "Farwend, home". */
  home?: string;
}

/** Layout of every account page: heading, form, links; no navigation and no footer. */
export function AccountFormView({
  title,
  lead,
  notice = null,
  noticeTone = 'success',
  fields = [],
  values = {},
  errors = {},
  submit = null,
  submitting = 'On its way',
  submitVariant = 'primary',
  busy = false,
  renderForm,
  before,
  after,
  links,
  picture,
  home = 'Farwend, home',
}: AccountFormViewProps) {
  return (
    <Page>
      <Content>
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
          {before}
          <AccountForm {...{ fields, values, errors, submit, submitVariant, submitting, busy, renderForm }} />
          {after}
          {links && <Stack gap={2}>{links}</Stack>}
        </Stack>
      </Content>
      {picture && <PictureColumn>{picture}</PictureColumn>}
    </Page>
  );
}
