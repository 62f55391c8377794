import { Column, Grid, Text } from '@farwend/design-system';

const months = ['July', 'August', 'September'];

export function GridExample() {
  return (
    <Grid as="ul" rowGap={6}>
      {months.map((month) => (
        <Column as="li" key={month} span={4}>
          <Text>{month}</Text>
        </Column>
      ))}
    </Grid>
  );
}
