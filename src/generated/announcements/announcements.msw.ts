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
  AnnouncementFeed,
  NoContentResponse
} from '../model.schemas';

import {
  getGetAnnouncementsResponseMock
} from './announcements.faker.ts';

export { getGetAnnouncementsResponseMock } from './announcements.faker.ts';


export const getGetAnnouncementsMockHandler = (overrideResponse?: AnnouncementFeed | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnnouncementFeed> | AnnouncementFeed), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/announcements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnnouncementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkAnnouncementsReadMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/announcements', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAnnouncementsMock = () => [
  getGetAnnouncementsMockHandler(),
  getMarkAnnouncementsReadMockHandler()
]
