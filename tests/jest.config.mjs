import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('..', import.meta.url)); // also at the top level: v8 coverage shows 0 % without it
const common = {
  rootDir,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/', '/.data/', '/.cache/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.nx/'],
  transformIgnorePatterns: ['/node_modules/', '\\.m?js$'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      },
    ],
  },
};

export default {
  rootDir,
  maxWorkers: '100%', // half of a test is waiting for the server or the browser, so every core has its own
  testTimeout: 300_000, // one for all: it ends what hangs, for a busy machine is slow, not wrong
  coverageProvider: 'v8',
  collectCoverageFrom: ['{api-contract,bff,design-system,site}/src/**/*.{ts,tsx}', '!**/*.d.ts'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{api-contract,design-system,site}/src/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup-dom.mjs'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tests/empty.mjs' },
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{bff/src,site/illustrator}/**/*.test.ts',
        '<rootDir>/tests/architecture/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/api/**/*.test.ts', '<rootDir>/tests/faults/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/globalTeardown.mjs',
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts', '<rootDir>/tests/a11y/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/secondTry.mjs'],
      globalSetup: '<rootDir>/tests/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/globalTeardown.mjs',
    },
  ],
};
