import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { createApiKey, deleteApiKey, getApiKeys } from '../../generated/api-keys/api-keys.calls'
import type { ApiKey, ApiKeyRequest } from '../../generated/model.schemas'

/** Data source for the API keys of the current user. Only the response of `create` contains the secret. */
export const apiKeysDataSource: ResourceDataSource<ApiKey> = {
  async list({ signal }) {
    const items = await getApiKeys({ signal })
    return { items, total: items.length }
  },
  create: data => createApiKey(data as ApiKeyRequest),
  remove: id => deleteApiKey(id),
}
