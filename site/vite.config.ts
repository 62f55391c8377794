import { fileURLToPath } from 'node:url';
import { inlineTokens } from '@farwend/design-system/inline-tokens';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticStyles } from './staticStyles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const routerFolder = new URL('../../', import.meta.resolve('react-router'));

/** React changes seldom: in a file of its own it stays in the browser's cache from release to release. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler)\//,
};

/** What loads other pages; it comes when the visitor is about to leave the first one. */
const router = { name: 'react-router', test: /node_modules\/react-router(?:-dom)?\// };

/** What every page starts with, and all it imports. */
const start = {
  name: 'start',
  test: /site\/src\/startup\/(?:App|buildPage|createNavigator|Document|earlyInput|pageData|preloadRouter|reloadOnMissingScripts)\.tsx?$/,
};

/** What every page asks for as soon as it is alive: the client of the API, the session, the report of the view. */
const calls = {
  name: 'calls',
  test: /api-contract\/src\/client\.ts|site\/src\/(?:shared\/(?:apiClient|withRetries|currentView)|tracking\/(?:recordView|buildView|trackAttention))\.ts/,
};

/** What nearly every part of a page is drawn with. */
const basics = {
  name: 'basics',
  test: /design-system\/src\/(?:tokens|foundations|icons\/paths|layout|components\/(?:Link|Text|Button|Icon|VisuallyHidden|Field))\/(?!.*(?:choice\.styles|useFieldValue|FieldSet|fonts))|design-system\/src\/components\/DestinationCombobox\/useDebouncedValue|site\/src\/(?:shared\/(?:PageHead|phones|typingLocale)|startup\/lazyComponent|styles\/(?:unseen|wholeRowLink))|src\/formats\.ts|site\/src\/content\/formatAmount|api-contract\/src\/rules\/tripRequest/,
};
/** What several pages with forms share. */
const fields = {
  name: 'fields',
  test: /design-system\/src\/components\/(?:Checkbox|RadioGroup|RouteLine|Select|Field\/(?:choice|use|FieldSet))/,
};
/** Fields that offer something to pick, which one or two other pages have. */
const pickers = {
  name: 'pickers',
  test: /design-system\/src\/components\/(?:DateField\/(?!Calendar|calendar)|DestinationCombobox\/(?:useCombobox|isComposing|DestinationCombobox\.styles))/,
};
/** The field for one destination, which home has too. */
const combobox = {
  name: 'combobox',
  test: /design-system\/src\/components\/DestinationCombobox\/(?:DestinationCombobox\.tsx|ComboboxControl|rankDestinations|useDestinations)/,
};
/** The first step of the trip request; the later ones use much of it. What other pages import is above: one import would bring them all. */
const form = {
  name: 'form',
  test: /design-system\/src\/components\/(?:Stepper|NumberField|DestinationCombobox\/Destination(?:List|Row))|site\/src\/trip-request\/(?:form|formStore|minimumStay|context|draftEntry|StepFrame|StepFrame\.styles|TripRequest|TripRequestView|TripRequestPage|LazyNotices|StartOver|use[A-Z]\w+|steps\/(?:Details|Party|LaterStep))\.tsx?/,
};

/** What every screen of the desk has: in one file it compresses better than in one for each set of screens that share a part. */
const deskBasics = {
  name: 'basics',
  test: /design-system\/src\/(?:tokens|foundations|icons\/paths|layout|components\/(?:Link|Text|Button|Icon|VisuallyHidden|Field|TextField|Dialog)\/|work\/(?:Compact|Kbd|EmptyState|StatusPill|Clock|Toasts)\/)|site\/src\/(?:desk\/(?:shared\/|frame\/|keys\/(?:keyCommands|singleKeys|useDeskKeys))|shared\/(?:api|storage)|startup\/lazy)|api-contract\/src\/client\.ts/,
};

export default defineConfig({
  root,
  appType: 'custom',
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('src/styles/styleSingleton.ts', import.meta.url)) } },
  plugins: [inlineTokens(), react(), assetManifest(), productionRouter(), staticStyles(root)],
  // Gives every styled component a class that server and browser agree on.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: () => [] }, // the server names what a page needs; the lists of all pages would weigh on each
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/entry.browser.tsx',
          output: { codeSplitting: { groups: [libraries, start, calls, basics, fields, pickers, combobox, form, router] } },
        },
      },
    },
    // Built apart, so that no page for visitors changes with the desk; its files lie beside theirs.
    desk: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/manifest.desk.json',
        assetsDir: 'assets/desk',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        rolldownOptions: { input: 'src/entry.desk.tsx', output: { codeSplitting: { groups: [deskBasics] } } },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        cssMinify: true,
        rolldownOptions: { input: 'src/entry.server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['ssr', 'client', 'desk']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  ssr: { noExternal: ['styled-components', /^@farwend\//] },
});

/** The router's package names only its development files; the browser gets those without checks and warnings. */
function productionRouter(): Plugin {
  const files: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id) => (files[id] ? fileURLToPath(new URL(`dist/production/${files[id]}`, routerFolder)) : undefined),
  };
}

/** Lets the server read the manifest of the browser's build, which is made after its own; empty in development. */
function assetManifest(): Plugin {
  const name = 'virtual:asset-manifest';
  let isBuild = false;
  return {
    name: 'asset-manifest',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined;
      return isBuild ? readBuiltClient : readNothing;
    },
  };
}

/** Runs in the built server, beside the browser's build. */
const readBuiltClient = `
import { readFileSync } from 'node:fs';
const client = import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/')) + '/client/'; // this may be in a folder of the server's
const read = (file) => readFileSync(new URL(client + file), 'utf8');
export const readManifest = () => JSON.parse(read('.vite/manifest.json'));
export const readDeskManifest = () => JSON.parse(read('.vite/manifest.desk.json'));
export const readStyleSheet = read;
`;

/** Development has no manifests: Vite serves the modules themselves. */
const readNothing = `
export const readManifest = () => ({});
export const readDeskManifest = () => ({});
export const readStyleSheet = () => '';
`;
