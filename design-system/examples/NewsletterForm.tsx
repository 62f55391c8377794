import { NewsletterForm, type NewsletterState } from '@farwend/design-system';
import { useState } from 'react';

export function NewsletterFormExample() {
  const [state, setState] = useState<NewsletterState>('idle');
  return <NewsletterForm action="/newsletter" state={state} onSubmit={({ email }) => setState(email === '' ? 'error' : 'success')} />;
}
