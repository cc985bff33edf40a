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
  Collection,
  NoContentResponse,
  PagedCollections,
  PagedSeries
} from '../model.schemas';

import {
  getCreateCollectionResponseMock,
  getGetCollectionResponseMock,
  getGetCollectionsResponseMock,
  getGetSeriesOfCollectionResponseMock
} from './collections.faker.ts';

export { getGetCollectionsResponseMock, getCreateCollectionResponseMock, getGetCollectionResponseMock, getGetSeriesOfCollectionResponseMock } from './collections.faker.ts';


export const getGetCollectionsMockHandler = (overrideResponse?: PagedCollections | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedCollections> | PagedCollections), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/collections', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCollectionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCollectionMockHandler = (overrideResponse?: Collection | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Collection> | Collection), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/collections', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCollectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCollectionMockHandler = (overrideResponse?: Collection | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Collection> | Collection), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/collections/:collectionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCollectionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCollectionMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/collections/:collectionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteCollectionMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/collections/:collectionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetSeriesOfCollectionMockHandler = (overrideResponse?: PagedSeries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSeries> | PagedSeries), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/collections/:collectionId/series', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeriesOfCollectionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCollectionsMock = () => [
  getGetCollectionsMockHandler(),
  getCreateCollectionMockHandler(),
  getGetCollectionMockHandler(),
  getUpdateCollectionMockHandler(),
  getDeleteCollectionMockHandler(),
  getGetSeriesOfCollectionMockHandler()
]
