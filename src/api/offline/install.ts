import { basePath, serverUrl } from '../address'
import { reportNoResponse } from '../connection'
import { requestHeaders } from '../earlyFetch'
import { ServerError } from '../ServerError'
import { cacheNames, INSTALL_MESSAGE } from './cacheNames'
import { personalPaths } from './requestStrategy'

/** Why nothing can be kept here: browsers let only secure addresses keep programs, and `npm run dev` builds none. */
export type DownloadObstacle = 'insecure' | 'unsupported' | 'development'

/** What keeps this browser from keeping books; undefined when nothing does. */
export function downloadObstacle(): DownloadObstacle | undefined {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return 'development'
  if (!globalThis.isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'caches' in globalThis ? undefined : 'unsupported'
}

/**
 * Lets the service worker keep the program, and what the server says to the person: with them a kept book can be opened where there
 * is no server. Asks the browser not to throw away what is kept.
 * @throws ServerError when the server is away, or the reason when the program cannot be had
 */
export async function installOffline(): Promise<void> {
  try {
    const address = `${basePath}/offline.js`
    const { serviceWorker } = navigator
    const registration = await serviceWorker.register(address, { scope: `${basePath}/` })
    const coming = registration.installing ?? registration.waiting
    if (coming && !registration.active) await settled(coming)
    const { active } = await serviceWorker.ready
    if (active) await kept(active)
    await Promise.all(
      personalPaths.map(path => fetch(serverUrl(path), { credentials: 'include', headers: requestHeaders })),
    )
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    reportNoResponse()
    throw new ServerError({ operation: 'getBookPage', status: 0 })
  }
  await navigator.storage?.persist?.().catch(() => false)
}

/** A page that was reloaded by force has no worker: nobody would hear that the person signs out. */
export async function restoreOffline(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`)
  if (registration?.active) await kept(registration.active)
}

/** Takes everything away again, when no book is kept by anybody. */
export async function uninstallOffline(): Promise<void> {
  const names = cacheNames(basePath)
  const all = await caches.keys()
  if (all.some(name => name.startsWith(names.booksOf('').trimEnd()))) return
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`)
  await registration?.unregister()
  const own = all.filter(name => name === names.person || name.startsWith(names.allShells))
  await Promise.all(own.map(name => caches.delete(name)))
}

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('the program could not be kept'))
      else if (worker.state === 'activated') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** The worker has the whole program, and answers for this page from now on. @throws when it could not get it */
const kept = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      if (data === true) resolve()
      else reject(new Error('the program could not be kept'))
    }
    worker.postMessage(INSTALL_MESSAGE, [port2])
  })
