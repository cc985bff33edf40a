import { ServerError } from './ServerError'

/**
 * Returns whether an error says that the server does not accept client settings, for example because the server is too
 * old. The client then stores the settings only on the device.
 */
export const isClientSettingsUnsupportedError = (error: unknown): boolean =>
  error instanceof ServerError && [403, 404, 405].includes(error.status)
