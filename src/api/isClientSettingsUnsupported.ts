import { ServerError } from './ServerError'

/**
 * Returns whether a client settings call failed because the server does not support it or the user may not write. The
 * settings then stay on the device.
 */
export const isClientSettingsUnsupported = (error: unknown): boolean =>
  error instanceof ServerError && [403, 404, 405].includes(error.status)
