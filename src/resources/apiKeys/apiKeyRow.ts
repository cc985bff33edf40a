import type { ApiKey, AuthenticationActivity } from '../../generated/model.schemas'

/** API key with its latest sign-in. `lastUse` is null for an unused key, and undefined while it loads. */
export type ApiKeyRow = ApiKey & { lastUse: AuthenticationActivity | null | undefined }
