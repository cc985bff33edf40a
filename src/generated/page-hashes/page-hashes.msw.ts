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
  AcceptedResponse,
  PagedKnownPageHashes,
  PagedPageHashMatches,
  PagedUnknownPageHashes,
  PosterResponse
} from '../model.schemas';

import {
  getGetKnownPageHashThumbnailResponseMock,
  getGetKnownPageHashesResponseMock,
  getGetPageHashMatchesResponseMock,
  getGetUnknownPageHashThumbnailResponseMock,
  getGetUnknownPageHashesResponseMock
} from './page-hashes.faker.ts';

export { getGetKnownPageHashesResponseMock, getGetUnknownPageHashesResponseMock, getGetPageHashMatchesResponseMock, getGetKnownPageHashThumbnailResponseMock, getGetUnknownPageHashThumbnailResponseMock } from './page-hashes.faker.ts';


export const getGetKnownPageHashesMockHandler = (overrideResponse?: PagedKnownPageHashes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedKnownPageHashes> | PagedKnownPageHashes), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/page-hashes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetKnownPageHashesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePageHashMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/page-hashes', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getGetUnknownPageHashesMockHandler = (overrideResponse?: PagedUnknownPageHashes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedUnknownPageHashes> | PagedUnknownPageHashes), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/page-hashes/unknown', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnknownPageHashesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPageHashMatchesMockHandler = (overrideResponse?: PagedPageHashMatches | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedPageHashMatches> | PagedPageHashMatches), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/page-hashes/:pageHash', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageHashMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAllPageHashMatchesMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/page-hashes/:pageHash/delete-all', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getDeletePageHashMatchMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/page-hashes/:pageHash/delete-match', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getGetKnownPageHashThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/page-hashes/:pageHash/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetKnownPageHashThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getGetUnknownPageHashThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/page-hashes/unknown/:pageHash/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUnknownPageHashThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}
export const getPageHashesMock = () => [
  getGetKnownPageHashesMockHandler(),
  getUpdatePageHashMockHandler(),
  getGetUnknownPageHashesMockHandler(),
  getGetPageHashMatchesMockHandler(),
  getDeleteAllPageHashMatchesMockHandler(),
  getDeletePageHashMatchMockHandler(),
  getGetKnownPageHashThumbnailMockHandler(),
  getGetUnknownPageHashThumbnailMockHandler()
]
