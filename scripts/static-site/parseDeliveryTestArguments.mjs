import { WEB_SERVER_NAMES } from './installedWebServers.mjs'

/** Test files that test only the web servers. */
const WEB_SERVER_TESTS = 'delivery/webServers'

/**
 * End-to-end tests that run by default. They are the tests that are most likely to fail if the web server in front of
 * the Komga server is configured wrongly.
 */
const DEFAULT_TESTS = [
  WEB_SERVER_TESTS,
  'connection/servedFiles',
  'connection/signInAndSession',
  'connection/offline',
  'connection/lostConnection',
  'connection/buildReplacedWhileReading',
  'connection/plainHttp',
  'lists/dashboardShelves',
  'editing/posters',
  'reading/comics/comicReader',
  'reading/epubReader',
  'reading/annotationsOnTwoDevices',
]

/**
 * Parses the arguments of `npm run test:delivery`.
 * @param {string[]} args names of web servers, names of test files or `--all`, and options of Playwright
 * @returns {{ webServers: string[], playwright: string[] }} web servers to test, and arguments of `playwright test`
 * @throws {Error} when the arguments contain both `--all` and test files. The message is for the user
 */
export function parseDeliveryTestArguments(args) {
  const named = args.filter(arg => WEB_SERVER_NAMES.includes(arg))
  const options = args.filter(arg => arg.startsWith('-') && arg !== '--all')
  const files = args.filter(arg => !arg.startsWith('-') && !named.includes(arg))
  const isAll = args.includes('--all')
  if (isAll && files.length > 0) throw new Error(`Name either --all or test files: ${files.join(', ')}.`)
  const selected = isAll ? [WEB_SERVER_TESTS, 'tests/journeys/'] : files.length > 0 ? files : DEFAULT_TESTS
  return {
    webServers: WEB_SERVER_NAMES.filter(name => named.length === 0 || named.includes(name)),
    playwright: [...selected, ...options],
  }
}
