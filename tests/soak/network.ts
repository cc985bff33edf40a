import type { RequestHandler } from '../../mock-server/http/createMockServer'
import type { Random } from './random'

export type Weather = 'fine' | 'slow' | 'losesRequests' | 'losesAnswers' | 'writesFail' | 'gone'

const isWrite = (method: string, url: string) => method !== 'GET' && /\/(read-progress|progression)$/.test(url)
const bookOf = (url: string) => /\/books\/([^/]+)\//.exec(url)?.[1] ?? ''

/**
 * The way between a browser page and the stand-in, in place of `fetch`. Everything on it takes time, and may be lost on the
 * way there or back. What a page that is gone had on its way arrives when it was to be kept alive; its answers do not.
 */
export class Network {
  weather: Weather = 'fine'
  /** Hears each write that arrived, with the status of its answer. */
  onWritten: (bookId: string, status: number) => void = () => {}
  /** How many writes of one book were on their way at once, at most. */
  mostAtOnce = 0
  private page = 0
  private blocked = false
  private answering = 0
  private readonly writing = new Map<string, number>()

  constructor(
    private readonly answer: RequestHandler,
    private readonly random: Random,
  ) {}

  /** Whether the stand-in is at work: it may take real time, which is none here. */
  get isBusy(): boolean {
    return this.answering > 0
  }

  /** The page is gone: it asks nothing any more and hears of nothing. */
  losePage(): void {
    this.page += 1
    this.blocked = true
    this.writing.clear()
  }

  newPage(): void {
    this.blocked = false
  }

  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (this.blocked) return new Promise(() => {})
    const request = new Request(input, init)
    const bookId = isWrite(request.method, request.url) ? bookOf(request.url) : ''
    if (!bookId) return this.carry(request, init)
    this.count(bookId, 1)
    const { page } = this
    return this.carry(request, init).finally(() => page === this.page && this.count(bookId, -1))
  }

  private count(bookId: string, by: number) {
    const now = (this.writing.get(bookId) ?? 0) + by
    this.writing.set(bookId, now)
    this.mostAtOnce = Math.max(this.mostAtOnce, now)
  }

  private async carry(request: Request, init: RequestInit): Promise<Response> {
    const { page } = this
    const writes = isWrite(request.method, request.url)
    const lost = this.weather === 'gone' || (this.weather === 'losesRequests' && this.random.chance(0.5))
    const answerLost = this.weather === 'losesAnswers' && this.random.chance(0.5)
    const failing = this.weather === 'writesFail' && writes
    await this.wait(page, this.random.between(2, this.weather === 'slow' ? 400 : 40), init.keepalive === true)
    if (lost) throw await this.broken(page)
    const response = failing
      ? new Response(null, { status: this.random.pick([500, 502, 503]) })
      : await this.asked(request)
    if (writes) this.onWritten(bookOf(request.url), response.status)
    await this.wait(page, this.random.between(2, this.weather === 'slow' ? 4_000 : 40))
    if (answerLost) throw await this.broken(page)
    return response
  }

  private async asked(request: Request): Promise<Response> {
    this.answering += 1
    try {
      return await this.answer(request)
    } finally {
      this.answering -= 1
    }
  }

  /** A connection that breaks is noticed a little later. */
  private async broken(page: number): Promise<TypeError> {
    await this.wait(page, this.random.between(5, 500))
    return new TypeError('Failed to fetch')
  }

  private wait(page: number, ms: number, survives = false): Promise<void> {
    return new Promise(resolve => {
      setTimeout(() => {
        if (survives || page === this.page) resolve()
      }, ms)
    })
  }
}
