// Preloaded by a test: writes a line when a module that records traces is loaded, from a package of OpenTelemetry or from a bundle. Its
// package `api`, which does nothing by itself, comes with prom-client.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (/@opentelemetry\/(?!api\/)|startTracing/.test(url)) console.log(`loaded ${url}`);
    return next(url, context);
  },
});
