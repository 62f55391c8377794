import { startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Document } from './Document.tsx';
import { onMissingScripts } from './errors/missingScripts.ts';
import type { RootData } from './root.loader.ts';
import type { CurrentUser } from './shared/session.ts';
import type { PageData } from './shared/pageData.ts';
import type { Going } from './shared/way.ts';
import { type PageRouter, startRouter, wantedAddress } from './startRouter.ts';

/** Why the router is wanted. */
export interface Wish {
  /** Who is signed in by now. */
  user: CurrentUser;
  /** Where to go; absent: nowhere, the page failed. */
  to?: string;
  /** How to go there. */
  how?: Going | undefined;
  /** Why the page failed. */
  error?: unknown;
}

let starting: Promise<PageRouter> | undefined;

/** The router goes where somebody wants to go, and from then on shows the pages. A page that failed is told to it, so that it shows what stands in for one. */
export async function takeOver({ root, data, user, to, how, error }: Wish & { root: Root; data: PageData }): Promise<void> {
  const [page = 'root'] = Object.keys(data.loaderData).filter((id) => id !== 'root');
  const known: Partial<RootData> = data.loaderData['root'] ?? {};
  starting ??= startRouter({
    ...data,
    loaderData: { ...data.loaderData, root: { ...known, user } },
    errors: error === undefined ? null : { [page]: error },
  });
  const router = await starting;
  onMissingScripts(() => wantedAddress(router));
  if (to !== undefined) await router.navigate(to, how);
  if (router.state.navigation.state !== 'idle') return; // somewhere else was wanted meanwhile: that call shows it
  startTransition(() =>
    root.render(
      <Document settings={data.settings}>
        {to !== undefined && <Arrival />}
        <RouterProvider router={router} />
      </Document>,
    ),
  );
}

/** The focus goes to the new page, as it does on every change of page. */
function Arrival() {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), []);
  return null;
}
