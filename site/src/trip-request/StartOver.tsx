import { Button, Cluster, Text } from '@farwend/design-system';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Props of StartOver. */
export interface StartOverProps {
  /** Called after the visitor has confirmed. */
  onConfirm: () => void;
}

/** Deletes all answers after asking for confirmation. */
export function StartOver({ onConfirm }: StartOverProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) keep.current?.focus();
  }, [isConfirming]);
  if (!isConfirming) {
    return (
      <ScriptingOnly>
        <Button variant="link" onClick={() => setIsConfirming(true)}>
          Start over
        </Button>
      </ScriptingOnly>
    );
  }
  const confirm = () => {
    setIsConfirming(false);
    onConfirm();
  };
  return (
    <Cluster role="group" aria-label="Start over">
      <Text>Forget all your answers?</Text>
      <Button ref={keep} size="small" onClick={() => setIsConfirming(false)}>
        Keep them
      </Button>
      <Button size="small" variant="quiet" onClick={confirm}>
        Yes, start over
      </Button>
    </Cluster>
  );
}

const ScriptingOnly = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
