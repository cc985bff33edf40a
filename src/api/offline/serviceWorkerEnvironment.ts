import { createOfflineCacheNames } from './createOfflineCacheNames'

/** Name of a client build and the URLs of its files, relative to the base path. */
export interface ClientBuildFiles {
  readonly build: string
  /** URLs of all files of the build, except the files with interface texts. */
  readonly files: readonly string[]
  /** Files with the interface texts, by language code. */
  readonly interfaceTextFiles: Readonly<Record<string, readonly string[]>>
}

/** Browser objects, build information and timeouts that the service worker needs. */
export interface ServiceWorkerOptions {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** Base URL of the client, with a trailing slash. */
  readonly scope: string
  readonly shell: ClientBuildFiles
  /** Time to wait for the server before the worker uses a cached response, in milliseconds. */
  readonly serverTimeoutMs: number
  /** Time to wait for the server before the worker uses cached account data, in milliseconds. */
  readonly identityTimeoutMs: number
  /** Delay in milliseconds between the response to a write of reading progress and the refetch of the position. */
  readonly positionRefreshDelayMs: number
}

/** Options, base path and cache names of the service worker. */
export interface ServiceWorkerEnvironment extends ServiceWorkerOptions {
  /** Base path of the client, without a trailing slash. */
  readonly base: string
  readonly names: ReturnType<typeof createOfflineCacheNames>
}

export function createServiceWorkerEnvironment(options: ServiceWorkerOptions): ServiceWorkerEnvironment {
  const base = new URL(options.scope).pathname.replace(/\/$/, '')
  return { ...options, base, names: createOfflineCacheNames(base) }
}

/** Returns the path of a URL without the base path. Returns undefined if the service worker does not handle the URL. */
export function removeServiceWorkerBasePath(
  { scope, base }: ServiceWorkerEnvironment,
  url: string,
): string | undefined {
  const { origin, pathname } = new URL(url)
  return origin === new URL(scope).origin && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** Returns the absolute URL of a path. `path` does not contain the base path. */
export const addServiceWorkerBaseUrl = ({ scope }: Pick<ServiceWorkerEnvironment, 'scope'>, path: string): string =>
  new URL(`.${path}`, scope).href
