import { Button, Cluster, Text } from '@farwend/design-system';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Props of StartOver. */
export interface StartOverProps {
  /** Called when the person has said twice that all answers are to go. */
  onConfirm: () => void;
}

/** "Start over", which asks once before it forgets everything. */
export function StartOver({ onConfirm }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <Line>
        <Button variant="link" onClick={() => setAsking(true)}>
          Start over
        </Button>
      </Line>
    );
  }
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <Cluster role="group" aria-label="Start over">
      <Text>Forget all your answers?</Text>
      <Button ref={keep} size="small" onClick={() => setAsking(false)}>
        Keep them
      </Button>
      <Button size="small" variant="quiet" onClick={confirm}>
        Yes, start over
      </Button>
    </Cluster>
  );
}

const Line = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
