import type { RouteObject } from 'react-router-dom';
import { about } from '#src/shared/pageHandle.ts';

/** What a person does with an account, and whether the site is open. */
export const accountRoutes: RouteObject[] = [
  {
    path: '/login',
    handle: about({ module: 'src/pages/Login/LoginPage.tsx', type: 'login', frame: 'none', readsQuery: true }),
    lazy: async () => {
      const { LoginPage, action, loader } = await import('../pages/Login/LoginPage.tsx');
      return { Component: LoginPage, action, loader };
    },
  },
  {
    path: '/login/reset',
    handle: about({ module: 'src/pages/LoginReset/LoginResetPage.tsx', type: 'loginReset', frame: 'none', readsQuery: true }),
    lazy: async () => {
      const { LoginResetPage, action, loader } = await import('../pages/LoginReset/LoginResetPage.tsx');
      return { Component: LoginResetPage, action, loader };
    },
  },
  ...['/login/invitation', '/login/verify'].map((path) => ({
    path,
    handle: about({ module: 'src/pages/LoginLink/LoginLinkPage.tsx', type: 'loginLink', frame: 'none', readsQuery: true }),
    lazy: async () => {
      const { LoginLinkPage, action, loader } = await import('../pages/LoginLink/LoginLinkPage.tsx');
      return { Component: LoginLinkPage, action, loader };
    },
  })),
  {
    path: '/login/code',
    handle: about({ module: 'src/pages/LoginCode/LoginCodePage.tsx', type: 'loginCode', frame: 'none' }),
    lazy: async () => {
      const { LoginCodePage, action } = await import('../pages/LoginCode/LoginCodePage.tsx');
      return { Component: LoginCodePage, action };
    },
  },
  {
    path: '/login/register',
    handle: about({ module: 'src/pages/Register/RegisterPage.tsx', type: 'register', frame: 'none' }),
    lazy: async () => {
      const { RegisterPage, action } = await import('../pages/Register/RegisterPage.tsx');
      return { Component: RegisterPage, action };
    },
  },
  { path: '/login/sso', lazy: async () => ({ loader: (await import('../session/sso.loader.ts')).ssoLoader }) },
  {
    path: '/logout',
    handle: about({ module: 'src/pages/Logout/LogoutPage.tsx', type: 'logout' }),
    lazy: async () => {
      const { LogoutPage, action } = await import('../pages/Logout/LogoutPage.tsx');
      return { Component: LogoutPage, action };
    },
  },
  {
    path: '/my-trips',
    handle: about({ module: 'src/pages/MyTrips/MyTripsPage.tsx', type: 'myTrips' }),
    lazy: async () => {
      const { MyTripsPage, loader } = await import('../pages/MyTrips/MyTripsPage.tsx');
      return { Component: MyTripsPage, loader };
    },
  },
  { path: '/my-trips/papers/:id', lazy: async () => ({ loader: (await import('../pages/MyTrip/paper.loader.ts')).paperLoader }) },
  {
    path: '/my-trips/:id',
    handle: about({ module: 'src/pages/MyTrip/MyTripPage.tsx', type: 'myTrip' }),
    lazy: async () => {
      const { MyTripPage, action, loader } = await import('../pages/MyTrip/MyTripPage.tsx');
      return { Component: MyTripPage, action, loader };
    },
  },
  {
    path: '/maintenance',
    handle: about({ module: 'src/pages/Maintenance/MaintenancePage.tsx', type: 'maintenance' }),
    lazy: async () => ({ Component: (await import('../pages/Maintenance/MaintenancePage.tsx')).MaintenancePage }),
  },
];
