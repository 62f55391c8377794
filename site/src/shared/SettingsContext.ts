import { createContext, useContext } from 'react';
import type { PageSettings } from './renderContext.ts';

/** Settings of stories and tests. */
export const localSettings: PageSettings = {
  origin: 'http://localhost:8080',
  portals: { traveler: '/my-trips/', agent: '/my-trips/', teamMember: '/my-trips/' },
  reviewsScriptUrl: null,
  chatScriptUrl: null,
  hasSso: false,
  captcha: { provider: 'altcha' },
  sso: false,
};

/** Provides the page's settings. */
export const SettingsContext = createContext<PageSettings>(localSettings);

/** The page's settings. */
export function useSettings(): PageSettings {
  return useContext(SettingsContext);
}
