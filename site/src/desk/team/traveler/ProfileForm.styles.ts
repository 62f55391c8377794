import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const ProfileFields = styled.form`
  display: grid;
  gap: ${token.space[3]};
  min-inline-size: 0;
`;

export const PhoneParts = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${token.space[3]};
  align-items: end;
`;

/** What has to be chosen before it can be saved. */
export const Conflict = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
  padding: ${token.space[3]};
  background: ${token.color.cautionWash};
  border-radius: ${token.radius.soft};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid CanvasText;
  }
`;
