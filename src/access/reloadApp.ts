import { toAbsoluteServerUrl } from '../api/toAbsoluteServerUrl'

/**
 * Reloads the page. A reload removes all data of the previous account from memory and from the screen.
 * @param atHomePage whether to open the home page instead of the current URL
 */
export function reloadApp(atHomePage = false): void {
  if (atHomePage) location.replace(toAbsoluteServerUrl('/'))
  else location.reload()
}
