import { INSTALL_MESSAGE } from './cacheNames'
import { OfflineResponses } from './offlineResponses'
import type { ProgramFiles } from './workerContext'

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

/** The used part of the service worker scope. The project uses the DOM types of windows. */
interface WorkerScope {
  /** Inserted by the build (`scripts/vite-offline.ts`). */
  readonly longboxShell: ProgramFiles
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}

const workerScope = globalThis as unknown as WorkerScope

/** Time that the server has to respond before a cached response is used, in milliseconds. */
const SERVER_TIMEOUT_MS = 4_000
/** Longer timeout for account data, in milliseconds: a slow server may report another account. A cached account is unconfirmed. */
const IDENTITY_TIMEOUT_MS = 10_000
/** Delay before the position of a book is refetched, in milliseconds. Combines the writes of quick page turns. */
const POSITION_REFRESH_DELAY_MS = 2_000

const offlineResponses = new OfflineResponses({
  caches,
  fetch: (...request) => fetch(...request),
  scope: workerScope.registration.scope,
  shell: workerScope.longboxShell,
  serverTimeoutMs: SERVER_TIMEOUT_MS,
  identityTimeoutMs: IDENTITY_TIMEOUT_MS,
  positionRefreshDelayMs: POSITION_REFRESH_DELAY_MS,
})

workerScope.addEventListener('install', event =>
  event.waitUntil(offlineResponses.install().then(() => workerScope.skipWaiting())),
)
workerScope.addEventListener('activate', event =>
  event.waitUntil(offlineResponses.activate().then(() => workerScope.clients.claim())),
)
workerScope.addEventListener('fetch', event => {
  const response = offlineResponses.respond(event.request)
  if (response) event.respondWith(response)
  const refresh = offlineResponses.watchProgressWrites(event.request)
  if (refresh) event.waitUntil(refresh)
})
// A worker that was unregistered and returns has no cached program, and a page after a forced reload has no worker.
workerScope.addEventListener('message', event => {
  if (event.data !== INSTALL_MESSAGE) return
  const work = Promise.all([offlineResponses.install(), workerScope.clients.claim()])
  const reply = (isInstalled: boolean) => event.ports[0]?.postMessage(isInstalled)
  event.waitUntil(
    work.then(
      () => reply(true),
      () => reply(false),
    ),
  )
})
