import * as Radix from '@radix-ui/react-toast';
import { useId, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '#src/components/Button/Button.tsx';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { close, error, success } from '#src/icons/paths.ts';
import { Description, List, Message, Title, Words } from './Toasts.styles.ts';
import { ToastContext, type ToastControls, type ToastMessage } from './toastContext.ts';

/** Props of Toasts. */
export interface ToastsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The page, whose parts show messages with `useToasts`. */
  children: ReactNode;
  /** Accessible name of the list; `{hotkey}` stands for the key that leads to it. */
  label?: string;
  /** Accessible name of the close buttons. */
  closeLabel?: string;
}

/** Where messages about what just happened appear, one above the other; F8 leads to them. */
export function Toasts({ children, label = 'What just happened ({hotkey})', closeLabel = 'Close', ...rest }: ToastsProps) {
  const prefix = useId();
  const last = useRef(0);
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: string })[]>([]);
  const controls = useMemo<ToastControls>(() => {
    const dismiss = (id: string) => setMessages((before) => before.filter((one) => one.id !== id));
    const show = (message: ToastMessage) => {
      last.current += 1;
      const id = `${prefix}-${last.current}`;
      setMessages((before) => [...before, { ...message, id }]);
      return id;
    };
    return { show, dismiss };
  }, [prefix]);
  return (
    <ToastContext value={controls}>
      {children}
      <Radix.Provider duration={8000} label={label.replace(/ ?\(\{hotkey\}\)/, '')}>
        {messages.map(({ id, title, description, tone = 'done', action, duration, onExpire }) => {
          const act = () => {
            controls.dismiss(id);
            action?.onAction();
          };
          const expire = () => {
            controls.dismiss(id);
            onExpire?.();
          };
          return (
            <Message
              key={id}
              data-tone={tone}
              type={tone === 'error' ? 'foreground' : 'background'}
              duration={tone === 'error' ? Infinity : (duration ?? 8000)}
              onOpenChange={(open) => !open && expire()}
            >
              <Icon shape={tone === 'error' ? error : success} />
              <Words>
                <Title>{title}</Title>
                {description !== undefined && <Description>{description}</Description>}
              </Words>
              {action && (
                <Button size="small" variant="quiet" onClick={act}>
                  {action.label}
                </Button>
              )}
              <Radix.Close asChild>
                <IconButton icon={close} label={closeLabel} />
              </Radix.Close>
            </Message>
          );
        })}
        <List label={label} {...rest} />
      </Radix.Provider>
    </ToastContext>
  );
}
