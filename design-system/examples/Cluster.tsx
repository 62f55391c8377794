import { Button, Cluster } from '@farwend/design-system';

export function ClusterExample() {
  return (
    <Cluster gap={3} justify="between">
      <Button>Back</Button>
      <Button variant="primary">Next</Button>
    </Cluster>
  );
}
