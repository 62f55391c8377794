import { Column, Grid, Text } from '@farwend/design-system';

export function ColumnExample() {
  return (
    <Grid rowGap={4}>
      <Column span={8}>
        <Text>Two thirds of the row from the tablet on.</Text>
      </Column>
      <Column span={4} as="aside">
        <Text tone="soft">The rest.</Text>
      </Column>
    </Grid>
  );
}
