// Jest's Node environment with what the test files of a worker share: the loaded product, and one browser. Node itself loads them, once
// for each worker; in Jest's own module registry every test file would compile and link some 900 modules again.
import { TestEnvironment } from 'jest-environment-node';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
process.env.NODE_ENV = 'production'; // read by libraries while they load; scripts/start.mjs sets the same

export default class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.product = await import('./builders/inProcess.ts');
    this.global.startInProcess = this.product.startInProcess;
    this.global.sharedBrowser = sharedBrowser;
  }

  async teardown() {
    await this.product?.stopRunningProducts(); // missing when the product could not be loaded, which Jest reports after this
    await Promise.all((await browser)?.contexts().map((context) => context.close()) ?? []);
    await super.teardown();
  }
}

/** Lets a page keep the renderer process of its blank beginning: starting another takes a tenth of the CPU time of a visit. */
const ONE_RENDERER = '--renderer-process-limit=1';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let browser;

/** The browser of this worker; relaunched if it has crashed. */
async function sharedBrowser() {
  if (!(await browser)?.isConnected()) {
    const [{ chromium }, { launchOptions }] = await Promise.all([import('playwright-core'), import('./chromium.mjs')]);
    const options = await launchOptions();
    browser = chromium.launch({ ...options, args: [...options.args, ONE_RENDERER] });
  }
  return browser;
}
