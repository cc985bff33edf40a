import { act, screen } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissAllDialogs } from '../../src/dialogs/dialogStore'
import { scaleHostileRunCount } from './scaleHostileRunCount'
import { isPageSettled, type setUpHostileScreenTests, waitUntilUnchanged } from './setUpHostileScreenTests'

const isApi = (url: string) => /\/(api\/v\d|actuator)\//.test(url)
/**
 * Returns whether a request belongs to the session or fetches client settings. No page can open without the responses
 * to these requests.
 */
const isSession = (url: string) => /\/(claim|client-settings\/\S*|users\/me)$/.test(new URL(url).pathname)
const typed = (body: string, type = 'application/json') => new HttpResponse(body, { headers: { 'content-type': type } })

type Change = (value: unknown, name: string) => unknown

const changed = (value: unknown, change: Change, name = ''): unknown =>
  Array.isArray(value)
    ? value.map(item => changed(item, change, name))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change, key)]))
      : change(value, name)

async function changedResponse(
  worldHandlers: Handlers,
  request: Request,
  change: Change,
): Promise<Response | undefined> {
  const response = await getResponse(worldHandlers, request.clone())
  if (!response?.headers.get('content-type')?.includes('json')) return response
  return HttpResponse.json(changed(await response.json(), change) as object, { status: response.status })
}

type Handlers = Parameters<typeof getResponse>[0]
type ResponseFactory = (request: Request) => Response | undefined | Promise<Response | undefined>
const createResponseFactories = (worldHandlers: Handlers): Record<string, ResponseFactory> => ({
  '{}': () => typed('{}'),
  null: () => typed('null'),
  '[]': request => (/\/libraries$/.test(request.url) ? undefined : typed('[]')),
  'a page of HTML': () => typed('<h1>Sign in to this network</h1>', 'text/html'),
  'truncated JSON': () => typed('{"content":[{"id":"'),
  'status 500': () => new HttpResponse('<h1>Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
  'status 403': () => HttpResponse.json({ message: 'no' }, { status: 403 }),
  'texts of 1 MB': request => {
    // Replaces at most eight texts of a response by long texts. More long texts would make the tests too slow.
    let count = 0
    return changedResponse(worldHandlers, request, (value, name) =>
      /^(title|name|summary|email)$/.test(name) && count++ < 8 ? 'wide '.repeat(200_000) : value,
    )
  },
  'numbers as texts': request =>
    changedResponse(worldHandlers, request, value => (typeof value === 'number' ? String(value) : value)),
})
/** Names of all unusable responses, in the order in which the tests use them. */
export const unusableResponseKinds: readonly string[] = Object.keys(createResponseFactories([]))

/**
 * Names of the responses in `unusableResponseKinds` that are valid for some operations. The tests do not expect a
 * failure message after these responses.
 */
export const partlyValidResponseKinds: readonly string[] = ['texts of 1 MB', '[]', 'numbers as texts']

/** Waits until the page shows a heading, an alert or a dialog, and all its requests have ended. */
export const waitUntilPageSettled = (label: string) =>
  waitUntilUnchanged(
    () => isPageSettled() && document.querySelector('h1, h2, [role=alert], [role=dialog]') !== null,
    label,
  )

/**
 * Chooses the kinds of unusable responses with which a page or dialog is tested. `npm test` uses only a single kind for
 * each page. The kind depends on `index`, so that different pages are tested with different kinds.
 * @param index index of the page or dialog
 * @returns elements of `unusableResponseKinds`
 */
export const selectUnusableResponseKinds = (index: number): string[] =>
  Array.from(
    { length: Math.min(scaleHostileRunCount(1), unusableResponseKinds.length) },
    (_, run) => unusableResponseKinds[(index + run) % unusableResponseKinds.length] ?? '',
  )

/**
 * Returns an element that shows a failure: an alert, the text "Try again", or the title of the page for a missing or
 * forbidden record. Returns null if the page shows no failure.
 */
export const findFailureMessage = () =>
  document.querySelector('[role=alert]') ??
  screen.queryAllByText('Try again')[0] ??
  screen.queryByRole('heading', { level: 1, name: 'Not found' })

export const advanceFakeTimersTenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000))

/**
 * Replaces the timers by a fake clock. The fake clock runs at the speed of the real clock, so that requests and
 * rendering work as usual. {@link advanceFakeTimersTenSeconds} makes it jump by ten seconds.
 */
export const installFakeClock = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })

/**
 * Prepares unusable and hanging responses for the tests of a file.
 * @param screens result of `setUpHostileScreenTests`
 * @returns `serve` and `hang`. After a call of `serve`, API requests get unusable responses. After a call of `hang`,
 *   API requests get no responses. Requests for the session and for the client settings still get normal responses.
 *   Both functions return a set with the paths of the affected requests. Later requests add their paths to the set.
 */
export function setUpHostileResponseTests({ server, rejections }: ReturnType<typeof setUpHostileScreenTests>) {
  const responseFactories = createResponseFactories([...server.listHandlers()] as Handlers)
  beforeEach(() => {
    rejections.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    dismissAllDialogs()
  })
  const serveWith = (createResponse: ResponseFactory): ReadonlySet<string> => {
    const requested = new Set<string>()
    server.use(
      http.all('*', ({ request }) => {
        if (!isApi(request.url) || isSession(request.url)) return undefined
        requested.add(new URL(request.url).pathname)
        return createResponse(request)
      }),
    )
    return requested
  }
  return {
    serve: (kind: string) => serveWith(responseFactories[kind] as ResponseFactory),
    hang: () => serveWith(() => new Promise<undefined>(() => {})),
  }
}
