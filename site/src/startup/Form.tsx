import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigator } from './navigation.ts';

/** Props of Form. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** URL it is posted to. Defaults to the page's own. */
  action?: string;
  /** Keeps the scroll position. Defaults to false. */
  preventScrollReset?: boolean;
  /** Completes what is sent with what only the browser knows; null: it is not sent. */
  complete?: ((form: FormData) => Promise<FormData | null>) | undefined;
}

/** A form posted to its page's action: by the browser without JavaScript, else without reloading the page. */
export function Form({ preventScrollReset = false, complete, children, ...props }: FormProps) {
  const navigator = useNavigator();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { pathname, search } = window.location;
    const action = form.getAttribute('action') ?? pathname + search;
    const send = (formData: FormData | null) => formData && void navigator.submit({ action, formData, preventScrollReset });
    const formData = new FormData(form, event.nativeEvent.submitter);
    if (complete) void complete(formData).then(send);
    else send(formData);
  };
  return (
    <form {...props} method="post" onSubmit={submit}>
      {children}
    </form>
  );
}
