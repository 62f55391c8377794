import { ErrorSummary } from '@farwend/design-system';

export function ErrorSummaryExample() {
  return <ErrorSummary errors={[{ id: 'email', text: 'Enter your email address' }]} attempt={1} />;
}
