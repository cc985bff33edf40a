import { ServerError } from './ServerError'

/**
 * Whether a client settings call failed because the server is older than 1.20.0 or the user may not write settings. The settings
 * then stay on the device.
 */
export const isClientSettingsUnsupported = (error: unknown): boolean =>
  error instanceof ServerError && [403, 404, 405].includes(error.status)
