import { ServerError } from './ServerError'

/**
 * Whether a client settings call failed because the server does not store client settings (before 1.20.0) or the user may not
 * write them. The settings then remain on the device.
 */
export const isClientSettingsUnsupported = (error: unknown): boolean =>
  error instanceof ServerError && [403, 404, 405].includes(error.status)
