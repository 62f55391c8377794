import { SearchField, token, type LoadSuggestions } from '@farwend/design-system';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { readSearchHref } from './readSearchHref.ts';

/** Props of SearchPanel. */
export interface SearchPanelProps {
  /** Loads suggestions while typing. */
  loadSuggestions: LoadSuggestions;
  /** Called with the address of the results, or of the chosen suggestion. */
  onGo: (href: string) => void;
  /** Label of the field. */
  label: string;
}

/** The field of the header, below its bar and focused at once. */
export function SearchPanel({ loadSuggestions, onGo, label }: SearchPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <Panel ref={panel}>
      <Field>
        <SearchField
          action="/search/"
          label={label}
          loadSuggestions={loadSuggestions}
          onChoose={({ href }) => onGo(href)}
          onSubmit={(event) => {
            event.preventDefault();
            onGo(readSearchHref(event.currentTarget));
          }}
        />
      </Field>
    </Panel>
  );
}

/** Never clips the suggestions, which reach below it. */
const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  padding: ${token.space[4]} max(${token.space.gutter}, (100% - ${token.measure.page}) / 2) ${token.space[6]};
  border-block: ${token.stroke.hair} solid ${token.color.line};
  background: ${token.color.raised};
  box-shadow: ${token.shadow.float};
  font-weight: ${token.weight.regular};
`;

const Field = styled.div`
  max-inline-size: 40rem;
  margin-inline: auto;
`;
