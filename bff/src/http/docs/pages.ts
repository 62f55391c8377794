import { problems } from '@farwend/api-contract';
import { demoPeople } from '#src/demoPeople.ts';

/** The page of the interactive reference; with the demo's password it offers its people to sign in as. */
export function referencePage(demoPassword: string | undefined): string {
  const people = demoPeople.map(([email, what]) => `<option value="${email}">${email} (${what})</option>`).join('');
  const who = demoPassword
    ? `<label>Sign in as <select name="username">${people}</select></label><input type="hidden" name="password" value="${demoPassword}">`
    : `<label>E-mail <input name="username" type="email" autocomplete="username" required></label>
       <label>Password <input name="password" type="password" autocomplete="current-password" required></label>`;
  return page(
    'Farwend API',
    `<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/reference.css">
     <header><strong>Farwend API</strong>
       <form id="sign-in">${who}<button disabled>Sign in</button></form>
       <button id="sign-out" type="button" hidden>Sign out</button>
       <p id="who" role="status">You are not signed in.</p>
     </header>
     <main id="ui"></main>
     <script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/reference.js" type="module"></script>`,
  );
}

/** What an error code means, as a page; undefined when there is no such code. */
export function explainProblem(code: string): string | undefined {
  const problem = Object.entries(problems).find(([known]) => known === code)?.[1];
  if (!problem) return undefined;
  const { title, status, explanation } = problem;
  return page(title, `<main><h1>${title}</h1><p>${explanation}</p><p><code>${code}</code>, status ${status}</p></main>`);
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`;
}
