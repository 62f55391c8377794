import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WayContext, type Way } from './shared/way.ts';

/** Props of RouterWay. */
export interface RouterWayProps {
  /** Another page is on its way. */
  isLeaving?: boolean;
  /** What goes by the router's way. */
  children: ReactNode;
}

/** The way of pages that the router shows. */
export function RouterWay({ isLeaving = false, children }: RouterWayProps) {
  const place = useLocation();
  const navigate = useNavigate();
  const way = useMemo<Way>(() => ({ place, isLeaving, go: (to, how) => navigate(to, how) }), [place, isLeaving, navigate]);
  return <WayContext value={way}>{children}</WayContext>;
}
