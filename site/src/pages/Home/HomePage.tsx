import { Home } from './Home.tsx';

/** The home page. */
export function HomePage() {
  return <Home />;
}
