import { serverUrl } from '../api/serverUrl'

/**
 * Reloads the client, so that no data of the previous account stays in memory or on the screen.
 * @param atHomePage  loads the home page instead of the current URL
 */
export function reloadClient(atHomePage = false): void {
  if (atHomePage) location.replace(serverUrl('/'))
  else location.reload()
}
