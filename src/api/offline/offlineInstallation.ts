import { requestHeaders } from '../earlyFetch'
import { ServerError } from '../ServerError'
import { reportNoServerResponse } from '../serverConnection'
import { basePath, serverUrl } from '../serverUrl'
import { cacheNames, INSTALL_MESSAGE } from './cacheNames'
import { userDataPaths } from './chooseRequestStrategy'

/** Reason why downloads are impossible. Browsers limit service workers to secure origins, and `npm run dev` builds none. */
export type DownloadObstacle = 'insecure' | 'unsupported' | 'development'

/** Returns the reason why this browser cannot download books; undefined if it can. */
export function findDownloadObstacle(): DownloadObstacle | undefined {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return 'development'
  if (!globalThis.isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'caches' in globalThis ? undefined : 'unsupported'
}

/**
 * Installs the service worker with the program and the account data, so that downloaded books open without the server. Requests
 * persistent storage from the browser.
 * @throws ServerError with status 0 when the server is unreachable; an Error when the program cannot be cached
 */
export async function installOfflineSupport(): Promise<void> {
  try {
    const address = `${basePath}/offline.js`
    const { serviceWorker } = navigator
    const registration = await serviceWorker.register(address, { scope: `${basePath}/` })
    const pendingWorker = registration.installing ?? registration.waiting
    if (pendingWorker && !registration.active) await waitForActivation(pendingWorker)
    const { active } = await serviceWorker.ready
    if (active) await requestProgramCache(active)
    await Promise.all(
      userDataPaths.map(path => fetch(serverUrl(path), { credentials: 'include', headers: requestHeaders })),
    )
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    reportNoServerResponse()
    throw new ServerError({ operation: 'getBookPage', status: 0 })
  }
  await navigator.storage?.persist?.().catch(() => false)
}

/** Connects a page without a controller to the service worker, so that the worker notices a sign-out. A forced reload leaves a page without one. */
export async function reconnectServiceWorker(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`)
  if (registration?.active) await requestProgramCache(registration.active)
}

/** Removes the service worker and its caches, unless any user has downloaded books. */
export async function uninstallOfflineSupport(): Promise<void> {
  const names = cacheNames(basePath)
  const all = await caches.keys()
  if (all.some(name => name.startsWith(names.bookPrefix('').trimEnd()))) return
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`)
  await registration?.unregister()
  const own = all.filter(name => name === names.userData || name.startsWith(names.shellPrefix))
  await Promise.all(own.map(name => caches.delete(name)))
}

const waitForActivation = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const checkState = () => {
      if (worker.state === 'redundant') reject(new Error('The program could not be cached'))
      else if (worker.state === 'activated') resolve()
    }
    worker.addEventListener('statechange', checkState)
    checkState()
  })

/**
 * Requests that the worker caches the program and controls this page.
 * @throws when the worker cannot cache the program
 */
const requestProgramCache = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      if (data === true) resolve()
      else reject(new Error('The program could not be cached'))
    }
    worker.postMessage(INSTALL_MESSAGE, [port2])
  })
