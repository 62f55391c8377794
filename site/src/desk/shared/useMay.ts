import { createContext, useCallback, useContext } from 'react';
import type { DeskCall } from './deskCalls.data.ts';

/** The calls that the person may make, of those the desk asks about. */
export const AllowedCallsContext = createContext<readonly DeskCall[]>([]);

/** Whether the person may make a call; which records it is about is decided by the API. */
export function useMay(): (call: DeskCall) => boolean {
  const allowed = useContext(AllowedCallsContext);
  return useCallback((call) => allowed.includes(call), [allowed]);
}
