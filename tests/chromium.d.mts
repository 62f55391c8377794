import type { LaunchOptions } from 'playwright-core';

/** Options for playwright's `chromium.launch`; `CHROMIUM_PATH` chooses another browser. */
export function launchOptions(): Promise<LaunchOptions>;
