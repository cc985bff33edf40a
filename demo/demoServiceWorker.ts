import './nodeModules/defineNodeGlobals'
import { restrictFetchResponseHeaders } from '../server/proxy/restrictResponseHeaders'
import { isServerUrlPath } from '../src/api/isServerUrlPath'
import { ClientBuildFileCache } from '../src/api/offline/clientBuildFileCache'
import { CACHE_AND_CLAIM_MESSAGE, createOfflineCacheNames } from '../src/api/offline/createOfflineCacheNames'
import type { ClientBuildFiles } from '../src/api/offline/serviceWorkerEnvironment'
import { startDemoServer } from './startDemoServer'

/**
 * Values of the global variable `longboxDemo`. `scripts/build-demo.mjs` inserts these values at the start of the built
 * file.
 */
type DemoBuild = {
  /** Base path of the client, '' or '/path'. */
  basePath: string
  /** Hash of the sample library. If the hash changes, the demo no longer uses the visitor's stored state. */
  libraryHash: string
  /** Value of the Content-Security-Policy header for the client's HTML page. */
  pagePolicy: string
  shell: ClientBuildFiles
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
 * Global scope of a service worker. Declared here, because the TypeScript configuration of the project does not include
 * the types of service workers.
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
const { basePath, libraryHash, pagePolicy, shell } = workerScope.longboxDemo
const STATE_CACHE = `longbox-demo${basePath}`
const stateAddress = `${location.origin}${basePath}/demo-state-${libraryHash}.json`
const programFiles = new ClientBuildFileCache({
  caches,
  fetch: (...request) => fetch(...request),
  scope: `${location.origin}${basePath}/`,
  shell,
  names: createOfflineCacheNames(basePath),
})

let server: ReturnType<typeof startServer> | undefined

function currentServer() {
  server ??= startServer()
  server.catch(() => {
    server = undefined
  })
  return server
}

const fetchProgramFile = (name: string): Promise<Response> =>
  programFiles.asset(new Request(`${location.origin}${basePath}/${name}`))

async function startServer() {
  const states = await caches.open(STATE_CACHE)
  const [archive, saved] = await Promise.all([
    fetchProgramFile(`demo-library-${libraryHash}.zip`).then(response => response.arrayBuffer()),
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
  restrictFetchResponseHeaders(await (await currentServer())(request))

async function respondWithClientPage(): Promise<Response> {
  const page = await fetchProgramFile('client.html')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy }
  return new Response(page.body, { headers })
}

workerScope.addEventListener('install', event => event.waitUntil(currentServer().then(() => workerScope.skipWaiting())))
workerScope.addEventListener('activate', event =>
  event.waitUntil(Promise.all([workerScope.clients.claim(), programFiles.deleteEarlierBuilds()])),
)
workerScope.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return
  const path = pathname.slice(basePath.length)
  if (isServerUrlPath(path)) event.respondWith(respondFromServer(event.request))
  else if (event.request.mode === 'navigate') {
    event.respondWith(respondWithClientPage())
    // Caches the files of the client. Ignores a failure, because the worker tries again at the next navigation.
    event.waitUntil(programFiles.install().catch(() => {}))
  } else if (shell.files.includes(path.slice(1)) || programFiles.isTextFile(path)) {
    event.respondWith(programFiles.asset(event.request))
    event.waitUntil(programFiles.addLanguageOfFile(path))
  }
})
// Replies to the message `CACHE_AND_CLAIM_MESSAGE` of the client. The client waits for this reply before its first
// download.
workerScope.addEventListener('message', event => {
  if (event.data === CACHE_AND_CLAIM_MESSAGE) event.ports[0]?.postMessage(true)
})
