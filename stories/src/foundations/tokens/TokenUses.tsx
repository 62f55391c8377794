import type { ReactElement } from 'react';
import { value as uses, type TokenUse } from 'virtual:design-system/tokenUses';
import { modeLabels } from './tokenSets.ts';

/** Where a token is used: the components that name it, the site, and the tokens that refer to it. */
export function TokenUses({ name }: { name: string }) {
  const use = uses[name];
  if (!use || isUnused(use)) return <p className="token-uses">{describeUnused(name, use)}</p>;
  const { pages, site, tokens, everywhere } = use;
  return (
    <ul className="token-uses">
      {pages.length > 0 && (
        <li>
          <b>{count(pages.length, 'component')}:</b>{' '}
          <Separated>
            {pages.map((page) => (
              <a key={page} href={`./?path=/docs/design-system-${page.toLowerCase()}--docs`} target="_top">
                {page}
              </a>
            ))}
          </Separated>
        </li>
      )}
      {everywhere && <li>Global styles, so every page</li>}
      {tokens.length > 0 && (
        <li>
          <b>{count(tokens.length, 'token')}:</b> {tokens.map(describeReference).join(', ')}
        </li>
      )}
      {site.length > 0 && (
        <li>
          <details>
            <summary>{count(site.length, 'part')} of the site</summary>
            {site.join(', ')}
          </details>
        </li>
      )}
    </ul>
  );
}

function isUnused({ pages, site, tokens, everywhere }: TokenUse): boolean {
  return pages.length + site.length + tokens.length === 0 && !everywhere;
}

function describeUnused(name: string, use: TokenUse | undefined): string {
  if (use && use.offeredBy.length > 0) return `Not used now; a value of ${use.offeredBy.join(', ')}.`;
  return name === 'breakpoint.mobile' ? 'Used by nothing: what holds from 0 needs no media query.' : 'Used by nothing.';
}

function describeReference({ name, modes }: TokenUse['tokens'][number]): string {
  const labels = Object.entries(modeLabels).flatMap(([mode, label]) => (modes.includes(mode) ? [label.toLowerCase()] : []));
  return labels.length === 0 ? name : `${name} (${labels.join(', ')})`;
}

function Separated({ children }: { children: readonly ReactElement[] }) {
  return children.map((child, index) => (
    <span key={child.key}>
      {index > 0 && ', '}
      {child}
    </span>
  ));
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
