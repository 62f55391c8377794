import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '#src/startup/pageHandle.ts';

/** Account pages, My Trips and the status page. */
export const accountRoutes: RouteObject[] = [
  pageRoute('/login', {
    module: 'src/pages/Login/LoginPage.tsx',
    type: 'login',
    layout: 'none',
    readsQuery: true,
    component: async () => (await import('../pages/Login/LoginPage.tsx')).LoginPage,
    loader: async () => (await import('../session/login.loader.ts')).loginLoader,
    action: async () => (await import('../session/login.action.ts')).loginAction,
  }),
  pageRoute('/login/reset', {
    module: 'src/pages/LoginReset/LoginResetPage.tsx',
    type: 'loginReset',
    layout: 'none',
    readsQuery: true,
    component: async () => (await import('../pages/LoginReset/LoginResetPage.tsx')).LoginResetPage,
    loader: async () => (await import('../session/mailedLink.ts')).readMailedLink,
    action: async () => (await import('../session/reset.action.ts')).resetAction,
  }),
  ...['/login/invitation', '/login/verify'].map((path) =>
    pageRoute(path, {
      module: 'src/pages/LoginLink/LoginLinkPage.tsx',
      type: 'loginLink',
      layout: 'none',
      readsQuery: true,
      component: async () => (await import('../pages/LoginLink/LoginLinkPage.tsx')).LoginLinkPage,
      loader: async () => (await import('../session/mailedLink.ts')).readMailedLink,
      action: async () => (await import('../session/mailedLink.ts')).mailedLinkAction,
    }),
  ),
  pageRoute('/login/code', {
    module: 'src/pages/LoginCode/LoginCodePage.tsx',
    type: 'loginCode',
    layout: 'none',
    component: async () => (await import('../pages/LoginCode/LoginCodePage.tsx')).LoginCodePage,
    action: async () => (await import('../session/code.action.ts')).codeAction,
  }),
  pageRoute('/login/register', {
    module: 'src/pages/Register/RegisterPage.tsx',
    type: 'register',
    layout: 'none',
    component: async () => (await import('../pages/Register/RegisterPage.tsx')).RegisterPage,
    action: async () => (await import('../session/register.action.ts')).registerAction,
  }),
  { path: '/login/sso', lazy: { loader: async () => (await import('../session/sso.loader.ts')).ssoLoader } },
  pageRoute('/logout', {
    module: 'src/pages/Logout/LogoutPage.tsx',
    type: 'logout',
    component: async () => (await import('../pages/Logout/LogoutPage.tsx')).LogoutPage,
    action: async () => (await import('../pages/Logout/logout.action.ts')).logoutAction,
  }),
  pageRoute('/my-trips', {
    module: 'src/pages/MyTrips/MyTripsPage.tsx',
    type: 'myTrips',
    component: async () => (await import('../pages/MyTrips/MyTripsPage.tsx')).MyTripsPage,
    loader: async () => (await import('../pages/MyTrips/myTrips.loader.ts')).myTripsLoader,
    action: async () => (await import('../pages/MyTrips/myTrips.action.ts')).myTripsAction,
  }),
  { path: '/my-trips/papers/:id', lazy: { loader: async () => (await import('../pages/MyTrip/paper.loader.ts')).paperLoader } },
  pageRoute('/my-trips/:id', {
    module: 'src/pages/MyTrip/MyTripPage.tsx',
    type: 'myTrip',
    component: async () => (await import('../pages/MyTrip/MyTripPage.tsx')).MyTripPage,
    loader: async () => (await import('../pages/MyTrip/myTrip.loader.ts')).myTripLoader,
    action: async () => (await import('../pages/MyTrip/myTrip.action.ts')).myTripAction,
  }),
  pageRoute('/account', {
    module: 'src/pages/Account/AccountPage.tsx',
    type: 'account',
    component: async () => (await import('../pages/Account/AccountPage.tsx')).AccountPage,
    loader: async () => (await import('../pages/Account/account.loader.ts')).accountLoader,
    action: async () => (await import('../pages/Account/account.action.ts')).accountAction,
  }),
  pageRoute('/account/security', {
    module: 'src/pages/Security/SecurityPage.tsx',
    type: 'accountSecurity',
    component: async () => (await import('../pages/Security/SecurityPage.tsx')).SecurityPage,
    loader: async () => (await import('../pages/Security/security.loader.ts')).securityLoader,
    action: async () => (await import('../pages/Security/security.action.ts')).securityAction,
  }),
  { path: '/account/copy', lazy: { loader: async () => (await import('../pages/Account/copy.loader.ts')).copyLoader } },
  pageRoute('/maintenance', {
    module: 'src/pages/Maintenance/MaintenancePage.tsx',
    type: 'maintenance',
    component: async () => (await import('../pages/Maintenance/MaintenancePage.tsx')).MaintenancePage,
  }),
];
