import type { MockServerRequestHandler } from '../../mock-server/http/createMockServer'
import type { SeededRandom } from './seededRandom'

export type FakeNetworkCondition = 'fine' | 'slow' | 'losesRequests' | 'losesResponses' | 'writesFail' | 'unreachable'

const isWrite = (method: string, url: string) => method !== 'GET' && /\/(read-progress|progression)$/.test(url)
const bookOf = (url: string) => /\/books\/([^/]+)\//.exec(url)?.[1] ?? ''

/**
 * Simulated network between a page of the client and the mock server. It replaces `fetch`. Each request takes some
 * time. Requests and responses may be lost, and progress writes may fail. When the page closes, only pending requests
 * with the option `keepalive` reach the server.
 */
export class FakeNetwork {
  condition: FakeNetworkCondition = 'fine'
  /** Called after each progress write that has reached the server. `status` is the response status. */
  onWritten: (bookId: string, status: number) => void = () => {}
  /**
   * Largest number of progress writes for the same book that were pending at the same time. The soak test expects the
   * value 1.
   */
  maxConcurrentWrites = 0
  private page = 0
  private blocked = false
  private activeRequests = 0
  private readonly writing = new Map<string, number>()

  constructor(
    private readonly handleRequest: MockServerRequestHandler,
    private readonly random: SeededRandom,
  ) {}

  /**
   * Whether the mock server is currently handling a request. A test must wait until this is false before it advances
   * the fake clock, because the mock server needs real time.
   */
  get isBusy(): boolean {
    return this.activeRequests > 0
  }

  /** Simulates that the user closes the page. After this call, the page sends no requests and receives no responses. */
  closePage(): void {
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
    this.maxConcurrentWrites = Math.max(this.maxConcurrentWrites, now)
  }

  private async carry(request: Request, init: RequestInit): Promise<Response> {
    const { page } = this
    const isProgressWrite = isWrite(request.method, request.url)
    const isRequestLost =
      this.condition === 'unreachable' || (this.condition === 'losesRequests' && this.random.chance(0.5))
    const isResponseLost = this.condition === 'losesResponses' && this.random.chance(0.5)
    const isRejected = this.condition === 'writesFail' && isProgressWrite
    await this.wait(page, this.random.between(2, this.condition === 'slow' ? 400 : 40), init.keepalive === true)
    if (isRequestLost) throw await this.connectionError(page)
    const response = isRejected
      ? new Response(null, { status: this.random.pick([500, 502, 503]) })
      : await this.handle(request)
    if (isProgressWrite) this.onWritten(bookOf(request.url), response.status)
    await this.wait(page, this.random.between(2, this.condition === 'slow' ? 4_000 : 40))
    if (isResponseLost) throw await this.connectionError(page)
    return response
  }

  private async handle(request: Request): Promise<Response> {
    this.activeRequests += 1
    try {
      return await this.handleRequest(request)
    } finally {
      this.activeRequests -= 1
    }
  }

  private async connectionError(page: number): Promise<TypeError> {
    await this.wait(page, this.random.between(5, 500))
    return new TypeError('Failed to fetch')
  }

  private wait(page: number, ms: number, isKeepalive = false): Promise<void> {
    return new Promise(resolve => {
      setTimeout(() => {
        if (isKeepalive || page === this.page) resolve()
      }, ms)
    })
  }
}
