import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { GlobalStyle } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { SettingsContext } from '#src/shared/SettingsContext.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';
import type { DeskCall } from '#src/desk/shared/deskCalls.data.ts';
import { ServerClockContext, type ServerClock } from '#src/desk/shared/ServerClock.ts';
import { AllowedCallsContext } from '#src/desk/shared/useMay.ts';

/** Props of DeskProviders. */
export interface DeskProvidersProps {
  settings: PageSettings;
  queries: QueryClient;
  allowedCalls: readonly DeskCall[];
  clock: ServerClock;
  /** The desk. */
  children: ReactNode;
}

/** What every screen of the desk finds around itself, on the server and in the browser. */
export function DeskProviders({ settings, queries, allowedCalls, clock, children }: DeskProvidersProps) {
  return (
    <SettingsContext value={settings}>
      <QueryClientProvider client={queries}>
        <AllowedCallsContext value={allowedCalls}>
          <ServerClockContext value={clock}>
            {import.meta.env.SSR && <GlobalStyle /> /* it stays in the document's styles */}
            {children}
          </ServerClockContext>
        </AllowedCallsContext>
      </QueryClientProvider>
    </SettingsContext>
  );
}
