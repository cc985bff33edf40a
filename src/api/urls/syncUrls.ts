import { serverUrl } from '../serverUrl'

/** Versions of OPDS that the server speaks. */
export type OpdsVersion = 'v1.2' | 'v2'

/** Returns the address for a Kobo e-reader. It contains the key, which signs in. */
export const koboSyncUrl = (key: string): string => serverUrl(`/kobo/${key}`)

/** Returns the address of the OPDS catalogue. Programs sign in with a key in the header {@link API_KEY_HEADER}, or with e-mail and password. */
export const opdsCatalogUrl = (version: OpdsVersion): string => serverUrl(`/opds/${version}/catalog`)

/** Returns the address of the sync server for KOReader. The key is the user name. */
export const koreaderSyncUrl = (): string => serverUrl('/koreader')

/** Name of the request header that takes an API key. */
export const API_KEY_HEADER = 'X-API-Key'

/** Returns whether the addresses work on this device only: the page was opened under a loopback address. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(new URL(address).hostname)
