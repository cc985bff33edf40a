import { ServerError } from './ServerError'

/** Whether a server keeps no settings for its clients (older than 1.20.0), or not for this person: they stay on the device. */
export const lacksClientSettings = (error: unknown): boolean =>
  error instanceof ServerError && [403, 404, 405].includes(error.status)
