import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inlineTokens } from '@farwend/design-system/inline-tokens';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const routerFolder = new URL('../../', import.meta.resolve('react-router'));

/** React and styled-components change seldom: in a file of their own they stay in the browser's cache from release to release. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis)\//,
};

/** What loads other pages; it comes when the visitor is about to leave the first one. */
const router = { name: 'react-router', test: /node_modules\/react-router(?:-dom)?\// };

/** What every page starts with, and all it imports. */
const start = {
  name: 'start',
  test: /site\/src\/startup\/(?:App|createNavigator|Document|earlyInput|missingScripts|preloadRouter)\.tsx?$/,
};

/** What nearly every part of a page is drawn with. */
const basics = {
  name: 'basics',
  test: /design-system\/src\/(?:tokens|foundations|icons|layout|components\/(?:Link|Text|Button|Icon|VisuallyHidden|Field))\/(?!.*(?:choice\.styles|useFieldValue|FieldSet|fonts))|site\/src\/shared\/PageHead|site\/src\/shared\/phones/,
};
/** The first step of the trip request; the later ones use much of it. */
const form = {
  name: 'form',
  test: /design-system\/src\/components\/(?:Checkbox|CheckboxCards|RadioGroup|Select|RouteLine|Stepper|ErrorSummary|NumberField|DestinationCombobox\/(?!merge|split)|DateField\/(?!Calendar|calendar)|Field\/(?:choice|use|FieldSet))|api-contract\/src\/rules\/tripRequest|site\/src\/trip-request\/(?:dates|steps|form|formStore|minimumStay|fieldIds|change|context|draftEntry|StepFrame|StepFrame\.styles|TripRequest|TripRequestView|TripRequestPage|LazyNotices|StartOver|OnlyTravelers|use[A-Z]\w+|steps\/(?:Details|Party|LaterStep))\.tsx?/,
};

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [inlineTokens(), react(), assetManifest(), productionRouter(), prefixlessStyles()],
  // Without this plugin class names count the order of modules, and lazy routes differ between server and browser.
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
          output: { codeSplitting: { groups: [libraries, start, basics, form, router] } },
        },
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
      for (const name of ['client', 'ssr']) {
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
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (files[id] ? fileURLToPath(new URL(`dist/production/${files[id]}`, routerFolder)) : undefined),
  };
}

/** The styles of today's browsers go without vendor prefixes, here as on the server: the tables of them need not travel. */
function prefixlessStyles(): Plugin {
  return {
    name: 'prefixless-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /node_modules\/stylis\/src\/Prefixer\.js$/ },
      handler: () => 'export const prefix = (value) => value;',
    },
  };
}

/** Hands the manifest of the browser's build to the server's build, which runs after it; empty in development. */
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
      const manifest = isBuild ? readFileSync(`${root}dist/client/.vite/manifest.json`, 'utf8') : '{}';
      return `export default ${manifest}`;
    },
  };
}
