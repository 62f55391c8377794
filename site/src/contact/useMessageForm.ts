import { useState, type FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import { currentViewId } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { captchaActionOf, fieldsOf, type MessageKind } from './kinds.ts';
import { errorsOf, readForm, type FieldName, type MessageErrors } from './messageForm.ts';
import type { MessageAnswer } from './message.action.ts';
import { sendMessage } from './sendMessage.ts';
import { useCaptcha } from './useCaptcha.ts';

/** What the form needs to be joined to the API. */
export interface MessageFormOptions {
  kind: MessageKind;
  /** The company a question is for. */
  companyId?: string | undefined;
  /** What came of the same form posted without scripts. */
  posted?: MessageAnswer | undefined;
  /** Called once the message is kept. */
  onSent: () => void;
}

/** The form, joined to the API: checked when it is sent, each message gone as soon as its field is right. */
export function useMessageForm({ kind, companyId, posted, onSent }: MessageFormOptions) {
  const [errors, setErrors] = useState<MessageErrors>(posted?.errors ?? {});
  const [failure, setFailure] = useState<string | null>(posted?.failure ?? null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const captcha = useCaptcha(captchaActionOf[kind]);
  const refuse = (wrong: MessageErrors, whole: string | null) => {
    setErrors(wrong);
    setFailure(whole);
    setAttempt((count) => count + 1);
  };
  const send = async (data: FormData, isSecond = false): Promise<void> => {
    const form = readForm(data, fieldsOf[kind], await captcha.take());
    const result = await sendMessage(api, kind, form, { viewId: currentViewId(), companyId });
    captcha.forget();
    if (result.ok) {
      track('contactFormSubmit', { kind, ...(form.option ? { option: form.option.value } : {}) });
      return onSent();
    }
    if (result.isStaleCaptcha && !isSecond) return send(data, true);
    return refuse(result.errors, result.failure);
  };
  return {
    errors,
    failure,
    busy,
    attempt,
    begin: captcha.begin,
    change: (name: FieldName, data: FormData) => {
      const now = errorsOf(readForm(data, fieldsOf[kind]));
      setErrors((shown) => (shown[name] === undefined ? shown : { ...without(shown, name), ...pick(now, name) }));
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      const data = new FormData(event.currentTarget);
      const wrong = errorsOf(readForm(data, fieldsOf[kind]));
      if (Object.keys(wrong).length > 0) return refuse(wrong, null);
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
