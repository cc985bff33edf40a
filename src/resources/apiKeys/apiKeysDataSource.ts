import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { createApiKey, deleteApiKey } from '../../generated/api-keys/api-keys.calls'
import type { ApiKey, ApiKeyRequest } from '../../generated/model.schemas'

/**
 * Data source for the writes of the API keys of the current user. Only the response of `create` contains the secret.
 */
export const apiKeysDataSource: ResourceDataSource<ApiKey> = {
  create: data => createApiKey(data as ApiKeyRequest),
  remove: id => deleteApiKey(id),
}
