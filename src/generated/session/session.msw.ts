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
  ClaimStatus,
  OAuth2Provider,
  User
} from '../model.schemas';

import {
  getClaimServerResponseMock,
  getGetClaimResponseMock,
  getGetOAuth2ProvidersResponseMock
} from './session.faker.ts';

export { getGetClaimResponseMock, getClaimServerResponseMock, getGetOAuth2ProvidersResponseMock } from './session.faker.ts';


export const getGetClaimMockHandler = (overrideResponse?: ClaimStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimStatus> | ClaimStatus), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/claim', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetClaimResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimServerMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimServerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOAuth2ProvidersMockHandler = (overrideResponse?: OAuth2Provider[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OAuth2Provider[]> | OAuth2Provider[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/oauth2/providers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOAuth2ProvidersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetSessionCookieMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/login/set-cookie', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getLogOutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSessionMock = () => [
  getGetClaimMockHandler(),
  getClaimServerMockHandler(),
  getGetOAuth2ProvidersMockHandler(),
  getSetSessionCookieMockHandler(),
  getLogOutMockHandler()
]
