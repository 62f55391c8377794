import { useState, type FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import { getCurrentViewId } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { captchaActions, messageFields, type MessageKind } from './messageKinds.ts';
import { collectErrors, readForm, type FieldName, type MessageErrors } from './messageForm.ts';
import type { MessageActionResult } from './submitMessage.ts';
import { sendMessage } from './sendMessage.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Options of useMessageForm. */
export interface MessageFormOptions {
  kind: MessageKind;
  /** Company that a question is addressed to. */
  companyId?: string | undefined;
  /** Result of the same form posted without JavaScript. */
  posted?: MessageActionResult | undefined;
  /** Called once the message is stored. */
  onSent: () => void;
}

/** State of a message form: validates on submit, and removes each error as soon as its field is valid. */
export function useMessageForm({ kind, companyId, posted, onSent }: MessageFormOptions) {
  const [errors, setErrors] = useState<MessageErrors>(posted?.errors ?? {});
  const [failure, setFailure] = useState<string | null>(posted?.failure ?? null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const captcha = useCaptcha(captchaActions[kind]);
  const showErrors = (nextErrors: MessageErrors, nextFailure: string | null) => {
    setErrors(nextErrors);
    setFailure(nextFailure);
    setAttempt((count) => count + 1);
  };
  const send = async (data: FormData, isRetry = false): Promise<void> => {
    const form = readForm(data, messageFields[kind], await captcha.take());
    const result = await sendMessage(api, kind, form, { viewId: getCurrentViewId(), companyId });
    captcha.forget();
    if (result.ok) {
      track('contactFormSubmit', { kind, ...(form.option ? { option: form.option.value } : {}) });
      return onSent();
    }
    if (result.isStaleCaptcha && !isRetry) return send(data, true);
    return showErrors(result.errors, result.failure);
  };
  return {
    errors,
    failure,
    busy,
    attempt,
    begin: captcha.begin,
    change: (name: FieldName, data: FormData) => {
      const current = collectErrors(readForm(data, messageFields[kind]));
      setErrors((shown) => (shown[name] === undefined ? shown : { ...without(shown, name), ...pick(current, name) }));
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      const data = new FormData(event.currentTarget);
      const invalid = collectErrors(readForm(data, messageFields[kind]));
      if (Object.keys(invalid).length > 0) return showErrors(invalid, null);
      setErrors({});
      setFailure(null);
      setBusy(true);
      await send(data);
      setBusy(false);
    },
  };
}

function without(errors: MessageErrors, name: FieldName): MessageErrors {
  const { [name]: _, ...others } = errors;
  return others;
}

function pick(errors: MessageErrors, name: FieldName): MessageErrors {
  const error = errors[name];
  return error === undefined ? {} : { [name]: error };
}
