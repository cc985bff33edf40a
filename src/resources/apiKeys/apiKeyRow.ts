import type { ApiKey, AuthenticationActivity } from '../../generated/model.schemas'

/**
 * API key with its latest sign-in. `lastUse` is undefined while it loads, and null if there was no sign-in in the last
 * month.
 */
export type ApiKeyRow = ApiKey & { lastUse: AuthenticationActivity | null | undefined }
