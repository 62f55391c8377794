import { Component, startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Frame } from './Frame.tsx';
import type { RootData } from './root.loader.ts';
import { newHandle } from './shared/deviceId.ts';
import { useSession, visitor, type CurrentUser } from './shared/session.ts';
import type { PageData } from './shared/pageData.ts';
import { WayContext, type Going, type Place, type Way } from './shared/way.ts';
import type { Wish } from './takeOver.tsx';
import { TripRequestPage } from './trip-request/TripRequestPage.tsx';
import type { Posted } from './trip-request/tripRequest.action.ts';

/** Props of FormAlone. */
export interface FormAloneProps {
  /** What the server wrote into the page. */
  data: PageData;
  /** Called once everything is alive. */
  onAlive: () => void;
  /** Called with each step after the first. */
  onStep: () => void;
  /** Has the router go on from here. */
  handOver: (wish: Wish) => Promise<void>;
}

/** The page of the trip request form without the router: its own steps it writes into the address itself; whoever leaves it is handed over. */
export function FormAlone({ data, onAlive, onStep, handOver }: FormAloneProps) {
  const around = isRootData(data.loaderData['root']) ? data.loaderData['root'] : null;
  const [place, setPlace] = useState(placeNow);
  const [isLeaving, setIsLeaving] = useState(false);
  const user = useRef<CurrentUser>(around?.user ?? visitor);
  useEffect(onAlive, [onAlive]);
  useEffect(() => {
    const look = () => startTransition(() => setPlace(placeNow()));
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  const go = useCallback(
    async (to: string, how: Going = {}) => {
      if (!to.startsWith('?')) {
        startTransition(() => setIsLeaving(true));
        return handOver({ user: user.current, to, how });
      }
      const state = { usr: how.state ?? null, key: newHandle().slice(0, 8) }; // as the router writes it, which may read it later
      const write = how.replace ? 'replaceState' : 'pushState';
      window.history[write](state, '', window.location.pathname + to);
      startTransition(() => setPlace(placeNow()));
      if (new URLSearchParams(to).get('step') !== 'details') onStep();
      return undefined;
    },
    [handOver, onStep],
  );
  const way = useMemo<Way>(() => ({ place, isLeaving, go }), [place, isLeaving, go]);
  const page = useMemo(
    () =>
      around && (
        <Frame data={around} frame="slim" type="tripRequest" isAlone>
          <Guard onError={(error) => void handOver({ user: user.current, error })}>
            <Form posted={postedOf(data)} known={user} />
          </Guard>
        </Frame>
      ),
    [around, data, handOver],
  );
  return (
    <>
      <WayContext value={way}>
        {page /* the same one: where one is draws nothing anew but what asks for it */}
        {null /* the router's own parts stand here and below: ids that React makes count them */}
      </WayContext>
      {null}
    </>
  );
}

/** The form, and word of who is signed in. */
function Form({ posted, known }: { posted: Posted | undefined; known: RefObject<CurrentUser> }) {
  const { user } = useSession();
  useEffect(() => {
    known.current = user;
  }, [user, known]);
  return <TripRequestPage countries={[]} posted={posted} />;
}

/** A page that fails is shown by the router, which knows what stands in for it. */
class Guard extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Where the browser is; the history's entry may be one that the router wrote. */
function placeNow(): Place {
  const { pathname, search, hash } = window.location;
  const entry: { usr?: unknown; key?: string } | null = window.history.state;
  return { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.usr ?? null };
}

/** A form that was posted before the scripts had come, in what the page's action said. */
function postedOf({ actionData }: PageData): Posted | undefined {
  return Object.values(actionData ?? {}).find(isPosted);
}

const isPosted = (value: unknown): value is Posted => typeof value === 'object' && value !== null && 'form' in value;
const isRootData = (value: unknown): value is RootData => typeof value === 'object' && value !== null && 'user' in value;
