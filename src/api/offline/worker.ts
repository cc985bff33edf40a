import { Answers, type Shell } from './answers'

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** What a service worker is given, as far as it is used here: the program is typed for windows. */
interface Worker {
  /** Put before this program by the build (`scripts/vite-offline.ts`). */
  readonly longboxShell: Shell
  readonly registration: { readonly scope: string }
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const worker = globalThis as unknown as Worker

/** The program stands in the way of nobody: where a kept answer is at hand, the server has so long to answer. In milliseconds. */
const patience = 4_000

const answers = new Answers({
  caches,
  fetch: (...asked) => fetch(...asked),
  scope: worker.registration.scope,
  shell: worker.longboxShell,
  patience,
})

worker.addEventListener('install', event => event.waitUntil(answers.install().then(() => worker.skipWaiting())))
worker.addEventListener('activate', event => event.waitUntil(answers.activate().then(() => worker.clients.claim())))
worker.addEventListener('fetch', event => {
  const answer = answers.answer(event.request)
  if (answer) event.respondWith(answer)
})
