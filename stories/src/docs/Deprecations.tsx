import { value as deprecations } from 'virtual:design-system/deprecations';

/** Props that are on their way out, with what replaces them. */
export function Deprecations() {
  if (deprecations.length === 0) return <p>At present no prop is deprecated.</p>;
  return (
    <ul>
      {deprecations.map(({ component, prop, since, instead }) => (
        <li key={`${component}.${prop}`}>
          <code>
            {component}.{prop}
          </code>
          , since {since}: use <code>{instead}</code>.
        </li>
      ))}
    </ul>
  );
}
