import './nodeModules/defineNodeGlobals'
import { restrictUntrustedFetchResponse } from '../server/proxy/restrictUntrustedResponse'
import { isServerPath } from '../src/api/isServerPath'
import { INSTALL_WORKER_MESSAGE } from '../src/api/offline/createOfflineCacheNames'
import { startDemoServer } from './startDemoServer'

/** Build values. `scripts/build-demo.mjs` inserts them before the code of this file. */
type DemoBuild = {
  /** Base path of the client, '' or '/path'. */
  basePath: string
  /** Hash of the sample library. The demo discards a stored state that has a different hash. */
  libraryHash: string
  /** Value of the Content-Security-Policy header for the client's HTML page. */
  pagePolicy: string
}

interface WaitableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerFetchEvent extends WaitableEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}
interface WorkerMessageEvent extends WaitableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
/**
 * Type of the service worker's global scope. The project compiles with the types of a browser window, so this type
 * declares the worker members that this file uses.
 */
interface WorkerScope {
  readonly longboxDemo: DemoBuild
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}

const workerScope = globalThis as unknown as WorkerScope
const { basePath, libraryHash, pagePolicy } = workerScope.longboxDemo
const STATE_CACHE = `longbox-demo${basePath}`
const stateAddress = `${location.origin}${basePath}/demo-state-${libraryHash}.json`

let server: ReturnType<typeof startServer> | undefined

/** Returns the mock server. The first call starts it. */
function currentServer() {
  server ??= startServer()
  server.catch(() => {
    server = undefined
  })
  return server
}

async function startServer() {
  const states = await caches.open(STATE_CACHE)
  const [archive, saved] = await Promise.all([
    fetch(`${basePath}/demo-library-${libraryHash}.zip`).then(response => response.arrayBuffer()),
    states.match(stateAddress).then(response => response?.arrayBuffer()),
  ])
  return startDemoServer({
    archive: new Uint8Array(archive),
    savedState: saved && new Uint8Array(saved),
    saveState: bytes => void states.put(stateAddress, new Response(bytes.slice().buffer)),
    basePath,
  })
}

/**
 * Returns the mock server's response to a request. Adds security headers, because a response may contain untrusted
 * library content.
 */
const respondFromServer = async (request: Request): Promise<Response> =>
  restrictUntrustedFetchResponse(await (await currentServer())(request))

/** Responds to a page navigation with the client's HTML page (`client.html`). */
async function respondWithClientPage(): Promise<Response> {
  const page = await fetch(`${basePath}/client.html`)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy }
  return new Response(page.body, { headers })
}

workerScope.addEventListener('install', event => event.waitUntil(currentServer().then(() => workerScope.skipWaiting())))
workerScope.addEventListener('activate', event => event.waitUntil(workerScope.clients.claim()))
workerScope.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return
  if (isServerPath(pathname.slice(basePath.length))) event.respondWith(respondFromServer(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(respondWithClientPage())
})
// Message that the client sends before its first download. The client then waits for a reply. The demo replies at once,
// because it stores no program files for offline use.
workerScope.addEventListener('message', event => {
  if (event.data === INSTALL_WORKER_MESSAGE) event.ports[0]?.postMessage(true)
})
