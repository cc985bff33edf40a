import { screen, waitFor } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { routeTree } from '../../src/app/routes/routeTree'
import { createTestManifest } from '../harness/createTestRecords'
import { hostileRunCount } from './hostileRunCount'
import { isPageSettled, setUpHostileScreens } from './setUpHostileScreens'

// Opens every route of the client while all requests of its page fail, get unusable responses or hang.

const { server, renderApp, rejections, reset, targets } = setUpHostileScreens()
const worldHandlers = [...server.listHandlers()] as Parameters<typeof getResponse>[0]

type RouteNode = { options: { path?: string }; children?: RouteNode[] | Record<string, RouteNode> }
const pathsOf = ({ options, children }: RouteNode): string[] => [
  ...(options.path ? [options.path] : []),
  ...Object.values(children ?? {}).flatMap(pathsOf),
]
/** Paths of all routes. The pages of signing in are tested by screenResponses and by the journeys of hanging servers. */
const paths = pathsOf(routeTree as unknown as RouteNode).filter(path => !['/login', '/startup'].includes(path))

function addressOf(path: string): string {
  const { book, oneshot, library, collection, readList } = targets()
  const values: Record<string, string> = {
    $libraryId: library,
    $collectionId: collection,
    $readListId: readList,
    $seriesId: path.startsWith('/oneshot') ? oneshot.seriesId : book.seriesId,
    $bookId: book.id,
    $: 'no-such-page',
  }
  const address = path.replace(/\$\w*/g, name => values[name] ?? name)
  return path === '/search' ? `/search?q=${encodeURIComponent(book.seriesTitle)}` : address
}

const isApi = (url: string) => /\/(api\/v\d|actuator)\//.test(url)
/** Requests of the session and of settings, without which no page opens. The journeys of hanging servers let them hang. */
const isSession = (url: string) => /\/(claim|client-settings\/\S*|users\/me)$/.test(new URL(url).pathname)
const typed = (body: string, type = 'application/json') => new HttpResponse(body, { headers: { 'content-type': type } })

/** Applies a change to each value of a JSON body. */
const changed = (value: unknown, change: (value: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(item => changed(item, change))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change)]))
      : change(value)

async function changedResponse(request: Request, change: (value: unknown) => unknown): Promise<Response | undefined> {
  const response = await getResponse(worldHandlers, request.clone())
  if (!response?.headers.get('content-type')?.includes('json')) return response
  return HttpResponse.json(changed(await response.json(), change) as object, { status: response.status })
}

type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>
const answers: Record<string, Answer> = {
  '{}': () => typed('{}'),
  null: () => typed('null'),
  '[]': request => (/\/libraries$/.test(request.url) ? undefined : typed('[]')),
  HTML: () => typed('<h1>Sign in to this network</h1>', 'text/html'),
  'truncated JSON': () => typed('{"content":[{"id":"'),
  'status 500': () => new HttpResponse('<h1>Error</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
  'status 403': () => HttpResponse.json({ message: 'no' }, { status: 403 }),
  'texts of 1 MB': request =>
    changedResponse(request, value => (typeof value === 'string' && / /.test(value) ? 'wide '.repeat(200_000) : value)),
  'numbers as texts': request => changedResponse(request, value => (typeof value === 'number' ? String(value) : value)),
}
const kinds = Object.keys(answers)

const chapter = { href: 'http://server/api/v1/books/B/resource/c.xhtml', type: 'application/xhtml+xml' }

/** Answers each request of the page. Returns the paths of the requests, updated with each request. */
function serve(path: string, answer: Answer): Set<string> {
  const requested = new Set<string>()
  server.use(
    http.all('*', ({ request }) => {
      if (!isApi(request.url) || isSession(request.url)) return undefined
      requested.add(new URL(request.url).pathname)
      if (path.endsWith('/read-epub') && /\/manifest/.test(request.url) && answer === answers['texts of 1 MB'])
        return HttpResponse.json(createTestManifest({ readingOrder: [chapter] }))
      return answer(request)
    }),
  )
  return requested
}

/** Expects that the page did not crash and has a control that leads away from it. */
function expectUsablePage(label: string) {
  const text = document.body.textContent ?? ''
  expect(text, label).not.toMatch('This page stopped working')
  expect(text, label).not.toMatch(/Invalid Date|\bNaN\b|\[object Object\]/)
  const controls = [...document.querySelectorAll('a[href], button')]
  const names = controls.map(control => control.getAttribute('aria-label') || control.textContent || '')
  expect(
    names.some(name => /^(Home|Back|Longbox|Go home|Menu|Stop waiting|Dismiss)/.test(name)),
    `${label}: a way out among ${names.slice(0, 20).join(', ')}`,
  ).toBe(true)
}

beforeEach(() => {
  rejections.length = 0
})

describe('every route', () => {
  test.each(paths)('%s stays usable when all of its requests fail', async path => {
    for (let run = 0; run < Math.min(hostileRunCount(1), kinds.length); run++) {
      const kind = kinds[(paths.indexOf(path) + run) % kinds.length] ?? '{}'
      const label = `${path}: ${kind}`
      const requested = serve(path, answers[kind] as Answer)
      renderApp(addressOf(path))
      let settledPolls = 0
      await waitFor(
        () => {
          settledPolls =
            isPageSettled() && document.querySelector('h1, h2, [role=alert], [role=dialog]') ? settledPolls + 1 : 0
          expect(settledPolls, label).toBeGreaterThan(3)
        },
        { interval: 50, timeout: 20_000 },
      )
      expectUsablePage(label)
      if (requested.size > 0 && !['texts of 1 MB', '[]', 'numbers as texts'].includes(kind))
        await waitFor(() =>
          expect(document.querySelector('[role=alert]') ?? screen.queryByText('Try again'), label).not.toBeNull(),
        )
      reset()
    }
    expect(rejections).toEqual([])
  })
})
