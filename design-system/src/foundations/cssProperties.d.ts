import 'react';

declare module 'react' {
  /** Custom properties of ours may be set in `style`. */
  interface CSSProperties {
    [property: `--fw-${string}`]: string | number | undefined;
  }
}
