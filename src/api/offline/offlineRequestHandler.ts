import { chooseCachingStrategy, findTargetOfProgressWrite } from './chooseCachingStrategy'
import { ClientBuildFileCache } from './clientBuildFileCache'
import { DownloadedBookCaches } from './downloadedBookCaches'
import { OfflineAccountCache } from './offlineAccountCache'
import { respondFromNetworkOrCache } from './respondFromNetworkOrCache'
import {
  createServiceWorkerEnvironment,
  removeServiceWorkerBasePath,
  type ServiceWorkerEnvironment,
  type ServiceWorkerOptions,
} from './serviceWorkerEnvironment'

/**
 * Request handler of the service worker. Responds with cached files of the client build, account data and downloaded
 * books.
 */
export class OfflineRequestHandler {
  private readonly context: ServiceWorkerEnvironment
  private readonly clientBuildFiles: ClientBuildFileCache
  private readonly account: OfflineAccountCache
  private readonly books: DownloadedBookCaches

  constructor(options: ServiceWorkerOptions) {
    this.context = createServiceWorkerEnvironment(options)
    this.clientBuildFiles = new ClientBuildFileCache(this.context)
    this.account = new OfflineAccountCache(this.context, this.clientBuildFiles)
    this.books = new DownloadedBookCaches(this.context, this.account)
  }

  /**
   * Adds a language whose texts must be available offline. If the client build is already installed, caches the texts
   * now. If the client build is not installed yet, {@link install} caches the texts.
   */
  addLanguage(code: string): Promise<void> {
    return this.clientBuildFiles.addLanguage(code)
  }

  install(): Promise<void> {
    return this.clientBuildFiles.install()
  }

  activate(): Promise<void> {
    return this.clientBuildFiles.deleteEarlierBuilds()
  }

  /**
   * Returns the response to a request. Returns undefined if the service worker does not handle the request.
   * @param waitUntil receives work that continues after the response
   */
  respond(request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> | undefined {
    const path = removeServiceWorkerBasePath(this.context, request.url)
    if (path === undefined) return undefined
    // A request with the header `x-auth-token` belongs to the account of a sign-in link. The cookies of the browser may
    // belong to another account, so the response must not be cached.
    if (request.headers.has('x-auth-token')) return undefined
    const strategy = chooseCachingStrategy({
      method: request.method,
      path,
      isNavigation: request.mode === 'navigate',
      bypassesCache: request.cache === 'no-store',
      hasCredentials: request.headers.has('authorization'),
    })
    switch (strategy) {
      case 'page':
        return respondFromNetworkOrCache(this.context.fetch(request), {
          readCached: () => this.clientBuildFiles.page(),
          timeoutMs: this.context.serverTimeoutMs,
        })
      case 'asset':
        return this.clientBuildFiles.asset(request)
      case 'bookFile':
        return this.books.file(request, path)
      case 'small':
        return this.books.thumbnail(request, path)
      case 'record':
        return this.books.record(request, path, waitUntil)
      case 'personal':
        return this.account.read(request, path)
      case 'identity':
        return this.account.confirm(request)
      case 'signIn':
        return this.account.signIn(request)
      case 'signOut':
        return this.account.signOut(request)
      default:
        return this.sendProgressWrite(request, path, waitUntil)
    }
  }

  /**
   * Sends a write of reading progress to the server. Refetches the reading positions of the downloaded books that the
   * write has changed. The new positions are then available offline.
   * @returns the response. Returns undefined if the request does not write reading progress, or if the browser must send
   *   it itself
   */
  private sendProgressWrite(
    request: Request,
    path: string,
    waitUntil: (work: Promise<void>) => void,
  ): Promise<Response> | undefined {
    const target = findTargetOfProgressWrite(request.method, path)
    if (!target) return undefined
    // The browser sends requests with `keepalive` itself, because they must arrive even if the page closes. The worker
    // therefore does not receive their responses.
    const response = request.keepalive ? undefined : this.context.fetch(request)
    waitUntil(this.books.refetchPositions(target, response))
    return response
  }

  /**
   * Caches all texts of a language when the page requests a file with texts of this language. The client then works
   * offline in a language that the user has just selected.
   * @returns promise that resolves after the texts are cached, or undefined if the request is not for a file of the
   *   client build
   */
  watchTextRequests({ url }: Pick<Request, 'url'>): Promise<void> | undefined {
    const path = removeServiceWorkerBasePath(this.context, url)
    return path?.startsWith('/assets/') ? this.clientBuildFiles.addLanguageOfFile(path) : undefined
  }
}
