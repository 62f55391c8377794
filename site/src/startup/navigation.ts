import { createContext, use, useMemo } from 'react';
import type { Page } from './page.ts';

/** How to navigate. */
export interface NavigateOptions {
  /** Replaces the current history entry. Defaults to false. */
  replace?: boolean;
  /** Keeps the scroll position. Defaults to false. */
  preventScrollReset?: boolean;
  /** Stored in the history entry. Defaults to null. */
  state?: unknown;
}

/** A form submitted to an action. */
export interface Submission {
  /** URL of the action. */
  action: string;
  formData: FormData;
  preventScrollReset?: boolean;
}

/** The current page, and whether another one is loading. */
export interface NavigatorState {
  page: Page;
  /** `submitting`: an action is running; `loading`: another page is loading. */
  activity: 'idle' | 'loading' | 'submitting';
  /** URL that is loading; null if none. */
  destination: string | null;
}

/** Holds the current page and navigates to others. */
export interface Navigator {
  /** The current state. */
  read: () => NavigatorState;
  /** Calls the listener with each new state; returns a function that unsubscribes. */
  subscribe: (listener: (state: NavigatorState) => void) => () => void;
  /** Navigates to a URL of the site, or with `?…` to another query of this page; resolves when it is shown. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Submits a form to its action and shows the result. */
  submit: (submission: Submission) => Promise<void>;
  /** Loads what `navigate` and `submit` need, so that they start at once. */
  preload: () => void;
}

/** Provides the navigator. */
export const NavigatorContext = createContext<Navigator | null>(null);

/** Provides the activity separately from the page, which need not render again when it changes. */
export const ActivityContext = createContext<NavigatorState['activity']>('idle');

/** Returns the navigator, the same object for the whole visit; throws outside of a page. */
export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('This component must be rendered inside a page');
  return navigator;
}

/** Returns the function that navigates, the same for the whole visit. */
export function useNavigate(): Navigator['navigate'] {
  return useNavigator().navigate;
}

/** Whether another page is loading, or a form is being submitted. */
export function useNavigation(): { state: NavigatorState['activity'] } {
  const state = use(ActivityContext);
  return useMemo(() => ({ state }), [state]);
}
