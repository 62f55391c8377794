export { ErrorSummary as FormErrors } from '@farwend/design-system';
