import { value as reviews } from 'virtual:design-system/reviews';
import type { ManualReview } from '#describe/parseReviews.ts';
import { missingTechnologies, resultOf } from '#describe/reviewResult.ts';

/** Which people have reviewed a component with which assistive technology, and what they found; for the chapter Accessibility. */
export function ReviewStatus({ name }: { name: string }) {
  const all = reviews[name];
  if (!all) throw new Error(`There is no docs page ${name}.`);
  const missing = missingTechnologies(all);
  return (
    <>
      {all.length > 0 && <Reviews reviews={all} />}
      <p>
        {missing.length > 0
          ? `Manual review with ${new Intl.ListFormat('en-GB').format(missing)}: not yet. `
          : 'Reviewed by people with every assistive technology. '}
        <a href="./?path=/docs/guides-review--docs" target="_top">
          How to review a component
        </a>
      </p>
    </>
  );
}

function Reviews({ reviews: all }: { reviews: readonly ManualReview[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Reviewed on</th>
          <th>By</th>
          <th>With</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {all.map((review) => (
          <tr key={review.date + review.technology}>
            <td>
              <time dateTime={review.date}>{review.date}</time>
            </td>
            <td>{review.reviewer}</td>
            <td>{[review.technology, review.browser].filter(Boolean).join(', ')}</td>
            <td>
              {resultOf(review)}
              {review.findings.length > 0 && (
                <ul>
                  {review.findings.map(({ question, found }) => (
                    <li key={question}>
                      {question} {found}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
