import { availableParallelism } from 'node:os';
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
  maxWorkers: Math.ceil(availableParallelism() * 1.5), // tests wait for the database or the browser a quarter of the time
  workerIdleMemoryLimit: '2GB', // memory of test files and of the product accumulates over the files of a worker
  testTimeout: 300_000, // generous, because it only ends tests that hang: a busy machine is slow, not wrong
  coverageProvider: 'v8',
  collectCoverageFrom: ['{api-client,api-contract,bff,design-system,site}/src/**/*.{ts,tsx}', '!**/*.d.ts'],
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
        '<rootDir>/{api-client,bff,site/illustrator}/src/**/*.test.ts',
        '<rootDir>/bff/demo/**/*.test.ts',
        '!**/*.api.test.ts',
        '<rootDir>/tests/architecture/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.ts',
        '<rootDir>/stories/{describe,review,snapshots}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: '<rootDir>/tests/workerEnvironment.mjs',
      testMatch: ['<rootDir>/tests/api/**/*.test.ts', '<rootDir>/tests/faults/**/*.test.ts', '<rootDir>/bff/src/**/*.api.test.ts'],
      globalSetup: '<rootDir>/tests/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/globalTeardown.mjs',
    },
    {
      ...common,
      displayName: 'cluster',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/cluster/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/globalTeardown.mjs',
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/tests/workerEnvironment.mjs',
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts', '<rootDir>/tests/a11y/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/globalTeardown.mjs',
    },
    {
      ...common,
      displayName: 'packages',
      testEnvironment: '<rootDir>/tests/workerEnvironment.mjs',
      testMatch: ['<rootDir>/tests/packages/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/globalTeardown.mjs',
    },
  ],
};
