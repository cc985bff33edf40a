import { CACHE_AND_CLAIM_MESSAGE, isLanguageMessage } from './createOfflineCacheNames'
import { OfflineRequestHandler } from './offlineRequestHandler'
import type { ClientBuildFiles } from './serviceWorkerEnvironment'

interface WaitableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerMessageEvent extends WaitableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
interface WorkerFetchEvent extends WaitableEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

/**
 * Properties of the global service worker object that this file uses. They are declared here, because the TypeScript
 * project does not include the types for workers.
 */
interface WorkerScope {
  /** List of the files of the client build. `scripts/vite/createServiceWorkerBuildPlugin.ts` sets the value. */
  readonly longboxProgramFiles: ClientBuildFiles
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}

const workerScope = globalThis as unknown as WorkerScope

/** Time in milliseconds to wait for the server before the worker uses a cached response. */
const SERVER_TIMEOUT_MS = 4_000
/** Time in milliseconds to wait for the server before the worker uses cached account data. */
const IDENTITY_TIMEOUT_MS = 10_000
/**
 * Time in milliseconds that the worker waits after the response to a write of reading progress before it refetches the
 * reading position. Several quick page turns then cause a single refetch. If the worker does not receive the response,
 * the time starts with the request.
 */
const POSITION_REFRESH_DELAY_MS = 2_000

const requestHandler = new OfflineRequestHandler({
  caches,
  fetch: (...request) => fetch(...request),
  scope: workerScope.registration.scope,
  shell: workerScope.longboxProgramFiles,
  serverTimeoutMs: SERVER_TIMEOUT_MS,
  identityTimeoutMs: IDENTITY_TIMEOUT_MS,
  positionRefreshDelayMs: POSITION_REFRESH_DELAY_MS,
})

workerScope.addEventListener('install', event =>
  event.waitUntil(requestHandler.install().then(() => workerScope.skipWaiting())),
)
workerScope.addEventListener('activate', event =>
  event.waitUntil(requestHandler.activate().then(() => workerScope.clients.claim())),
)
workerScope.addEventListener('fetch', event => {
  const response = requestHandler.respond(event.request, work => event.waitUntil(work))
  if (response) event.respondWith(response)
  const backgroundWork = requestHandler.watchTextRequests(event.request)
  if (backgroundWork) event.waitUntil(backgroundWork)
})
// Right after the installation of the worker or after a forced reload, the worker does not control the page. In this
// case, the page sends `CACHE_AND_CLAIM_MESSAGE`. The worker then caches the files of the client build and takes
// control of the page.
workerScope.addEventListener('message', event => {
  if (isLanguageMessage(event.data)) event.waitUntil(requestHandler.addLanguage(event.data.language))
  if (event.data !== CACHE_AND_CLAIM_MESSAGE) return
  const work = Promise.all([requestHandler.install(), workerScope.clients.claim()])
  const reply = (isInstalled: boolean) => event.ports[0]?.postMessage(isInstalled)
  event.waitUntil(
    work.then(
      () => reply(true),
      () => reply(false),
    ),
  )
})
