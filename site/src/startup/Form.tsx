import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigator } from './navigation.ts';

/** Props of Form. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** URL it is posted to. Defaults to the page's own. */
  action?: string;
  /** Keeps the scroll position. Defaults to false. */
  preventScrollReset?: boolean;
}

/** A form posted to its page's action: by the browser without JavaScript, else without reloading the page. */
export function Form({ preventScrollReset = false, children, ...props }: FormProps) {
  const navigator = useNavigator();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { pathname, search } = window.location;
    void navigator.submit({
      action: form.getAttribute('action') ?? pathname + search,
      formData: new FormData(form, event.nativeEvent.submitter),
      preventScrollReset,
    });
  };
  return (
    <form {...props} method="post" onSubmit={submit}>
      {children}
    </form>
  );
}
