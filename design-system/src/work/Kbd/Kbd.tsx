import { Fragment, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** Props of Kbd. */
export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** Keys as written on them: `Ctrl+K` together, `G I` one after the other. */
  keys: string;
  /** Word between keys that are pressed one after the other. */
  thenLabel?: string;
}

/** The keys of a shortcut. */
export function Kbd({ keys, thenLabel = 'then', ...rest }: KbdProps) {
  return (
    <Root {...rest}>
      {keys.split(' ').map((chord, step) => (
        <Fragment key={step}>
          {step > 0 && <Then> {thenLabel} </Then>}
          {chord.split(/\+(?=.)/).map((key, index) => (
            <Fragment key={key}>
              {index > 0 && <span data-unseen>+</span>}
              <Key>{key}</Key>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Root>
  );
}

const Root = styled.kbd`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.stroke.bold};
  font-family: inherit;
`;

const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${token.space[5]};
  padding-inline: ${token.space[1]};
  border: ${token.stroke.hair} solid ${token.color.line};
  border-radius: ${token.radius.soft};
  background: ${token.color.sunk};
  color: ${token.color.inkSoft};
  font-family: inherit;
  font-size: ${token.text.caption};
  font-weight: ${token.weight.medium};
  line-height: 1.4;
`;

const Then = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.text.caption};
`;
