import { createContext, use } from 'react';

/** Something that happened, with the way back. */
export interface ToastMessage {
  /** What happened: “Assigned to Ana”. */
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** `error` is announced at once and stays until it is closed. */
  tone?: 'done' | 'error' | undefined;
  /** One button, such as Undo. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds until it closes; 8,000 by default. It waits while the pointer or the focus is inside. */
  duration?: number | undefined;
  /** Called when it goes without its action having been used: the moment to send what could be undone. */
  onExpire?: (() => void) | undefined;
}

/** Shows messages and takes them back. */
export interface ToastControls {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  /** Takes a message away without calling `onExpire`. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastControls | null>(null);

/** The messages of the surrounding Toasts. */
export function useToasts(): ToastControls {
  const controls = use(ToastContext);
  if (!controls) throw new Error('useToasts needs Toasts around the page.');
  return controls;
}
