import { serverUrl } from '../api/address'

/**
 * Reloads the client, so that no data of the previous account stays in memory or on the screen.
 * @param atHome  loads the home page instead of the current URL
 */
export function restart(atHome = false): void {
  if (atHome) location.replace(serverUrl('/'))
  else location.reload()
}
