import { act, screen, waitFor } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routeTree } from '../../src/app/routes/routeTree'
import { type DialogName, type DialogTypes, dismissAllDialogs, openDialog } from '../../src/dialogs/dialogStore'
import { getCollection } from '../../src/generated/collections/collections.calls'
import { getLibrary } from '../../src/generated/libraries/libraries.calls'
import { getReadList } from '../../src/generated/readlists/readlists.calls'
import { getSeries } from '../../src/generated/series/series.calls'
import { openCommandPalette } from '../../src/shell/palette/openCommandPalette'
import { createTestManifest } from '../harness/createTestRecords'
import { hostileRunCount } from './hostileRunCount'
import { isPageSettled, setUpHostileScreens } from './setUpHostileScreens'

// Opens every route of the client, its dialogs and the command palette while all requests fail, get unusable responses or hang.

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

type Change = (value: unknown, name: string) => unknown

/** Applies a change to each value of a JSON body. */
const changed = (value: unknown, change: Change, name = ''): unknown =>
  Array.isArray(value)
    ? value.map(item => changed(item, change, name))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change, key)]))
      : change(value, name)

async function changedResponse(request: Request, change: Change): Promise<Response | undefined> {
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
  'texts of 1 MB': request => {
    // The fake network of the tests cannot send more of them.
    let count = 0
    return changedResponse(request, (value, name) =>
      /^(title|name|summary|email)$/.test(name) && count++ < 8 ? 'wide '.repeat(200_000) : value,
    )
  },
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

/** Pages that show a form before their first request. */
const formPaths: readonly string[] = ['/account/preferences', '/import', '/import/books', '/import/readlist']
/** Answers that are valid for some requests, which then fail nothing. */
const partlyValid: readonly string[] = ['texts of 1 MB', '[]', 'numbers as texts']

/** Waits until the page shows content and its requests have ended. */
async function waitUntilSettled(label: string) {
  let settledPolls = 0
  await waitFor(
    () => {
      const hasContent = document.querySelector('h1, h2, [role=alert], [role=dialog]') !== null
      settledPolls = isPageSettled() && hasContent ? settledPolls + 1 : 0
      expect(settledPolls, label).toBeGreaterThan(3)
    },
    { interval: 50, timeout: 20_000 },
  )
}

/** Selects the kinds of answers for a page or dialog. Consecutive ones get different kinds. */
const kindsFor = (index: number): string[] =>
  Array.from(
    { length: Math.min(hostileRunCount(1), kinds.length) },
    (_, run) => kinds[(index + run) % kinds.length] ?? '',
  )

const failureMessage = () => document.querySelector('[role=alert]') ?? screen.queryAllByText('Try again')[0] ?? null

/** Hangs every request of the page. @returns the paths of the hanging requests */
const hang = (path: string): Set<string> => serve(path, () => new Promise<undefined>(() => {}))

/** Lets ten seconds pass on the fake clock. */
const passTenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000))

const clockFunctions = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
afterEach(() => {
  vi.useRealTimers()
  dismissAllDialogs()
})

describe('every route', () => {
  test.each(paths)('%s stays usable when all of its requests fail', async path => {
    for (const kind of kindsFor(paths.indexOf(path))) {
      const label = `${path}: ${kind}`
      const requested = serve(path, answers[kind] as Answer)
      renderApp(addressOf(path))
      await waitUntilSettled(label)
      expectUsablePage(label)
      if (requested.size > 0 && !partlyValid.includes(kind) && !formPaths.includes(path))
        await waitFor(() => expect(failureMessage(), label).not.toBeNull())
      reset()
    }
    expect(rejections).toEqual([])
  })

  test.each(paths)('%s shows a message after ten seconds when its requests hang', async path => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...clockFunctions] })
    const hanging = hang(path)
    renderApp(addressOf(path))
    await waitFor(() => expect(document.querySelector('button, a[href]')).not.toBeNull())
    await passTenSeconds()
    if (hanging.size > 0 && !formPaths.includes(path))
      await waitFor(() => expect(document.body.textContent, path).toMatch(/slow to (answer|arrive)|is loading slowly/))
    expectUsablePage(path)
    expect(rejections).toEqual([])
  })
})

type DialogCase = { [Name in DialogName]: readonly [Name, DialogTypes[Name]['request']] }[DialogName]

/** Dialogs that send requests when they open. */
async function dialogCases(): Promise<readonly DialogCase[]> {
  const { book, oneshot, library, collection, readList } = targets()
  const [series, oneshotSeries] = await Promise.all([getSeries(book.seriesId), getSeries(oneshot.seriesId)])
  return [
    ['about', {}],
    ['addToCollection', { series: [series] }],
    ['addToReadList', { books: [book] }],
    ['addLibrary', {}],
    ['arrangeLibraries', {}],
    ['bookAnalysis', { book }],
    ['chooseFileName', { seriesId: book.seriesId, fileName: 'a', proposals: ['b'], extension: '.cbz' }],
    ['compareBooks', { candidate: { kind: 'book', book: oneshot }, existing: book }],
    ['editBooks', { books: [book] }],
    ['editCollection', { collection: await getCollection(collection) }],
    ['editLibrary', { library: await getLibrary(library) }],
    ['editOneshots', { series: [oneshotSeries] }],
    ['editReadList', { readList: await getReadList(readList) }],
    ['editSeries', { series: [series] }],
    ['editUserRestrictions', { id: 'U', email: 'reader@example.org' }],
    ['editUserRoles', { id: 'U', email: 'reader@example.org' }],
    ['pickBook', { title: 'Book', initialText: 'a' }],
    ['pickReadList', { title: 'Read list', bookIds: [book.id] }],
    ['pickSeries', { title: 'Series', initialText: 'a' }],
  ]
}

describe('every dialog with requests', () => {
  const names: readonly DialogName[] = [
    'about',
    'addToCollection',
    'addToReadList',
    'addLibrary',
    'arrangeLibraries',
    'bookAnalysis',
    'chooseFileName',
    'compareBooks',
    'editBooks',
    'editCollection',
    'editLibrary',
    'editOneshots',
    'editReadList',
    'editSeries',
    'editUserRestrictions',
    'editUserRoles',
    'pickBook',
    'pickReadList',
    'pickSeries',
  ]

  /** Opens a dialog over a page. The requests of the page have ended before those of the dialog fail. */
  async function openOverPage(name: DialogName, beforeOpening: () => void) {
    const dialog = (await dialogCases()).find(([candidate]) => candidate === name)
    renderApp('/account/preferences')
    await waitUntilSettled(name)
    beforeOpening()
    // Each pair has the request of its own dialog.
    if (dialog) act(() => void openDialog(dialog[0], dialog[1] as never))
    return waitFor(() => screen.getByRole('dialog'))
  }

  test.each(names)('%s stays closable when its requests fail', async name => {
    for (const kind of kindsFor(names.indexOf(name))) {
      const label = `${name}: ${kind}`
      const dialog = await openOverPage(name, () => void serve(name, answers[kind] as Answer))
      await waitUntilSettled(label)
      expect(document.body.textContent, label).not.toMatch(
        /This page stopped working|Invalid Date|\bNaN\b|\[object Object\]/,
      )
      expect(dialog.querySelectorAll('button').length, label).toBeGreaterThan(0)
      act(() => dismissAllDialogs())
      await waitFor(() => expect(screen.queryByRole('dialog'), label).toBeNull())
      reset()
    }
    expect(rejections).toEqual([])
  })

  test.each(names)('%s shows a message after ten seconds when its requests hang', async name => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...clockFunctions] })
    let hanging = new Set<string>()
    const dialog = await openOverPage(name, () => {
      hanging = hang(name)
    })
    await passTenSeconds()
    if (hanging.size > 0)
      await waitFor(() => expect(document.body.textContent, name).toMatch(/slow to (answer|arrive)/))
    expect(dialog.querySelectorAll('button').length).toBeGreaterThan(0)
    expect(rejections).toEqual([])
  })
})

describe('the command palette', () => {
  const PALETTE_NAME = 'Command palette'

  async function searchInPalette(beforeSearch: () => void) {
    const { user } = renderApp('/account/preferences')
    await waitUntilSettled('palette')
    act(openCommandPalette)
    const field = await screen.findByRole('combobox', { name: PALETTE_NAME })
    beforeSearch()
    return { user, field }
  }

  test.each(kinds)('still opens pages when its search is answered with %s', async kind => {
    const { user, field } = await searchInPalette(() => void serve('palette', answers[kind] as Answer))
    await user.type(field, 'history')
    if (!partlyValid.includes(kind)) await screen.findByText('The search failed')
    await waitFor(() => expect(isPageSettled()).toBe(true))
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toMatch(/This page stopped working|undefined|\[object Object\]/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: PALETTE_NAME })).toBeNull())
    expect(rejections).toEqual([])
  })

  test('says that the server is slow, and opens pages, while its search hangs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...clockFunctions] })
    const { user, field } = await searchInPalette(() => void hang('palette'))
    await user.type(field, 'history')
    await passTenSeconds()
    await waitFor(() => expect(document.body.textContent).toMatch(/slow to answer/))
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
    expect(rejections).toEqual([])
  })
})
