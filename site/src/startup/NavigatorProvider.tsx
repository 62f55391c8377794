import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ActivityContext, NavigatorContext, type Navigator } from './navigation.ts';
import { PageContext } from './page.ts';

/** Props of NavigatorProvider. */
export interface NavigatorProviderProps {
  navigator: Navigator;
  children: ReactNode;
}

/** Provides the navigator and its current page to its children. */
export function NavigatorProvider({ navigator, children }: NavigatorProviderProps) {
  const [{ page, activity }, setState] = useState(navigator.read);
  useEffect(() => {
    const show = () => startTransition(() => setState(navigator.read()));
    show();
    return navigator.subscribe(show);
  }, [navigator]);
  return (
    <NavigatorContext value={navigator}>
      <ActivityContext value={activity}>
        <PageContext value={page}>{children}</PageContext>
      </ActivityContext>
    </NavigatorContext>
  );
}
