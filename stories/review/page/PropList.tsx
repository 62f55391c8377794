import type { PropChange } from '../compareProps.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const aspectNames = { type: 'Type', required: 'Required', default: 'Default', description: 'Description' } as const;

/** Props that were added, removed or changed. */
export function PropList({ props }: { props: readonly PropChange[] }) {
  return (
    <ul className="changes">
      {props.map(({ component, name, kind, aspects }) => (
        <li key={`${component}.${name}`}>
          <h4>
            <code>
              {component}.{name}
            </code>{' '}
            <small>{kind}</small>
          </h4>
          <dl>
            {aspects.map(({ aspect, before, after }) => (
              <BeforeAfter key={aspect} name={aspectNames[aspect]} before={before} after={after} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
