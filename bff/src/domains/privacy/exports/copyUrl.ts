import type { Settings } from '#src/settings/settings.ts';
import { exportKey, signExportUrl } from '#src/platform/exports/exportUrl.ts';

/** The key of a copy's file in the store. */
export function copyKey(requestId: string): string {
  return exportKey(requestId, 'zip');
}

/** Signs a URL of a copy that is valid for five minutes. */
export function signCopyUrl(requestId: string, settings: Settings): { url: string; expiresAt: string } {
  return signExportUrl(requestId, 'zip', settings, 'farwend-data');
}
