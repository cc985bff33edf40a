import type { ApiKey, AuthenticationActivity } from '../../generated/model.schemas'

/** API key with its latest sign-in. `lastUse` is null if the key was never used, and undefined while it is unknown. */
export type ApiKeyRow = ApiKey & { lastUse: AuthenticationActivity | null | undefined }
