import { Outlet, ScrollRestoration, useLoaderData, useMatches, useNavigation } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import type { RootData } from './root.loader.ts';
import { RouterWay } from './RouterWay.tsx';
import { handleOf } from './shared/pageHandle.ts';

/** The router's pages within their frame. */
export function Root() {
  const data = useLoaderData<RootData>();
  const { frame = 'full', type = 'notFound' } = handleOf(useMatches()) ?? {};
  return (
    <RouterWay isLeaving={useNavigation().state === 'loading'}>
      <Frame data={data} frame={frame} type={type}>
        <Outlet />
      </Frame>
      <ScrollRestoration />
    </RouterWay>
  );
}
