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
  respondWith: (answer: Promise<Response>) => void
}

/** What a service worker is given, as far as it is used here: the program is typed for windows. */
interface Worker {
  /** Put before this program by the build (`scripts/vite-offline.ts`). */
  readonly longboxShell: ProgramFiles
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Told) => void): void
}

const worker = globalThis as unknown as Worker

/** The program stands in the way of nobody: where a kept answer is at hand, the server has so long to answer. In milliseconds. */
const patience = 4_000
/** A slow server may name another account: a cached one is used only after this time, and counts as unconfirmed. */
const identityTimeoutMs = 10_000
/** Pages are turned quickly: their places are read together. In milliseconds. */
const pause = 2_000

const answers = new OfflineResponses({
  caches,
  fetch: (...asked) => fetch(...asked),
  scope: worker.registration.scope,
  shell: worker.longboxShell,
  patience,
  identityTimeoutMs,
  pause,
})

worker.addEventListener('install', event => event.waitUntil(answers.install().then(() => worker.skipWaiting())))
worker.addEventListener('activate', event => event.waitUntil(answers.activate().then(() => worker.clients.claim())))
worker.addEventListener('fetch', event => {
  const answer = answers.answer(event.request)
  if (answer) event.respondWith(answer)
  const heard = answers.hear(event.request)
  if (heard) event.waitUntil(heard)
})
// A worker that comes back after it was let go of has no program, and a page that was reloaded by force has no worker.
worker.addEventListener('message', event => {
  if (event.data !== INSTALL_MESSAGE) return
  const work = Promise.all([answers.install(), worker.clients.claim()])
  const tell = (isKept: boolean) => event.ports[0]?.postMessage(isKept)
  event.waitUntil(
    work.then(
      () => tell(true),
      () => tell(false),
    ),
  )
})
