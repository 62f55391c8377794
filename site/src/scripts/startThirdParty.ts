import type { CurrentUser } from '#src/shared/session.ts';
import { firstInteraction } from '#src/startup/onFirstInteraction.ts';
import { loadScript } from './loadScript.ts';

const started = new Set<string>();

/** Runs `start` once per page load for a name. */
function runOnce(name: string, start: () => unknown): void {
  if (started.has(name)) return;
  started.add(name);
  start();
}

/** Loads the captcha after the first interaction. */
export function startRecaptcha(siteKey: string): void {
  const address = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  runOnce('captcha', () =>
    firstInteraction.then(async () => (await loadScript(address)) && (await import('#src/shared/captcha.ts')).enableRecaptcha(siteKey)),
  );
}

/** Loads the reviews widget. */
export function startReviews(address: string): void {
  runOnce('reviews', () => loadScript(address));
}

/** Loads the chat after the first interaction. */
export function startChat(address: string, readUser: () => CurrentUser): void {
  runOnce('chat', () =>
    firstInteraction.then(async () => {
      await (await import('./identifyChatVisitor.ts')).identifyChatVisitor(readUser());
      await loadScript(address);
    }),
  );
}
