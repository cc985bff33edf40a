/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ApiKey,
  NoContentResponse
} from '../model.schemas';

import {
  getCreateApiKeyResponseMock,
  getGetApiKeysResponseMock
} from './api-keys.faker.ts';

export { getGetApiKeysResponseMock, getCreateApiKeyResponseMock } from './api-keys.faker.ts';


export const getGetApiKeysMockHandler = (overrideResponse?: ApiKey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiKey[]> | ApiKey[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/users/me/api-keys', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiKeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateApiKeyMockHandler = (overrideResponse?: ApiKey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKey> | ApiKey), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/users/me/api-keys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApiKeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteApiKeyMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v2/users/me/api-keys/:keyId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteSyncPointsMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/syncpoints/me', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getApiKeysMock = () => [
  getGetApiKeysMockHandler(),
  getCreateApiKeyMockHandler(),
  getDeleteApiKeyMockHandler(),
  getDeleteSyncPointsMockHandler()
]
