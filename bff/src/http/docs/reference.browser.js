/* global SwaggerUIBundle */
// The interactive reference: signs in by session cookie and fills paths with ids of demo records.
const form = document.querySelector('#sign-in');
const signOut = document.querySelector('#sign-out');
const who = document.querySelector('#who');

const read = async (address) => (await fetch(address)).json();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const response = await fetch('/v3/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (response.ok) await showIdentity();
  else who.textContent = (await response.json()).message;
});
signOut.addEventListener('click', async () => {
  await fetch('/v3/logout', { method: 'DELETE' });
  await showIdentity();
});
form.querySelector('button').disabled = false; // enabled only once the submit listener is attached

const [document_, examples] = await Promise.all([read('/openapi.json'), read('/docs/examples.json'), showIdentity()]);
for (const [path, operations] of Object.entries(document_.paths)) {
  for (const operation of Object.values(operations)) {
    for (const parameter of operation.parameters ?? []) {
      const list = path.slice(0, path.indexOf(`/{${parameter.name}}`));
      if (parameter.in === 'path' && examples[list]) parameter.example = examples[list];
    }
  }
}
SwaggerUIBundle({ spec: document_, dom_id: '#ui', validatorUrl: null, docExpansion: 'none', filter: true, deepLinking: true });

async function showIdentity() {
  const { isAuthenticated, firstName, lastName, personType, roles } = await read('/v3/users/current');
  const kinds = [personType, ...(roles ?? [])].join(', ');
  who.textContent = isAuthenticated ? `You are ${firstName} ${lastName} (${kinds}).` : 'You are not signed in.';
  signOut.hidden = !isAuthenticated;
}
