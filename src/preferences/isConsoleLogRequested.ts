/** Local storage key that turns on the log. Any value turns it on. The web client of Komga uses the same key. */
const LOG_KEY = 'loglevel'

/** Returns whether the user has requested a log in the console of the browser. */
export function isConsoleLogRequested(): boolean {
  try {
    return localStorage.getItem(LOG_KEY) !== null
  } catch {
    return false
  }
}
