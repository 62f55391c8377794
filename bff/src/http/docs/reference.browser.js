/* global SwaggerUIBundle */
// The interactive reference: sign-in by session cookie, and ids of demo records in the paths.
const form = document.querySelector('#sign-in');
const signOut = document.querySelector('#sign-out');
const who = document.querySelector('#who');

const read = async (address) => (await fetch(address)).json();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const answer = await fetch('/v3/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (answer.ok) await tell();
  else who.textContent = (await answer.json()).message;
});
signOut.addEventListener('click', async () => {
  await fetch('/v3/logout', { method: 'DELETE' });
  await tell();
});
form.querySelector('button').disabled = false; // pressed before, it would send the form nowhere

const [document_, examples] = await Promise.all([read('/openapi.json'), read('/docs/examples.json'), tell()]);
for (const [path, operations] of Object.entries(document_.paths)) {
  for (const operation of Object.values(operations)) {
    for (const parameter of operation.parameters ?? []) {
      const list = path.slice(0, path.indexOf(`/{${parameter.name}}`));
      if (parameter.in === 'path' && examples[list]) parameter.example = examples[list];
    }
  }
}
SwaggerUIBundle({ spec: document_, dom_id: '#ui', validatorUrl: null, docExpansion: 'none', filter: true, deepLinking: true });

async function tell() {
  const { isAuthenticated, firstName, lastName, personType, roles } = await read('/v3/users/current');
  const kinds = [personType, ...(roles ?? [])].join(', ');
  who.textContent = isAuthenticated ? `You are ${firstName} ${lastName} (${kinds}).` : 'You are not signed in.';
  signOut.hidden = !isAuthenticated;
}
