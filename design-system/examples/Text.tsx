import { Text } from '@farwend/design-system';

export function TextExample() {
  return (
    <Text variant="lead" tone="soft">
      Camps north of the river are quieter, and the light at six is worth the alarm.
    </Text>
  );
}
