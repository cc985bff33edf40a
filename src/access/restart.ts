import { serverUrl } from '../api/address'

/**
 * Loads the client anew, so that nothing of the previous account stays in memory or on the screen.
 * @param atHome  at the home page instead of the current address
 */
export function restart(atHome = false): void {
  if (atHome) location.replace(serverUrl('/'))
  else location.reload()
}
