/** Where the form's column leaves room for another: 1,120 px, or more with larger text. */
export const besideForm = '@media (min-width: 70rem)';
