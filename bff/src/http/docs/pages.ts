import { problems } from '@farwend/api-contract';

/** The demo accounts. */
export interface DemoSignIns {
  people: readonly (readonly [email: string, role: string])[];
  /** The password of all accounts. */
  password: string;
}

/** The page of the interactive reference; with demo data it offers the demo accounts for signing in. */
export function referencePage(demo: DemoSignIns | null): string {
  const people = demo?.people.map(([email, role]) => `<option value="${email}">${email} (${role})</option>`).join('');
  const who = demo
    ? `<label>Sign in as <select name="username">${people}</select></label><input type="hidden" name="password" value="${demo.password}">`
    : `<label>E-mail <input name="username" type="email" autocomplete="username" required></label>
       <label>Password <input name="password" type="password" autocomplete="current-password" required></label>`;
  return page(
    'Farwend API',
    `<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/reference.css">
     <header><strong>Farwend API</strong> <a href="/docs/changelog">Versions and changes</a>
       <form id="sign-in">${who}<button disabled>Sign in</button></form>
       <button id="sign-out" type="button" hidden>Sign out</button>
       <p id="who" role="status">You are not signed in.</p>
     </header>
     <main id="ui"></main>
     <script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/reference.js" type="module"></script>`,
  );
}

/** The page of the versions of the API; `html` is the changelog. */
export function changelogPage(html: string): string {
  return page(
    'Changelog of the Farwend API',
    `<link rel="stylesheet" href="/docs/reference.css">
     <header><strong>Farwend API</strong> <a href="/docs">Reference</a></header>
     <main class="text">${html}</main>`,
  );
}

/** The page that explains an error code; undefined for an unknown code. */
export function explainProblem(code: string): string | undefined {
  const problem = Object.entries(problems).find(([name]) => name === code)?.[1];
  if (!problem) return undefined;
  const { title, status, explanation } = problem;
  return page(title, `<main><h1>${title}</h1><p>${explanation}</p><p><code>${code}</code>, status ${status}</p></main>`);
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`;
}
