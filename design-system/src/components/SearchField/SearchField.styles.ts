import { styled } from 'styled-components';
import { OptionRow, Options } from '#src/components/DestinationCombobox/DestinationCombobox.styles.ts';
import { token } from '#src/tokens/token.ts';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  color: ${token.color.ink};
`;

/** Input and button are joined and share a border. */
export const Line = styled.div`
  display: flex;
  align-items: stretch;

  & > :first-child {
    flex: 1;
  }

  & input {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  & input::-webkit-search-cancel-button {
    appearance: none;
  }
`;

/** Never clipped: there are few suggestions, and all of them are to be seen at once. */
export const Suggestions = styled(Options)`
  max-block-size: none;
`;

/** A suggestion in one line where there is room: its name, and at the end what it is. */
export const SuggestionRow = styled(OptionRow)`
  flex-flow: row wrap;
  gap: 0 ${token.space[4]};
  align-items: baseline;
  justify-content: space-between;
  align-content: center;
  padding-block: ${token.space[1]};
`;

export const Submit = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token.space[12]};
  min-block-size: ${token.space[12]};
  padding: 0;
  border: ${token.stroke.hair} solid ${token.color.strong};
  border-start-end-radius: ${token.radius.soft};
  border-end-end-radius: ${token.radius.soft};
  background: ${token.color.strong};
  color: ${token.color.onStrong};
  cursor: pointer;

  &:hover {
    background: ${token.color.strongHover};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
