import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { BareDeskError, DeskError } from './frame/DeskError.tsx';
import { DeskFrame } from './frame/DeskFrame.tsx';
import { deskLoader, notThereLoader } from './frame/desk.loader.ts';

/** A screen as its module is imported. */
interface Screen {
  Component: ComponentType;
  loader: LoaderFunction;
}

/** The route table of the desk. The server runs the loader of the frame, the browser those of the screens too. */
export const deskRoutes: RouteObject[] = [
  {
    id: 'desk',
    path: '/desk',
    loader: deskLoader,
    shouldRevalidate: () => false,
    Component: DeskFrame,
    ErrorBoundary: BareDeskError,
    children: [
      screen('', 'src/desk/team/today/TodayScreen.tsx', async () => {
        const [{ TodayScreen }, { todayLoader }] = await Promise.all([
          import('./team/today/TodayScreen.tsx'),
          import('./team/today/today.loader.ts'),
        ]);
        return { Component: TodayScreen, loader: todayLoader };
      }),
      screen('inbox/:view', 'src/desk/team/inbox/InboxScreen.tsx', async () => {
        const [{ InboxScreen }, { inboxLoader }] = await Promise.all([
          import('./team/inbox/InboxScreen.tsx'),
          import('./team/inbox/inbox.loader.ts'),
        ]);
        return { Component: InboxScreen, loader: inboxLoader };
      }),
      screen('requests/:id', 'src/desk/team/request/RequestScreen.tsx', async () => {
        const [{ RequestScreen }, { requestLoader }] = await Promise.all([
          import('./team/request/RequestScreen.tsx'),
          import('./team/request/request.loader.ts'),
        ]);
        return { Component: RequestScreen, loader: requestLoader };
      }),
      screen('travelers', 'src/desk/team/travelers/TravelersScreen.tsx', async () => {
        const [{ TravelersScreen }, { travelersLoader }] = await Promise.all([
          import('./team/travelers/TravelersScreen.tsx'),
          import('./team/travelers/travelers.loader.ts'),
        ]);
        return { Component: TravelersScreen, loader: travelersLoader };
      }),
      screen('travelers/:id', 'src/desk/team/traveler/TravelerScreen.tsx', async () => {
        const [{ TravelerScreen }, { travelerLoader }] = await Promise.all([
          import('./team/traveler/TravelerScreen.tsx'),
          import('./team/traveler/traveler.loader.ts'),
        ]);
        return { Component: TravelerScreen, loader: travelerLoader };
      }),
      screen('notifications', 'src/desk/team/notifications/NotificationsScreen.tsx', async () => {
        const [{ NotificationsScreen }, { notificationsLoader }] = await Promise.all([
          import('./team/notifications/NotificationsScreen.tsx'),
          import('./team/notifications/notifications.loader.ts'),
        ]);
        return { Component: NotificationsScreen, loader: notificationsLoader };
      }),
      screen('search', 'src/desk/team/search/SearchScreen.tsx', async () => {
        const [{ SearchScreen }, { searchLoader }] = await Promise.all([
          import('./team/search/SearchScreen.tsx'),
          import('./team/search/search.loader.ts'),
        ]);
        return { Component: SearchScreen, loader: searchLoader };
      }),
      { id: 'notThere', path: '*', loader: notThereLoader, ErrorBoundary: DeskError },
    ],
  },
];

/** The modules of matched routes, as the build's manifest names them. */
export function modulesOf(matches: readonly { route: { handle?: unknown } }[]): string[] {
  return matches.flatMap(({ route: { handle } }) => (hasModule(handle) ? [handle.module] : []));
}

/** A screen whose scripts come when it is opened. */
function screen(path: string, module: string, load: () => Promise<Screen>): RouteObject {
  return { id: path || 'today', ...(path === '' ? { index: true } : { path }), handle: { module }, lazy: load, ErrorBoundary: DeskError };
}

function hasModule(handle: unknown): handle is { module: string } {
  return typeof handle === 'object' && handle !== null && 'module' in handle;
}
