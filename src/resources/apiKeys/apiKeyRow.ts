import type { ApiKey, AuthenticationActivity } from '../../generated/model.schemas'

/** API key with its latest sign-in. `lastUse` is null when there was none, and undefined until it is known. */
export type ApiKeyRow = ApiKey & { lastUse: AuthenticationActivity | null | undefined }
