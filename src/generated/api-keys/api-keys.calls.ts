/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiKey, ApiKeyRequest, DeleteSyncPointsParams, Id, NoContentResponse } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetApiKeysUrl = () => {




  return `/api/v2/users/me/api-keys`
}

/**
 * @summary Keys of the caller
 */
export const getApiKeys = async ( options?: Parameters<typeof http>[1]): Promise<ApiKey[]> => {

  return http<ApiKey[]>(getGetApiKeysUrl(),
  {
      operation: 'getApiKeys',
    ...options,
    method: 'GET'


  }
);}

export const getCreateApiKeyUrl = () => {




  return `/api/v2/users/me/api-keys`
}

/**
 * @summary Make a key
 */
export const createApiKey = async (apiKeyRequest: ApiKeyRequest, options?: Parameters<typeof http>[1]): Promise<ApiKey> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ApiKey>(getCreateApiKeyUrl(),
  {
      operation: 'createApiKey',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(apiKeyRequest)
  }
);}

export const getDeleteApiKeyUrl = (keyId: Id,) => {




  return `/api/v2/users/me/api-keys/${keyId}`
}

/**
 * @summary Delete a key
 */
export const deleteApiKey = async (keyId: Id, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteApiKeyUrl(keyId),
  {
      operation: 'deleteApiKey',
    ...options,
    method: 'DELETE'


  }
);}

export const getDeleteSyncPointsUrl = (params?: DeleteSyncPointsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["key_id"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/syncpoints/me?${stringifiedParams}` : `/api/v1/syncpoints/me`
}

/**
 * @summary Forget what e-readers of the caller have synchronised, so that they start anew
 */
export const deleteSyncPoints = async (params?: DeleteSyncPointsParams, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteSyncPointsUrl(params),
  {
      operation: 'deleteSyncPoints',
    ...options,
    method: 'DELETE'


  }
);}
