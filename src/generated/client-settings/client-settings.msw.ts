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
  ClientSettings,
  NoContentResponse
} from '../model.schemas';

import {
  getGetGlobalClientSettingsResponseMock,
  getGetUserClientSettingsResponseMock
} from './client-settings.faker.ts';

export { getGetUserClientSettingsResponseMock, getGetGlobalClientSettingsResponseMock } from './client-settings.faker.ts';


export const getGetUserClientSettingsMockHandler = (overrideResponse?: ClientSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClientSettings> | ClientSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/client-settings/user/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserClientSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserClientSettingsMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/client-settings/user', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteUserClientSettingsMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/client-settings/user', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetGlobalClientSettingsMockHandler = (overrideResponse?: ClientSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClientSettings> | ClientSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/client-settings/global/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlobalClientSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateGlobalClientSettingsMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/client-settings/global', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteGlobalClientSettingsMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/client-settings/global', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getClientSettingsMock = () => [
  getGetUserClientSettingsMockHandler(),
  getUpdateUserClientSettingsMockHandler(),
  getDeleteUserClientSettingsMockHandler(),
  getGetGlobalClientSettingsMockHandler(),
  getUpdateGlobalClientSettingsMockHandler(),
  getDeleteGlobalClientSettingsMockHandler()
]
