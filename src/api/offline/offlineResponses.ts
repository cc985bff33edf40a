import type { Book } from '../../generated/model.schemas'
import { OFFLINE_RESPONSE_HEADER } from '../offlineResponseHeader'
import { isSameFile } from '../records/bookReaderKind'
import { CURRENT_USER_PATH, cachedUserId } from './cachedUser'
import { cacheNames, OUTDATED_MARKER } from './cacheNames'
import { bookOfPath, bookOfWrite, pageOfThumbnail, requestStrategy } from './requestStrategy'

/** Build of the program: its name and the URLs of its files, relative to the base path. */
export interface ProgramFiles {
  readonly build: string
  readonly files: readonly string[]
}

interface Means {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** Base URL of the client, with a trailing slash. */
  readonly scope: string
  readonly shell: ProgramFiles
  /** Time that the server has before a cached response is used, in milliseconds. */
  readonly patience: number
  /** Time that the server has to report the account before the unconfirmed cached account is used, in milliseconds. */
  readonly identityTimeoutMs: number
  /** Delay between a progress write and the refetch of the position, in milliseconds. */
  readonly pause: number
}

/** Statuses of a gateway while the server is unreachable. */
const away = new Set([502, 503, 504])

/**
 * Request handling of the service worker. Caches the program and the account data, and responds from the caches when the server
 * does not respond. Pages fill the caches of the books (`downloadBook.ts`).
 */
export class OfflineResponses {
  private readonly means: Means
  private readonly base: string
  private readonly names: ReturnType<typeof cacheNames>
  /** User whose downloads are available; undefined before the lookup. */
  private userId: Promise<string | undefined> | undefined
  /** Increases with each sign-out. Responses to earlier requests do not belong to the next user. */
  private turn = 0
  /** Scheduled refetches of positions, by book id. */
  private readonly renewing = new Map<string, Promise<void>>()

  constructor(means: Means) {
    this.means = means
    this.base = new URL(means.scope).pathname.replace(/\/$/, '')
    this.names = cacheNames(this.base)
  }

  /**
   * Caches all files of this build.
   * @throws when a file cannot be fetched
   */
  async install(): Promise<void> {
    const { caches, fetch, scope, shell } = this.means
    const cache = await caches.open(this.names.shell(shell.build))
    const queue = shell.files.map(file => new URL(file, scope).href)
    const work = async () => {
      for (let address = queue.shift(); address; address = queue.shift()) {
        if (await cache.match(address)) continue
        const response = await fetch(address, { cache: 'no-cache', credentials: 'include' })
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
        await cache.put(address, response)
      }
    }
    await Promise.all(Array.from({ length: 4 }, work))
  }

  /** Deletes the cached programs of earlier builds. */
  async activate(): Promise<void> {
    const { caches, shell } = this.means
    for (const name of await caches.keys())
      if (name.startsWith(this.names.allShells) && name !== this.names.shell(shell.build)) await caches.delete(name)
  }

  /** Returns the response to a request; undefined leaves the request to the browser. */
  answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url)
    if (origin !== new URL(this.means.scope).origin || !pathname.startsWith(`${this.base}/`)) return undefined
    const path = pathname.slice(this.base.length)
    const strategy = requestStrategy({
      method: request.method,
      path,
      isNavigation: request.mode === 'navigate',
      fresh: request.cache === 'no-store',
      hasCredentials: request.headers.has('authorization'),
    })
    switch (strategy) {
      case 'page':
        return this.serverFirst(request, () => this.page())
      case 'asset':
        return this.asset(request)
      case 'picture':
        return this.picture(request, path)
      case 'small':
        return this.small(request, path)
      case 'record':
        return this.record(request, path)
      case 'personal':
        return this.personal(request, path)
      case 'identity':
        return this.identity(request)
      case 'signIn':
        return this.signIn(request)
      case 'farewell':
        return this.farewell(request)
      default:
        return undefined
    }
  }

  /**
   * Watches all requests for progress writes. After a write for a downloaded book, refetches the position of the book, so that
   * it is available offline. Does not handle the request itself.
   * @returns resolves after the refetch; undefined for other requests
   */
  hear({ method, url }: Pick<Request, 'method' | 'url'>): Promise<void> | undefined {
    const { origin, pathname } = new URL(url)
    if (origin !== new URL(this.means.scope).origin || !pathname.startsWith(`${this.base}/`)) return undefined
    const bookId = bookOfWrite(method, pathname.slice(this.base.length))
    if (bookId === undefined) return undefined
    const refresh = this.renewing.get(bookId) ?? this.renewPlace(bookId).catch(() => {})
    this.renewing.set(bookId, refresh)
    return refresh
  }

  private async renewPlace(bookId: string): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, this.means.pause))
    this.renewing.delete(bookId)
    for (const path of [`/api/v1/books/${bookId}`, `/api/v1/books/${bookId}/progression`]) {
      const cache = await this.cacheOf(path)
      const address = new URL(`.${path}`, this.means.scope).href
      if (!(await cache?.match(address, anyhow))) continue
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const { turn } = this
      const response = await this.means.fetch(address, { cache: 'no-store', credentials: 'include', headers })
      if (cache && response.ok && turn === this.turn) await this.renew(cache, address, path, response)
    }
  }

  private page(): Promise<Response | undefined> {
    return this.program(new URL('index.html', this.means.scope).href)
  }

  private async asset(request: Request): Promise<Response> {
    return (await this.program(request)) ?? this.means.fetch(request)
  }

  /** Returns a cached file of the program; undefined if the caches fail. */
  private async program(request: Request | string): Promise<Response | undefined> {
    const cacheName = this.names.shell(this.means.shell.build)
    return this.means.caches.match(request, { ...anyhow, cacheName }).catch(() => undefined)
  }

  private async picture(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.means.fetch(request)
    const readCached = () => cache.match(request, anyhow)
    if (await cache.match(OUTDATED_MARKER)) return this.serverFirst(request, readCached)
    const cached = await readCached()
    // A page with a cached 404 may exist by now.
    return cached?.ok ? cached : this.serverFirst(request, readCached)
  }

  private async small(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.means.fetch(request)
    const page = new URL(`.${pageOfThumbnail(path)}`, this.means.scope).href
    return this.serverFirst(request, () => cache.match(page, { ...anyhow, ignoreSearch: true }))
  }

  private async record(request: Request, path: string): Promise<Response> {
    const bookCache = await this.cacheOf(path)
    const caches = bookCache ? [bookCache] : path.startsWith('/api/v1/series/') ? await this.allCaches() : []
    const findCached = async () => {
      for (const cache of caches) {
        const response = await cache.match(request, { ...anyhow, ignoreSearch: path.endsWith('/thumbnail') })
        if (response) return { cache, response }
      }
      return undefined
    }
    return this.serverFirst(
      request,
      async () => (await findCached())?.response,
      async response => {
        const cached = await findCached()
        if (cached) await this.renew(cached.cache, request, path, response)
      },
    )
  }

  /** Replaces a cached record with a new response, or marks the download as outdated if the server has another file. */
  private async renew(cache: Cache, request: Request | string, path: string, response: Response): Promise<void> {
    if (!isRecord(response) || (await cache.match(OUTDATED_MARKER))) return
    const before = await cache.match(request, anyhow)
    const isBook = path === `/api/v1/books/${bookOfPath(path)}`
    if (isBook && before && !isSameFile((await before.json()) as Book, (await response.clone().json()) as Book))
      return cache.put(OUTDATED_MARKER, new Response(''))
    // Pages and manifests belong to the downloaded file and are not replaced.
    if (isBook || /\/(progression|next|previous)$|\/series\/[^/]+$/.test(path)) await cache.put(request, response)
  }

  private async personal(request: Request, path: string): Promise<Response> {
    const cacheName = this.names.person
    const { turn } = this
    const update = async (fresh: Response) => {
      if (turn === this.turn && isRecord(fresh)) await this.keepPersonal(request, path, fresh)
    }
    const pending = this.means.fetch(request)
    // A response after the timeout still reports the account of the cookies.
    let isLate = false
    pending.then(
      fresh => {
        if (!isLate) return
        if (fresh.ok) void update(fresh.clone()).catch(() => {})
        else if (fresh.status === 401) void this.forgetPerson()
      },
      () => {},
    )
    const readCached = async () => {
      isLate = true
      return this.means.caches.match(request, { ...anyhow, cacheName })
    }
    const response = await this.firstOf(pending, readCached, this.means.identityTimeoutMs, update)
    if (path === CURRENT_USER_PATH && response.status === 401) await this.forgetPerson()
    return response
  }

  /** Forwards the response of an account check and deletes the cached data of other accounts. */
  private async identity(request: Request): Promise<Response> {
    const { turn } = this
    const response = await this.means.fetch(request)
    const address = new URL(`.${CURRENT_USER_PATH}`, this.means.scope).href
    if (response.status === 401) await this.forgetPerson()
    else if (response.ok && isRecord(response) && turn === this.turn)
      await this.keepPersonal(address, CURRENT_USER_PATH, response.clone()).catch(() => {})
    return response
  }

  /** Caches account data, unless the program is not cached. Deletes the data of another account first. */
  private async keepPersonal(request: Request | string, path: string, response: Response): Promise<void> {
    const { caches, shell } = this.means
    if (!(await caches.has(this.names.shell(shell.build)))) return
    if (path === CURRENT_USER_PATH) {
      const before = await this.readWho()
      if (before !== undefined && before !== (await idIn(response.clone()))) await this.forgetPerson()
    }
    const cache = await caches.open(this.names.person)
    await cache.put(request, response)
    this.userId = undefined
  }

  /** Forwards a sign-in to the server and caches the new user. A password is never checked offline. */
  private async signIn(request: Request): Promise<Response> {
    const response = await this.means.fetch(request)
    if (!response.ok) return response
    await this.forgetPerson()
    const address = new URL(`.${CURRENT_USER_PATH}`, this.means.scope).href
    if (isRecord(response)) await this.keepPersonal(address, CURRENT_USER_PATH, response.clone()).catch(() => {})
    return response
  }

  /** Deletes the account data before and after the sign-out, because pending responses may store it again. */
  private async farewell(request: Request): Promise<Response> {
    await this.forgetPerson()
    try {
      return await this.means.fetch(request)
    } finally {
      await this.forgetPerson()
    }
  }

  private async forgetPerson(): Promise<void> {
    this.turn += 1
    await this.means.caches.delete(this.names.person).catch(() => {})
    this.userId = undefined
  }

  /** Network first, then the cache after an error or the timeout. */
  private serverFirst(
    request: Request,
    readCached: () => Promise<Response | undefined>,
    onAnswer?: (response: Response) => Promise<void>,
  ): Promise<Response> {
    return this.firstOf(this.means.fetch(request), readCached, this.means.patience, onAnswer)
  }

  private async firstOf(
    request: Promise<Response>,
    readCached: () => Promise<Response | undefined>,
    timeoutMs: number,
    onAnswer?: (response: Response) => Promise<void>,
  ): Promise<Response> {
    request.catch(() => {})
    const response = await inTime(request, timeoutMs)
    if (response && !away.has(response.status)) {
      if (response.ok) await onAnswer?.(response.clone()).catch(() => {})
      return response
    }
    const cached = await readCached().catch(() => undefined)
    return cached ? marked(cached) : request
  }

  private who(): Promise<string | undefined> {
    this.userId ??= this.readWho().catch(() => undefined)
    return this.userId
  }

  private readWho(): Promise<string | undefined> {
    return cachedUserId(this.means.caches, this.base, new URL(this.means.scope).origin)
  }

  /** Opens the cache of the book in a path; undefined if the user has not downloaded it. */
  private async cacheOf(path: string): Promise<Cache | undefined> {
    const bookId = bookOfPath(path)
    const userId = bookId && (await this.who())
    const name = userId && this.names.book(userId, bookId)
    if (!name) return undefined
    const { caches } = this.means
    return caches.has(name).then(
      isDownloaded => (isDownloaded ? caches.open(name) : undefined),
      () => undefined,
    )
  }

  private async allCaches(): Promise<Cache[]> {
    const userId = await this.who()
    if (!userId) return []
    const names = await this.means.caches.keys().catch(() => [])
    const bookCacheNames = names.filter(name => name.startsWith(this.names.booksOf(userId)))
    return Promise.all(bookCacheNames.map(name => this.means.caches.open(name)))
  }
}

const anyhow = { ignoreVary: true } as const

/** Whether a response contains data of the server: no HTML of a gateway, no text about an ended session. */
const isRecord = ({ status, redirected, headers }: Response): boolean =>
  status === 204 || (!redirected && /json/.test(headers.get('content-type') ?? ''))

const idIn = async (response: Response): Promise<string | undefined> => ((await response.json()) as { id?: string }).id

/** Returns the response; undefined after an error or the timeout. */
async function inTime(request: Promise<Response>, timeoutMs: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeoutMs)
  })
  const response = await Promise.race([request.catch(() => undefined), timeout])
  clearTimeout(timer)
  return response
}

/** Returns a copy of a cached response with the header that marks it as offline. */
function marked(cached: Response): Response {
  const { status, statusText } = cached
  const headers = new Headers(cached.headers)
  headers.set(OFFLINE_RESPONSE_HEADER, 'yes')
  return new Response([204, 205, 304].includes(status) ? null : cached.body, { status, statusText, headers })
}
