import { useEffect, useState, type ComponentType } from 'react';
import { later } from './later.ts';

/** A part of a page that shows itself once its file has come, and nothing before or without it. */
export interface Soon<Props extends object> {
  (props: Props): React.JSX.Element | null;
  /** Fetches the file ahead; rejects when it does not come. */
  load: () => Promise<unknown>;
}

/** Makes such a part: for what few people see, so that everybody else need not wait for its script. */
export function soon<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Soon<Props> {
  const file = later(async () => ({ Part: await fetch() }));
  function Soon(props: Props) {
    const [loaded, setLoaded] = useState(file.now);
    useEffect(() => {
      file.load().then(setLoaded, () => undefined);
    }, []);
    const Part = (loaded ?? file.now)?.Part;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Soon, { load: file.load });
}
