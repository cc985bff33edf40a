import type { ApiKey, AuthenticationActivity } from '../../generated/model.schemas'

/** API key with its latest sign-in. `lastUse` is null if the key is unused, and undefined while loading. */
export type ApiKeyRow = ApiKey & { lastUse: AuthenticationActivity | null | undefined }
