import { toAbsoluteServerUrl } from '../toAbsoluteServerUrl'

export type OpdsVersion = 'v1.2' | 'v2'

/** Returns the sync URL for a Kobo e-reader. The URL contains the API key, so the e-reader needs no sign-in. */
export const getKoboSyncUrl = (key: string): string => toAbsoluteServerUrl(`/kobo/${key}`)

/** Returns the URL of the OPDS catalog. */
export const getOpdsCatalogUrl = (version: OpdsVersion): string => toAbsoluteServerUrl(`/opds/${version}/catalog`)

/** Returns the URL of the sync server for KOReader. */
export const getKoreaderSyncUrl = (): string => toAbsoluteServerUrl('/koreader')

/** Name of the request header that contains an API key. */
export const API_KEY_HEADER = 'X-API-Key'

/** Returns whether the host of a sync URL is a loopback address. A loopback URL works only on this device. */
export const isLoopbackUrl = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(new URL(address).hostname)
