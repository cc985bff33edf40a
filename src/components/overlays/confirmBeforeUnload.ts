/**
 * Makes the browser ask for confirmation before the window closes or reloads.
 * @returns function that removes the confirmation
 */
export function confirmBeforeUnload(): () => void {
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', preventUnload)
  return () => window.removeEventListener('beforeunload', preventUnload)
}
