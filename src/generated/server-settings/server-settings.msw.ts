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
  NoContentResponse,
  ServerSettings
} from '../model.schemas';

import {
  getGetServerSettingsResponseMock
} from './server-settings.faker.ts';

export { getGetServerSettingsResponseMock } from './server-settings.faker.ts';


export const getGetServerSettingsMockHandler = (overrideResponse?: ServerSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerSettings> | ServerSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServerSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateServerSettingsMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getServerSettingsMock = () => [
  getGetServerSettingsMockHandler(),
  getUpdateServerSettingsMockHandler()
]
