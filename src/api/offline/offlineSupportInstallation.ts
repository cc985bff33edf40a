import { serverRequestHeaders } from '../earlyFetch'
import { startTimeoutOfServerCall } from '../timeouts/serverCallTimeout'
import { clientBasePath, toAbsoluteServerUrl } from '../toAbsoluteServerUrl'
import { offlineAccountDataPaths } from './chooseCachingStrategy'
import { CACHE_AND_CLAIM_MESSAGE, createOfflineCacheNames } from './createOfflineCacheNames'
import { createUnreachableError } from './createUnreachableError'
import { sendLanguageToServiceWorker } from './sendLanguageToServiceWorker'

/**
 * Reason why this browser cannot download books. `insecure` means that the page does not use https, which service
 * workers need. `development` means that the page comes from `npm run dev`, which builds no service worker.
 */
export type DownloadUnavailableReason = 'insecure' | 'unsupported' | 'development'

/** Returns why this browser cannot download books. Returns undefined if downloads are possible. */
export function findDownloadUnavailableReason(): DownloadUnavailableReason | undefined {
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return 'development'
  if (!globalThis.isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'caches' in globalThis ? undefined : 'unsupported'
}

/**
 * Installs the service worker, so that downloaded books open without the server. Requests persistent storage from the
 * browser.
 * @throws ServerError with status 0 if the server is unreachable
 * @throws Error if the files of the client build cannot be cached
 */
export async function installOfflineSupport(): Promise<void> {
  try {
    const address = `${clientBasePath}/offline.js`
    const { serviceWorker } = navigator
    const registration = await runWithServerTimeout(() =>
      serviceWorker.register(address, { scope: `${clientBasePath}/` }),
    )
    const pendingWorker = registration.installing ?? registration.waiting
    await runWithServerTimeout(async () => {
      if (pendingWorker && !registration.active) await waitForActivation(pendingWorker)
      const { active } = await serviceWorker.ready
      if (active) await cacheProgramAndClaimPage(active)
    }, PROGRAM_CACHE_TIMEOUT_MS)
    await Promise.all(
      offlineAccountDataPaths.map(path =>
        runWithServerTimeout(signal =>
          fetch(toAbsoluteServerUrl(path), { credentials: 'include', headers: serverRequestHeaders, signal }),
        ),
      ),
    )
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    if (!isTimeout && !(error instanceof TypeError)) throw error
    throw createUnreachableError(isTimeout ? 'read' : undefined)
  }
  // This function does not wait for the result of `persist`. In Firefox, the user may never answer the permission
  // request.
  navigator.storage?.persist?.().catch(() => false)
}

/**
 * Maximum time in milliseconds in which the service worker must fetch all files of the client build. The time is long
 * enough for a slow network.
 */
const PROGRAM_CACHE_TIMEOUT_MS = 600_000

/**
 * Runs a request with the timeout of a server call. The interface can then show a message about a slow request, and the
 * user can stop the request. Rejects after the timeout, even if the request itself cannot be aborted.
 * @param timeoutMs timeout in milliseconds, by default the timeout of a read
 * @throws DOMException with the name `TimeoutError` after the timeout
 */
async function runWithServerTimeout<T>(request: (signal: AbortSignal) => Promise<T>, timeoutMs?: number): Promise<T> {
  const call = startTimeoutOfServerCall({ operation: 'getBookPage', timeoutMs })
  const timeout = new Promise<never>((_, reject) => {
    call.signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
  })
  try {
    return await Promise.race([timeout, request(call.signal)])
  } finally {
    call.end()
  }
}

/**
 * Makes the service worker control this page again. After a forced reload, no service worker controls the page. Without
 * control, the service worker would not see the sign-out request of this page.
 */
export async function reconnectPageToServiceWorker(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  const registration = await navigator.serviceWorker.getRegistration(`${clientBasePath}/`)
  if (registration?.active) await cacheProgramAndClaimPage(registration.active)
}

/** Unregisters the service worker and deletes its caches. Does nothing if downloaded books of any user exist. */
export async function uninstallOfflineSupport(): Promise<void> {
  const names = createOfflineCacheNames(clientBasePath)
  const all = await caches.keys()
  if (all.some(name => name.startsWith(names.bookPrefix('').trimEnd()))) return
  const registration = await navigator.serviceWorker.getRegistration(`${clientBasePath}/`)
  await registration?.unregister()
  const ownCaches = all.filter(name => name === names.userData || name.startsWith(names.shellPrefix))
  await Promise.all(ownCaches.map(name => caches.delete(name)))
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
 * Makes the service worker cache the files of the client build and take control of this page.
 * @throws Error if the worker cannot cache the files
 */
const cacheProgramAndClaimPage = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      if (data === true) resolve()
      else reject(new Error('The program could not be cached'))
    }
    sendLanguageToServiceWorker(worker)
    worker.postMessage(CACHE_AND_CLAIM_MESSAGE, [port2])
  })
