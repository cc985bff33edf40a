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
  AuthenticationActivity,
  PagedAuthenticationActivity
} from '../model.schemas';

import {
  getGetAuthenticationActivityResponseMock,
  getGetLatestAuthenticationActivityResponseMock,
  getGetMyAuthenticationActivityResponseMock
} from './authentication-activity.faker.ts';

export { getGetMyAuthenticationActivityResponseMock, getGetAuthenticationActivityResponseMock, getGetLatestAuthenticationActivityResponseMock } from './authentication-activity.faker.ts';


export const getGetMyAuthenticationActivityMockHandler = (overrideResponse?: PagedAuthenticationActivity | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedAuthenticationActivity> | PagedAuthenticationActivity), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/users/me/authentication-activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAuthenticationActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthenticationActivityMockHandler = (overrideResponse?: PagedAuthenticationActivity | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedAuthenticationActivity> | PagedAuthenticationActivity), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/users/authentication-activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthenticationActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLatestAuthenticationActivityMockHandler = (overrideResponse?: AuthenticationActivity | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuthenticationActivity> | AuthenticationActivity), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/users/:userId/authentication-activity/latest', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLatestAuthenticationActivityResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthenticationActivityMock = () => [
  getGetMyAuthenticationActivityMockHandler(),
  getGetAuthenticationActivityMockHandler(),
  getGetLatestAuthenticationActivityMockHandler()
]
