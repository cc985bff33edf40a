import { ServerError } from './ServerError'

/**
 * Returns whether the server rejected a client settings call, for example because the server is too old. After a
 * rejection, the settings stay on the device.
 */
export const isClientSettingsUnsupportedError = (error: unknown): boolean =>
  error instanceof ServerError && [403, 404, 405].includes(error.status)
