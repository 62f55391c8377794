import { NewsletterForm, type NewsletterFormProps } from '@farwend/design-system';
import { useId } from 'react';
import { Trap } from './LetterForm.styles.ts';
import { CONSENT_TEXT, NEWSLETTER_PATH, TRAP_NAME } from './rules.ts';

/** Props of LetterForm. */
export type LetterFormProps = Omit<NewsletterFormProps, 'action' | 'children' | 'texts'>;

/** The newsletter form of the house: its path, the words people agree to, and the field that people cannot see and programs fill in. */
export function LetterForm(props: LetterFormProps) {
  const id = useId();
  return (
    <NewsletterForm {...props} action={NEWSLETTER_PATH} texts={{ consent: CONSENT_TEXT }}>
      <Trap aria-hidden="true">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </Trap>
    </NewsletterForm>
  );
}
