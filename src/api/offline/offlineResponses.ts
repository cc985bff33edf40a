import type { Book } from '../../generated/model.schemas'
import { OFFLINE_RESPONSE_HEADER } from '../offlineResponseHeader'
import { isSameFile } from '../records/bookReaderKind'
import { CURRENT_USER_PATH, cachedUserId } from './cachedUser'
import { cacheNames, OUTDATED_MARKER } from './cacheNames'
import { bookOfPath, bookOfWrite, pageOfThumbnail, requestStrategy } from './requestStrategy'

/** The program as it was built: a name for it, and the addresses of its files, relative to the base path. */
export interface ProgramFiles {
  readonly build: string
  readonly files: readonly string[]
}

interface Means {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** Where the client stands, ending in a slash. */
  readonly scope: string
  readonly shell: ProgramFiles
  /** So long the server may take where a kept answer is at hand, in milliseconds. */
  readonly patience: number
  /** Time the server has to name the account before a cached one is used, unconfirmed, in milliseconds. */
  readonly identityTimeoutMs: number
  /** So long after a place was told to the server it is asked for the place, in milliseconds. */
  readonly pause: number
}

/** What the server's gate answers while the server itself is away. */
const away = new Set([502, 503, 504])

/**
 * What the service worker does: keeps the program and what was said to the person, and answers with what is kept where the
 * server does not answer. Books are put into their caches by the pages (`downloadBook.ts`).
 */
export class OfflineResponses {
  private readonly means: Means
  private readonly base: string
  private readonly names: ReturnType<typeof cacheNames>
  /** Whose books may be shown; undefined until it was looked up. */
  private userId: Promise<string | undefined> | undefined
  /** Changes when somebody leaves: what was asked before is not about who comes next. */
  private turn = 0
  /** The books whose places are about to be read anew. */
  private readonly renewing = new Map<string, Promise<void>>()

  constructor(means: Means) {
    this.means = means
    this.base = new URL(means.scope).pathname.replace(/\/$/, '')
    this.names = cacheNames(this.base)
  }

  /** Keeps the whole program of this build. @throws when a file of it cannot be had */
  async install(): Promise<void> {
    const { caches, fetch, scope, shell } = this.means
    const cache = await caches.open(this.names.shell(shell.build))
    const queue = shell.files.map(file => new URL(file, scope).href)
    const work = async () => {
      for (let address = queue.shift(); address; address = queue.shift()) {
        if (await cache.match(address)) continue
        const answer = await fetch(address, { cache: 'no-cache', credentials: 'include' })
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
        await cache.put(address, answer)
      }
    }
    await Promise.all(Array.from({ length: 4 }, work))
  }

  /** Lets go of the programs of earlier builds. */
  async activate(): Promise<void> {
    const { caches, shell } = this.means
    for (const name of await caches.keys())
      if (name.startsWith(this.names.allShells) && name !== this.names.shell(shell.build)) await caches.delete(name)
  }

  /** The answer to a request, or undefined where it is none of ours. */
  answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url)
    if (origin !== new URL(this.means.scope).origin || !pathname.startsWith(`${this.base}/`)) return undefined
    const path = pathname.slice(this.base.length)
    const way = requestStrategy({
      method: request.method,
      path,
      isNavigation: request.mode === 'navigate',
      fresh: request.cache === 'no-store',
      hasCredentials: request.headers.has('authorization'),
    })
    switch (way) {
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
   * Hears of every request: who reads a kept book where there is a server finds the place there too where there is none, so it is read
   * anew a little after it was told. The request itself goes its own way.
   */
  hear({ method, url }: Pick<Request, 'method' | 'url'>): Promise<void> | undefined {
    const { origin, pathname } = new URL(url)
    if (origin !== new URL(this.means.scope).origin || !pathname.startsWith(`${this.base}/`)) return undefined
    const bookId = bookOfWrite(method, pathname.slice(this.base.length))
    if (bookId === undefined) return undefined
    const coming = this.renewing.get(bookId) ?? this.renewPlace(bookId).catch(() => {})
    this.renewing.set(bookId, coming)
    return coming
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
      const answer = await this.means.fetch(address, { cache: 'no-store', credentials: 'include', headers })
      if (cache && answer.ok && turn === this.turn) await this.renew(cache, address, path, answer)
    }
  }

  private page(): Promise<Response | undefined> {
    return this.program(new URL('index.html', this.means.scope).href)
  }

  private async asset(request: Request): Promise<Response> {
    return (await this.program(request)) ?? this.means.fetch(request)
  }

  /** A file of the program. A browser whose caches fail has none: the server is asked. */
  private async program(asked: Request | string): Promise<Response | undefined> {
    const cacheName = this.names.shell(this.means.shell.build)
    return this.means.caches.match(asked, { ...anyhow, cacheName }).catch(() => undefined)
  }

  private async picture(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.means.fetch(request)
    const kept = () => cache.match(request, anyhow)
    if (await cache.match(OUTDATED_MARKER)) return this.serverFirst(request, kept)
    const own = await kept()
    // That a page was missing once does not mean that it always is.
    return own?.ok ? own : this.serverFirst(request, kept)
  }

  private async small(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.means.fetch(request)
    const page = new URL(`.${pageOfThumbnail(path)}`, this.means.scope).href
    return this.serverFirst(request, () => cache.match(page, { ...anyhow, ignoreSearch: true }))
  }

  private async record(request: Request, path: string): Promise<Response> {
    const ofBook = await this.cacheOf(path)
    const caches = ofBook ? [ofBook] : path.startsWith('/api/v1/series/') ? await this.allCaches() : []
    const found = async () => {
      for (const cache of caches) {
        const answer = await cache.match(request, { ...anyhow, ignoreSearch: path.endsWith('/thumbnail') })
        if (answer) return { cache, answer }
      }
      return undefined
    }
    return this.serverFirst(
      request,
      async () => (await found())?.answer,
      async answer => {
        const own = await found()
        if (own) await this.renew(own.cache, request, path, answer)
      },
    )
  }

  /** What the server says now takes the place of what is kept, as long as it is about the same file. */
  private async renew(cache: Cache, request: Request | string, path: string, answer: Response): Promise<void> {
    if (!isRecord(answer) || (await cache.match(OUTDATED_MARKER))) return
    const before = await cache.match(request, anyhow)
    const isBook = path === `/api/v1/books/${bookOfPath(path)}`
    if (isBook && before && !isSameFile((await before.json()) as Book, (await answer.clone().json()) as Book))
      return cache.put(OUTDATED_MARKER, new Response(''))
    // Pages and manifests belong to the file: they are kept as they were with it.
    if (isBook || /\/(progression|next|previous)$|\/series\/[^/]+$/.test(path)) await cache.put(request, answer)
  }

  private async personal(request: Request, path: string): Promise<Response> {
    const cacheName = this.names.person
    const { turn } = this
    const update = async (fresh: Response) => {
      if (turn === this.turn && isRecord(fresh)) await this.keepPersonal(request, path, fresh)
    }
    const response = this.means.fetch(request)
    // An answer later than the timeout still tells whose cookies these are.
    let isLate = false
    response.then(
      fresh => {
        if (!isLate) return
        if (fresh.ok) void update(fresh.clone()).catch(() => {})
        else if (fresh.status === 401) void this.forgetPerson()
      },
      () => {},
    )
    const cached = async () => {
      isLate = true
      return this.means.caches.match(request, { ...anyhow, cacheName })
    }
    const answer = await this.firstOf(response, cached, this.means.identityTimeoutMs, update)
    if (path === CURRENT_USER_PATH && answer.status === 401) await this.forgetPerson()
    return answer
  }

  /** Passes a confirmation of the account through, and drops what is cached for anybody else. */
  private async identity(request: Request): Promise<Response> {
    const { turn } = this
    const answer = await this.means.fetch(request)
    const address = new URL(`.${CURRENT_USER_PATH}`, this.means.scope).href
    if (answer.status === 401) await this.forgetPerson()
    else if (answer.ok && isRecord(answer) && turn === this.turn)
      await this.keepPersonal(address, CURRENT_USER_PATH, answer.clone()).catch(() => {})
    return answer
  }

  /** Where the program is not kept (any more), nothing else is. What was said to somebody else goes. */
  private async keepPersonal(asked: Request | string, path: string, answer: Response): Promise<void> {
    const { caches, shell } = this.means
    if (!(await caches.has(this.names.shell(shell.build)))) return
    if (path === CURRENT_USER_PATH) {
      const before = await this.readWho()
      if (before !== undefined && before !== (await idIn(answer.clone()))) await this.forgetPerson()
    }
    const cache = await caches.open(this.names.person)
    await cache.put(asked, answer)
    this.userId = undefined
  }

  /** A password is never compared with what is kept; who was let in is here from now on. */
  private async signIn(request: Request): Promise<Response> {
    const answer = await this.means.fetch(request)
    if (!answer.ok) return answer
    await this.forgetPerson()
    const address = new URL(`.${CURRENT_USER_PATH}`, this.means.scope).href
    if (isRecord(answer)) await this.keepPersonal(address, CURRENT_USER_PATH, answer.clone()).catch(() => {})
    return answer
  }

  /** What was on its way when somebody signed out may bring them back: they are forgotten before and after. */
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

  /** The server first; what is kept where it does not answer, or not in time. */
  private serverFirst(
    request: Request,
    kept: () => Promise<Response | undefined>,
    onAnswer?: (answer: Response) => Promise<void>,
  ): Promise<Response> {
    return this.firstOf(this.means.fetch(request), kept, this.means.patience, onAnswer)
  }

  private async firstOf(
    asked: Promise<Response>,
    kept: () => Promise<Response | undefined>,
    timeoutMs: number,
    onAnswer?: (answer: Response) => Promise<void>,
  ): Promise<Response> {
    asked.catch(() => {})
    const answer = await inTime(asked, timeoutMs)
    if (answer && !away.has(answer.status)) {
      if (answer.ok) await onAnswer?.(answer.clone()).catch(() => {})
      return answer
    }
    const own = await kept().catch(() => undefined)
    return own ? marked(own) : asked
  }

  private who(): Promise<string | undefined> {
    this.userId ??= this.readWho().catch(() => undefined)
    return this.userId
  }

  private readWho(): Promise<string | undefined> {
    return cachedUserId(this.means.caches, this.base, new URL(this.means.scope).origin)
  }

  /** The cache of the book that a path is about, where this person keeps it. */
  private async cacheOf(path: string): Promise<Cache | undefined> {
    const bookId = bookOfPath(path)
    const userId = bookId && (await this.who())
    const name = userId && this.names.book(userId, bookId)
    if (!name) return undefined
    const { caches } = this.means
    return caches.has(name).then(
      isKept => (isKept ? caches.open(name) : undefined),
      () => undefined,
    )
  }

  private async allCaches(): Promise<Cache[]> {
    const userId = await this.who()
    if (!userId) return []
    const names = await this.means.caches.keys().catch(() => [])
    const own = names.filter(name => name.startsWith(this.names.booksOf(userId)))
    return Promise.all(own.map(name => this.means.caches.open(name)))
  }
}

const anyhow = { ignoreVary: true } as const

/** Whether this is what a server says: not the page of some gate before it, nor the sentence that a session has ended. */
const isRecord = ({ status, redirected, headers }: Response): boolean =>
  status === 204 || (!redirected && /json/.test(headers.get('content-type') ?? ''))

const idIn = async (answer: Response): Promise<string | undefined> => ((await answer.json()) as { id?: string }).id

/** The answer, or undefined when there is none after so many milliseconds. */
async function inTime(asked: Promise<Response>, patience: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  const answer = await Promise.race([asked.catch(() => undefined), late])
  clearTimeout(timer)
  return answer
}

/** The same answer, saying that it is a kept one. */
function marked(kept: Response): Response {
  const { status, statusText } = kept
  const headers = new Headers(kept.headers)
  headers.set(OFFLINE_RESPONSE_HEADER, 'yes')
  return new Response([204, 205, 304].includes(status) ? null : kept.body, { status, statusText, headers })
}
