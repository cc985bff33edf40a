import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { createApiKey, deleteApiKey } from '../../generated/api-keys/api-keys.calls'
import type { ApiKey, ApiKeyRequest } from '../../generated/model.schemas'

/**
 * Functions that create and delete API keys of the current user. Only the result of `create` contains the secret of the
 * key.
 */
export const apiKeysDataSource: ResourceDataSource<ApiKey> = {
  create: data => createApiKey(data as ApiKeyRequest),
  remove: id => deleteApiKey(id),
}
