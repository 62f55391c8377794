import { Button, Heading, Stack, Text, VisuallyHidden } from '@farwend/design-system';
import { describeAnswers } from './describeAnswers.ts';
import type { FieldName, TripRequestForm } from './form.ts';
import { Change, List, Name, Row, Value } from './Review.styles.ts';
import { reviewButtonId } from './fieldIds.ts';

/** Props of Review. */
export interface ReviewProps {
  /** The answers. */
  form: TripRequestForm;
  /** Called to change an answer. */
  onChangeAnswer: (field: FieldName) => void;
}

/** All answers of the steps before, each with a button that leads to its field; Continue there leads back. */
export function Review({ form, onChangeAnswer }: ReviewProps) {
  return (
    <Stack gap={4} as="section" aria-labelledby="review-heading">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="review-heading">
          Your answers
        </Heading>
        <Text tone="soft">Look them over once more. Whatever you change, you come back here.</Text>
      </Stack>
      <List>
        {describeAnswers(form).map(({ field, name, object, value }) => (
          <Row key={field}>
            <Name>{name}</Name>
            <Value data-empty={value === '' || undefined}>{value || 'Left open'}</Value>
            <Change>
              <Button variant="link" size="small" id={reviewButtonId(field)} onClick={() => onChangeAnswer(field)}>
                Change<VisuallyHidden> {object}</VisuallyHidden>
              </Button>
            </Change>
          </Row>
        ))}
      </List>
    </Stack>
  );
}
