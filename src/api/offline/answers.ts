import type { Book } from '../../generated/model.schemas'
import { isSameFile } from '../bookFile'
import { keptMark } from '../keptMark'
import { cacheNames, outdatedMark } from './cacheNames'
import { bookOfPath, wayOf } from './ways'

/** The program as it was built: a name for it, and the addresses of its files, relative to the base path. */
export interface Shell {
  readonly build: string
  readonly files: readonly string[]
}

interface Means {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** Where the client stands, ending in a slash. */
  readonly scope: string
  readonly shell: Shell
  /** So long the server may take where a kept answer is at hand, in milliseconds. */
  readonly patience: number
}

/** What the server's gate answers while the server itself is away. */
const away = new Set([502, 503, 504])
const userPath = '/api/v2/users/me'

/**
 * What the service worker does: keeps the program and what was said to the person, and answers with what is kept where the
 * server does not answer. Books are put into their caches by the pages (`keepBook.ts`).
 */
export class Answers {
  private readonly means: Means
  private readonly base: string
  private readonly names: ReturnType<typeof cacheNames>
  /** Whose books may be shown; undefined until it was looked up. */
  private userId: Promise<string | undefined> | undefined

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
    const way = wayOf({
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
      case 'record':
        return this.record(request, path)
      case 'personal':
        return this.personal(request, path)
      case 'signIn':
        return this.signIn(request)
      case 'farewell':
        return this.farewell(request)
      default:
        return undefined
    }
  }

  private async page(): Promise<Response | undefined> {
    const cache = await this.means.caches.open(this.names.shell(this.means.shell.build))
    return cache.match(new URL('index.html', this.means.scope).href, anyhow)
  }

  private async asset(request: Request): Promise<Response> {
    const cache = await this.means.caches.open(this.names.shell(this.means.shell.build))
    return (await cache.match(request, anyhow)) ?? this.means.fetch(request)
  }

  private async picture(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.means.fetch(request)
    const kept = () => cache.match(request, anyhow)
    if (await cache.match(outdatedMark)) return this.serverFirst(request, kept)
    return (await kept()) ?? this.means.fetch(request)
  }

  private async record(request: Request, path: string): Promise<Response> {
    const ofBook = await this.cacheOf(path)
    const caches = ofBook ? [ofBook] : path.startsWith('/api/v1/series/') ? await this.allCaches() : []
    const kept = async () => {
      for (const cache of caches) {
        const found = await cache.match(request, { ...anyhow, ignoreSearch: path.endsWith('/thumbnail') })
        if (found) return found
      }
      return undefined
    }
    return this.serverFirst(request, kept, async answer => {
      const own = caches[0]
      if (own && (await kept())) await this.renew(own, request, path, answer)
    })
  }

  /** What the server says now takes the place of what is kept, as long as it is about the same file. */
  private async renew(cache: Cache, request: Request, path: string, answer: Response): Promise<void> {
    if (await cache.match(outdatedMark)) return
    const before = await cache.match(request, anyhow)
    const isBook = path === `/api/v1/books/${bookOfPath(path)}`
    if (isBook && before && !isSameFile((await before.json()) as Book, (await answer.clone().json()) as Book))
      return cache.put(outdatedMark, new Response(''))
    // Pages and manifests belong to the file: they are kept as they were with it.
    if (isBook || /\/(progression|next|previous)$|\/series\/[^/]+$/.test(path)) await cache.put(request, answer)
  }

  private async personal(request: Request, path: string): Promise<Response> {
    const cache = await this.means.caches.open(this.names.person)
    const answer = await this.serverFirst(
      request,
      () => cache.match(request, anyhow),
      fresh => cache.put(request, fresh),
    )
    if (path === userPath && answer.status === 401) await this.forgetPerson()
    else if (path === userPath) this.userId = undefined
    return answer
  }

  /** A password is never compared with what is kept; who was let in is here from now on. */
  private async signIn(request: Request): Promise<Response> {
    const answer = await this.means.fetch(request)
    if (!answer.ok) return answer
    await this.forgetPerson()
    const cache = await this.means.caches.open(this.names.person)
    await cache.put(new URL(`.${userPath}`, this.means.scope).href, answer.clone())
    return answer
  }

  private async farewell(request: Request): Promise<Response> {
    await this.forgetPerson()
    return this.means.fetch(request)
  }

  private async forgetPerson(): Promise<void> {
    this.userId = undefined
    await this.means.caches.delete(this.names.person)
  }

  /** The server first; what is kept where it does not answer, or not in time. */
  private async serverFirst(
    request: Request,
    kept: () => Promise<Response | undefined>,
    onAnswer?: (answer: Response) => Promise<void>,
  ): Promise<Response> {
    const asked = this.means.fetch(request)
    asked.catch(() => {})
    const answer = await inTime(asked, this.means.patience)
    if (answer && !away.has(answer.status)) {
      if (answer.ok) await onAnswer?.(answer.clone()).catch(() => {})
      return answer
    }
    const own = await kept()
    return own ? marked(own) : asked
  }

  private who(): Promise<string | undefined> {
    this.userId ??= this.readWho().catch(() => undefined)
    return this.userId
  }

  private async readWho(): Promise<string | undefined> {
    const cache = await this.means.caches.open(this.names.person)
    const found = await cache.match(new URL(`.${userPath}`, this.means.scope).href, { ...anyhow, ignoreSearch: true })
    return found && ((await found.json()) as { id?: string }).id
  }

  /** The cache of the book that a path is about, where this person keeps it. */
  private async cacheOf(path: string): Promise<Cache | undefined> {
    const bookId = bookOfPath(path)
    const userId = bookId && (await this.who())
    const name = userId && this.names.book(userId, bookId)
    return name && (await this.means.caches.has(name)) ? this.means.caches.open(name) : undefined
  }

  private async allCaches(): Promise<Cache[]> {
    const userId = await this.who()
    if (!userId) return []
    const names = (await this.means.caches.keys()).filter(name => name.startsWith(this.names.booksOf(userId)))
    return Promise.all(names.map(name => this.means.caches.open(name)))
  }
}

const anyhow = { ignoreVary: true } as const

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
  headers.set(keptMark, 'yes')
  return new Response([204, 205, 304].includes(status) ? null : kept.body, { status, statusText, headers })
}
