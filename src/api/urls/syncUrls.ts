import { serverUrl } from '../serverUrl'

/** OPDS versions that the server supports. */
export type OpdsVersion = 'v1.2' | 'v2'

/** Returns the sync URL for a Kobo e-reader. The URL contains the API key, which authenticates the device. */
export const koboSyncUrl = (key: string): string => serverUrl(`/kobo/${key}`)

/** Returns the address of the OPDS catalogue. Programs sign in with a key in the header {@link API_KEY_HEADER}, or with e-mail and password. */
export const opdsCatalogUrl = (version: OpdsVersion): string => serverUrl(`/opds/${version}/catalog`)

/** Returns the URL of the sync server for KOReader. KOReader sends the API key as the user name. */
export const koreaderSyncUrl = (): string => serverUrl('/koreader')

/** Name of the request header that takes an API key. */
export const API_KEY_HEADER = 'X-API-Key'

/** Returns whether a sync URL works on this device only, because its host is a loopback address. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(new URL(address).hostname)
