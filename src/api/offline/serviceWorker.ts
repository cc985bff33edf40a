import { INSTALL_MESSAGE } from './cacheNames'
import { OfflineResponses, type ProgramFiles } from './offlineResponses'

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Told extends Extendable {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

/** The used part of the service worker scope. The project uses the DOM types of windows. */
interface Worker {
  /** Inserted by the build (`scripts/vite-offline.ts`). */
  readonly longboxShell: ProgramFiles
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Told) => void): void
}

const worker = globalThis as unknown as Worker

/** Time that the server has to respond before a cached response is used, in milliseconds. */
const patience = 4_000
/** Longer timeout for account data, in milliseconds: a slow server may report another account. A cached account is unconfirmed. */
const identityTimeoutMs = 10_000
/** Delay before the position of a book is refetched, in milliseconds. Combines the writes of quick page turns. */
const pause = 2_000

const answers = new OfflineResponses({
  caches,
  fetch: (...request) => fetch(...request),
  scope: worker.registration.scope,
  shell: worker.longboxShell,
  patience,
  identityTimeoutMs,
  pause,
})

worker.addEventListener('install', event => event.waitUntil(answers.install().then(() => worker.skipWaiting())))
worker.addEventListener('activate', event => event.waitUntil(answers.activate().then(() => worker.clients.claim())))
worker.addEventListener('fetch', event => {
  const response = answers.answer(event.request)
  if (response) event.respondWith(response)
  const refresh = answers.hear(event.request)
  if (refresh) event.waitUntil(refresh)
})
// A worker that was unregistered and returns has no cached program, and a page after a forced reload has no worker.
worker.addEventListener('message', event => {
  if (event.data !== INSTALL_MESSAGE) return
  const work = Promise.all([answers.install(), worker.clients.claim()])
  const reply = (isInstalled: boolean) => event.ports[0]?.postMessage(isInstalled)
  event.waitUntil(
    work.then(
      () => reply(true),
      () => reply(false),
    ),
  )
})
