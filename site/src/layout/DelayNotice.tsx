import { token } from '@farwend/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useWay } from '#src/shared/way.ts';

/** Props of DelayNotice. */
export interface DelayNoticeProps {
  label?: string;
}

/** After how long a page on its way is worth a word, in milliseconds. */
const PATIENCE = 1000;

/** Says that the next page is on its way, once that takes longer than a second. */
export function DelayNotice({ label = 'The page is on its way' }: DelayNoticeProps) {
  const { isLeaving } = useWay();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, isLeaving ? PATIENCE : 0, isLeaving);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return <Corner role="status">{isLate && <Words>{label}</Words>}</Corner>;
}

const Corner = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: ${token.layer.sticky};
`;

const Words = styled.p`
  padding: ${token.space[3]} ${token.space[5]};
  background: ${token.color.strong};
  color: ${token.color.onStrong};
  font-size: ${token.text.small};
`;
