import { token } from '@farwend/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigation } from '#src/startup/navigation.ts';

/** Props of DelayNotice. */
export interface DelayNoticeProps {
  label?: string;
}

/** Delay before the notice appears, in milliseconds. */
const DELAY_MS = 1000;

/** Announces that the next page is loading, once that takes longer than a second. */
export function DelayNotice({ label = 'The page is on its way' }: DelayNoticeProps) {
  const isLoading = useNavigation().state === 'loading';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, isLoading ? DELAY_MS : 0, isLoading);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return <StatusRegion role="status">{isLate && <Message>{label}</Message>}</StatusRegion>;
}

const StatusRegion = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: ${token.layer.sticky};
`;

const Message = styled.p`
  padding: ${token.space[3]} ${token.space[5]};
  background: ${token.color.strong};
  color: ${token.color.onStrong};
  font-size: ${token.text.small};
`;
