// @vitest-environment jsdom

import { beforeEach, describe, expect, vi } from 'vitest'
import { assertSessionAccount, onSessionAccountChange } from '../../src/api/account/assertSessionAccount'
import {
  recheckSessionAccount,
  recordAccountReportedByServer,
  sessionAccountCheckState,
  setAccountOfTab,
  skipAccountCheckDuringUnload,
} from '../../src/api/account/sessionAccountCheckState'
import { serverRequestHeaders } from '../../src/api/earlyFetch'
import { createOfflineCacheNames } from '../../src/api/offline/createOfflineCacheNames'
import { OfflineRequestHandler } from '../../src/api/offline/offlineRequestHandler'
import { OFFLINE_RESPONSE_HEADER } from '../../src/api/offlineResponseHeader'
import { clientBasePath } from '../../src/api/toAbsoluteServerUrl'
import { createComicPosition, saveComicProgress } from '../../src/readers/comic/session/loadComic'
import { sendAllPendingProgress } from '../../src/readers/progress/sendAllPendingProgress'
import { createTestBook, createTestUser } from '../harness/createTestRecords'
import '../../src/readers/progress/sendProgressWithReadTimestamp'
import '../../src/readers/progress/requeueAcceptedProgressOnAccountChange'
import { readPendingProgress } from '../../src/preferences/pendingProgress'
import { setProgressQueueUser } from '../../src/readers/progress/progressQueue'
import { FakeCacheStorage } from '../harness/fakeCacheStorage'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

/**
 * Time in milliseconds during which the client may write after a confirmation of the account. In a confirmation, the
 * server reports which account is signed in. This constant has the same value as in `assertSessionAccount.ts`.
 */
const CONFIRMED_FOR_MS = 300
/**
 * Maximum age in milliseconds of a confirmation of the account. While the page unloads, the client writes only if the
 * last confirmation does not exceed this age. Same value as in `sessionAccountCheckState.ts`.
 */
const UNLOAD_CONFIRMED_FOR_MS = 60_000

type Person = 'A' | 'B'
type Server = 'answers' | 'slow' | 'hangs' | 'unreachable' | 'gateway error'

/**
 * Returns the account to which a page number belongs. In these tests, account A reads only pages 1 to 100, and account
 * B reads only pages above 100. Therefore a page number shows which account has written it.
 */
const readerOf = (page: number): Person => (page <= 100 ? 'A' : 'B')

interface ReceivedWrite {
  readonly cookies: Person | undefined
  readonly page: number
  readonly sentAt: number
}

interface Check {
  readonly cookies: Person | undefined
  readonly sentAt: number
  answeredAt: number
}

let lastBook = 0

/**
 * Simulates a server, and a browser with a tab and a service worker. A test changes the cookies of the browser to sign
 * in with another account.
 */
class World {
  readonly bookId = `BOOK${++lastBook}`
  readonly writes: ReceivedWrite[] = []
  readonly checks: Check[] = []
  cookies: Person | undefined = 'A'
  server: Server = 'answers'
  hangsChecks = false
  /** Points in time at which the user leaves the page in the simulation. */
  readonly leaves = new Set<number>()
  /**
   * Times of events after which another account can be signed in, such as a page load or the return of the user to the
   * window.
   */
  readonly possibleAccountChanges: number[] = []
  tab: Person | undefined
  private readonly progress = new Map<Person, { page: number; readDate: number }>()
  private readonly caches = new FakeCacheStorage()
  private readonly worker = new OfflineRequestHandler({
    caches: this.caches as unknown as CacheStorage,
    fetch: ((request: Request) => this.network(request)) as unknown as typeof fetch,
    scope: `${location.origin}${clientBasePath}/`,
    shell: { build: 'now', files: [], interfaceTextFiles: {} },
    serverTimeoutMs: 4_000,
    identityTimeoutMs: 10_000,
    positionRefreshDelayMs: 0,
  })

  async start(): Promise<void> {
    await this.caches.open(createOfflineCacheNames(clientBasePath).shell('now'))
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      const request = {
        url,
        mode: 'cors',
        cache: 'default',
        method: 'GET',
        ...init,
        headers: new Headers(init.headers),
      }
      return this.worker.respond(request as unknown as Request, () => {}) ?? this.network(request as unknown as Request)
    })
    await this.open()
  }

  /**
   * Simulates a page load: requests the signed-in account. The tab then belongs to the account in the response, which
   * may come from the offline cache. Without a valid response, the tab belongs to no account.
   */
  async open(): Promise<void> {
    const opening = fetch(`${location.origin}${clientBasePath}/api/v2/users/me`, {
      headers: serverRequestHeaders,
    }).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_100)
    const response = await Promise.race([opening, undefined])
    const user = response?.ok ? ((await response.json()) as { id: Person }) : undefined
    this.become(user?.id)
    if (response?.headers.has(OFFLINE_RESPONSE_HEADER)) void assertSessionAccount().catch(() => {})
  }

  become(person: Person | undefined): void {
    this.tab = person
    this.possibleAccountChanges.push(Date.now())
    setAccountOfTab(person)
    setProgressQueueUser(person)
  }

  read(page: number): void {
    if (this.tab !== readerOf(page)) return
    const input = { bookId: this.bookId, position: createComicPosition(page), atEnd: false, time: Date.now() }
    void saveComicProgress(this.tab, input).catch(() => {})
  }

  leaveAt(page: number): void {
    this.leaves.add(Date.now())
    skipAccountCheckDuringUnload()
    this.read(page)
  }

  /**
   * Simulates that the user returns to the window. The client then asks the server again which account is signed in.
   */
  doubt(): void {
    this.possibleAccountChanges.push(Date.now())
    recheckSessionAccount()
  }

  sendPending(): Promise<void> {
    const { tab } = this
    return tab ? sendAllPendingProgress(tab, () => this.tab === tab).catch(() => {}) : Promise.resolve()
  }

  pageOf = (person: Person): number | undefined => this.progress.get(person)?.page

  /**
   * Sends a request. The request contains the current cookies of the browser. The response arrives later, when the
   * cookies may have changed.
   */
  private async network(request: Request): Promise<Response> {
    const { cookies, server } = this
    const sentAt = Date.now()
    if (server === 'unreachable') throw new TypeError('Failed to fetch')
    if (server === 'gateway error') return new Response('', { status: 502 })
    if (server === 'hangs' || (this.hangsChecks && request.url.endsWith('/users/me')))
      return new Promise<Response>((_, reject) => setTimeout(() => reject(new TypeError('timed out')), 30_000))
    const response = this.respond(request, cookies, sentAt)
    await new Promise(resolve => setTimeout(resolve, server === 'slow' ? 6_000 : 20))
    const check = this.checks.find(each => each.sentAt === sentAt && each.answeredAt === Number.POSITIVE_INFINITY)
    if (check && request.url.endsWith('/users/me')) check.answeredAt = Date.now()
    return response
  }

  private respond(request: Request, cookies: Person | undefined, sentAt: number): Response {
    const path = new URL(request.url).pathname.slice(clientBasePath.length)
    if (path === '/api/v1/claim') return Response.json({ isClaimed: true })
    if (path === '/api/v2/users/me') this.checks.push({ cookies, sentAt, answeredAt: Number.POSITIVE_INFINITY })
    if (!cookies) return new Response('', { status: 401 })
    if (path === '/api/v2/users/me')
      return Response.json(createTestUser({ id: cookies, email: `${cookies}@example.org` }))
    // Each test run has its own book. Requests for another book are late writes of an earlier test run, so the server
    // rejects these requests.
    if (path.includes('/books/') && !path.includes(`/books/${this.bookId}`)) return new Response(null, { status: 404 })
    if (request.method === 'GET') return Response.json(this.book(cookies))
    const body = JSON.parse(String((request as unknown as RequestInit).body))
    const page: number = body.page ?? body.locator.locations.position
    this.writes.push({ cookies, page, sentAt })
    const readDate = body.modified ? Date.parse(body.modified) : sentAt
    if (body.modified && readDate <= (this.progress.get(cookies)?.readDate ?? 0))
      return new Response('', { status: 409 })
    this.progress.set(cookies, { page, readDate })
    return new Response(null, { status: 204 })
  }

  private book(person: Person) {
    const stored = this.progress.get(person)
    const readDate = new Date(Math.floor((stored?.readDate ?? 0) / 1_000) * 1_000).toISOString()
    return createTestBook({
      id: this.bookId,
      media: { mediaProfile: 'DIVINA', pagesCount: 300, status: 'READY' },
      readProgress: stored
        ? {
            page: stored.page,
            readDate,
            created: readDate,
            lastModified: readDate,
            deviceId: '',
            deviceName: '',
            completed: false,
          }
        : null,
    })
  }

  /**
   * Returns the writes that the server received for the wrong account. The page number of a write shows which account
   * was reading (see `readerOf`). A write is for the wrong account if its cookies belong to a different account than
   * its page number.
   */
  misdirected = () => this.writes.filter(({ cookies, page }) => cookies !== undefined && cookies !== readerOf(page))

  /**
   * Returns whether a write to the wrong account was unavoidable, because an earlier account check still permitted
   * writes. A check permits writes for {@link CONFIRMED_FOR_MS}. During page unload, a check permits writes for the
   * longer time {@link UNLOAD_CONFIRMED_FOR_MS}, but only until an event in `possibleAccountChanges` occurs.
   */
  isUnavoidableWrite = ({ page, sentAt }: ReceivedWrite): boolean =>
    this.checks.some(
      check =>
        check.cookies === readerOf(page) &&
        check.sentAt <= sentAt &&
        check.answeredAt <= sentAt &&
        (sentAt <= Math.max(check.sentAt + CONFIRMED_FOR_MS, check.answeredAt) ||
          (this.leaves.has(sentAt) &&
            sentAt - check.sentAt <= UNLOAD_CONFIRMED_FOR_MS &&
            !this.possibleAccountChanges.some(at => at > check.sentAt && at <= sentAt))),
    )
}

const person = fc.constantFrom<Person>('A', 'B')
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('read' as const), by: person, page: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('leave' as const), by: person, page: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(10, 500, 1_500, 3_000, 9_000, 30_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('cookies' as const), of: fc.option(person, { nil: undefined }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('server' as const),
      is: fc.constantFrom<Server>('answers', 'slow', 'hangs', 'unreachable', 'gateway error'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ kind: 'visible' as const }, { kind: 'reconnect' as const }, { kind: 'open' as const }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function runStep(world: World, next: Step): Promise<void> {
  switch (next.kind) {
    case 'read':
      return world.read(next.by === 'A' ? next.page : next.page + 100)
    case 'leave':
      return world.leaveAt(next.by === 'A' ? next.page : next.page + 100)
    case 'wait':
      return void (await vi.advanceTimersByTimeAsync(next.ms))
    case 'cookies':
      world.cookies = next.of
      return
    case 'server':
      world.server = next.is
      return
    case 'visible':
      return world.doubt()
    case 'reconnect':
      return void world.sendPending()
    case 'open':
      return world.open()
  }
}

/**
 * Simulates the reaction of the client to an account change: the tab signs out when the server reports another account.
 * Returns a function that ends this reaction.
 */
function followAccountChanges(world: World): () => void {
  return onSessionAccountChange(() => world.become(undefined))
}

beforeEach(() => {
  localStorage.clear()
})

/** Advances the fake clock in 20 equal parts. Between the parts, response bodies can arrive. */
async function advanceTime(durationMs: number): Promise<void> {
  for (let step = 0; step < 20; step++) await vi.advanceTimersByTimeAsync(durationMs / 20)
}

describe('accounts of one browser', () => {
  test.prop([fc.array(step, { minLength: 4, maxLength: 30 })], { numRuns: scaleHostileRunCount(500) })(
    'no write reaches the server with the cookies of another account, and no progress is lost',
    async steps => {
      vi.useFakeTimers()
      localStorage.clear()
      const world = new World()
      const stop = followAccountChanges(world)
      const lastPage = new Map<Person, number>()
      try {
        await world.start()
        for (const next of steps) {
          if ((next.kind === 'read' || next.kind === 'leave') && world.tab === next.by)
            lastPage.set(next.by, next.by === 'A' ? next.page : next.page + 100)
          await runStep(world, next)
          // Advances the clock by 1 ms. Otherwise, two consecutive actions could write reading positions with the same
          // time.
          await vi.advanceTimersByTimeAsync(1)
        }
        // Waits until all requests have ended. Otherwise, the loop below would change the cookies during a request.
        await advanceTime(60_000)
        const wrong = world.misdirected()
        expect(wrong.filter(write => !world.isUnavoidableWrite(write))).toEqual([])
        if (wrong.length > 0) return
        for (const owner of ['A', 'B'] as const) {
          world.server = 'answers'
          world.cookies = owner
          await advanceTime(60_000)
          await world.open()
          expect(world.tab).toBe(owner)
          void world.sendPending()
          await advanceTime(60_000)
          expect(world.pageOf(owner)).toBe(lastPage.get(owner))
        }
        expect(world.misdirected()).toEqual([])
      } finally {
        stop()
        world.server = 'answers'
        await advanceTime(120_000)
        vi.useRealTimers()
        vi.unstubAllGlobals()
      }
    },
    60_000,
  )

  test.prop(
    [
      fc.record({
        ageMs: fc.oneof(
          fc.integer({ min: 0, max: 120_000 }),
          fc.constantFrom(0, 400, UNLOAD_CONFIRMED_FOR_MS, UNLOAD_CONFIRMED_FOR_MS + 1),
        ),
        sign: fc.constantFrom('none', 'none', 'doubt', 'other account', 'signed out', 'signed in again', 'replaced'),
        isPending: fc.boolean(),
      }),
    ],
    { numRuns: scaleHostileRunCount(150) },
  )(
    'a write on page unload is sent immediately, except after a possible account change or an expired confirmation',
    async ({ ageMs, sign, isPending }) => {
      vi.useFakeTimers()
      localStorage.clear()
      const world = new World()
      const stop = followAccountChanges(world)
      try {
        await world.start()
        sessionAccountCheckState.possibleChangeCount += 1
        await Promise.all([assertSessionAccount(), vi.advanceTimersByTimeAsync(20)])
        const confirmedAt = sessionAccountCheckState.verifiedAt
        world.hangsChecks = true
        await vi.advanceTimersByTimeAsync(Math.max(0, confirmedAt + ageMs - Date.now()))
        const hasExpired = Date.now() - confirmedAt > UNLOAD_CONFIRMED_FOR_MS
        // Starts a write that waits for the account check. The test later calls `skipAccountCheckDuringUnload`. After
        // this call, the client must send the write without waiting for the account check.
        if (isPending) world.read(7)
        await vi.advanceTimersByTimeAsync(0)
        const isFresh = world.writes.length > 0
        if (sign === 'doubt') world.doubt()
        if (sign === 'replaced') {
          // Disables the automatic sign-out after an account change. The sign-out alone would prevent the write. The
          // test would then not show whether the account check prevents the write.
          stop()
          world.hangsChecks = false
          world.cookies = 'B'
          await vi.advanceTimersByTimeAsync(1)
          void assertSessionAccount('A', Date.now()).catch(() => {})
          await vi.advanceTimersByTimeAsync(20)
          world.hangsChecks = true
        }
        if (sign === 'other account')
          recordAccountReportedByServer('B', Date.now(), sessionAccountCheckState.possibleChangeCount)
        if (sign === 'signed out') setAccountOfTab(undefined)
        if (sign === 'signed in again') {
          setAccountOfTab(undefined)
          setAccountOfTab('A')
        }
        if (isPending) skipAccountCheckDuringUnload()
        else world.leaveAt(7)
        await vi.advanceTimersByTimeAsync(0)
        const leaves = sign === 'none' && !hasExpired
        expect(world.writes.length).toBe(leaves || isFresh ? 1 : 0)
        if (!leaves && !isFresh)
          expect(readPendingProgress('A')).toContainEqual(
            expect.objectContaining({ bookId: world.bookId, write: { page: 7 } }),
          )
        // The simulated page unload has ended. From now on, writes must wait for an account check again.
        if (ageMs < CONFIRMED_FOR_MS) return
        await vi.advanceTimersByTimeAsync(50)
        const before = world.writes.length
        world.read(8)
        await vi.advanceTimersByTimeAsync(50)
        expect(world.writes.length).toBe(before)
      } finally {
        stop()
        world.hangsChecks = false
        await advanceTime(120_000)
        vi.useRealTimers()
        vi.unstubAllGlobals()
      }
    },
    60_000,
  )
})
