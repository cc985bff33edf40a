/**
 * Loads the module with the contexts of react-admin. `ReactAdminContexts` can render as soon as the returned promise
 * has resolved.
 */
export async function loadReactAdminContexts() {
  const contexts = await import('./ReactAdminContexts')
  await contexts.reactAdminReady
  return contexts
}
