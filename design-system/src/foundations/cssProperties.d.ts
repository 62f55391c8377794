import 'react';

declare module 'react' {
  /** Allows our custom properties in `style`. */
  interface CSSProperties {
    [property: `--fw-${string}`]: string | number | undefined;
  }
}
