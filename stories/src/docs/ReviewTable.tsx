import { value as system } from 'virtual:design-system/system';
import { summarizeReviews } from '#describe/reviewResult.ts';

/** What is known of each component's accessibility, and what only people can tell. */
export function ReviewTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Checked in every build</th>
          <th>Keyboard</th>
          <th>Human review</th>
        </tr>
      </thead>
      <tbody>
        {system.pages.map(({ name, id, stories, keyboard, reviews }) => (
          <tr key={id}>
            <td>
              <a href={`./?path=/docs/${id}`} target="_top">
                {name}
              </a>
            </td>
            <td>{stories.length} stories in light, night chart, high contrast and forced colours, at 320 and 1280 px</td>
            <td>{keyboard.length === 0 ? 'nothing of its own' : `${keyboard.length} promises, each walked`}</td>
            <td>{summarizeReviews(reviews)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
