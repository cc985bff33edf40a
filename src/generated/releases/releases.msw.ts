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
  Release
} from '../model.schemas';

import {
  getGetReleasesResponseMock
} from './releases.faker.ts';

export { getGetReleasesResponseMock } from './releases.faker.ts';


export const getGetReleasesMockHandler = (overrideResponse?: Release[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Release[]> | Release[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/releases', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReleasesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReleasesMock = () => [
  getGetReleasesMockHandler()
]
