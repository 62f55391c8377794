import { value as usage } from 'virtual:design-system/usage';

/** Where on the site a component is seen, read from the imports of its pages. */
export function WhereUsed({ name }: { name: string }) {
  const { everywhere, pages, inside } = usage.components[name] ?? { everywhere: false, pages: [], inside: [] };
  const places = [...(everywhere ? ['every page, in the navigation or the footer'] : []), ...countPages(pages.length)];
  return (
    <dl className="where-used">
      <dt>On the site</dt>
      <dd>
        {places.length === 0 ? 'On no page yet' : `On ${places.join(', and in the content of ')}`}
        {pages.length > 0 && (
          <ul>
            {pages.map((page) => (
              <li key={page.name}>
                {page.story ? (
                  <a href={`./?path=/story/${page.story}`} target="_top">
                    {page.name}
                  </a>
                ) : (
                  page.name
                )}
              </li>
            ))}
          </ul>
        )}
      </dd>
      {inside.length > 0 && (
        <>
          <dt>Inside</dt>
          <dd>{inside.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}

function countPages(count: number): string[] {
  return count === 0 ? [] : [`${count} of ${usage.pages} pages`];
}
