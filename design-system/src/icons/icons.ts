export * from './brands.ts';
export * from './paths.ts';
