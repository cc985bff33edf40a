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
  Collection,
  GroupCount,
  NoContentResponse,
  PagedBooks,
  PagedSeries,
  Series
} from '../model.schemas';

import {
  getDownloadSeriesResponseMock,
  getGetBooksOfSeriesResponseMock,
  getGetCollectionsOfSeriesResponseMock,
  getGetLatestSeriesResponseMock,
  getGetNewSeriesResponseMock,
  getGetSeriesResponseMock,
  getGetUpdatedSeriesResponseMock,
  getListSeriesByQueryResponseMock,
  getListSeriesGroupsByQueryResponseMock,
  getListSeriesGroupsResponseMock,
  getListSeriesResponseMock
} from './series.faker.ts';

export { getListSeriesResponseMock, getListSeriesByQueryResponseMock, getListSeriesGroupsResponseMock, getListSeriesGroupsByQueryResponseMock, getGetNewSeriesResponseMock, getGetUpdatedSeriesResponseMock, getGetLatestSeriesResponseMock, getGetSeriesResponseMock, getGetBooksOfSeriesResponseMock, getGetCollectionsOfSeriesResponseMock, getDownloadSeriesResponseMock } from './series.faker.ts';


export const getListSeriesMockHandler = (overrideResponse?: PagedSeries | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PagedSeries> | PagedSeries), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/series/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSeriesByQueryMockHandler = (overrideResponse?: PagedSeries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSeries> | PagedSeries), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSeriesByQueryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSeriesGroupsMockHandler = (overrideResponse?: GroupCount[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GroupCount[]> | GroupCount[]), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/series/list/alphabetical-groups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSeriesGroupsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSeriesGroupsByQueryMockHandler = (overrideResponse?: GroupCount[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GroupCount[]> | GroupCount[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/alphabetical-groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSeriesGroupsByQueryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNewSeriesMockHandler = (overrideResponse?: PagedSeries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSeries> | PagedSeries), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/new', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNewSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUpdatedSeriesMockHandler = (overrideResponse?: PagedSeries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSeries> | PagedSeries), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/updated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUpdatedSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLatestSeriesMockHandler = (overrideResponse?: PagedSeries | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedSeries> | PagedSeries), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/latest', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLatestSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSeriesMockHandler = (overrideResponse?: Series | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Series> | Series), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBooksOfSeriesMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId/books', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBooksOfSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCollectionsOfSeriesMockHandler = (overrideResponse?: Collection[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Collection[]> | Collection[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId/collections', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCollectionsOfSeriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnalyzeSeriesMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/series/:seriesId/analyze', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getRefreshSeriesMetadataMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/series/:seriesId/metadata/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getUpdateSeriesMetadataMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/series/:seriesId/metadata', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getMarkSeriesReadMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/series/:seriesId/read-progress', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getMarkSeriesUnreadMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/series/:seriesId/read-progress', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteSeriesFilesMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/series/:seriesId/file', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getDownloadSeriesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId/file', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadSeriesResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getSeriesMock = () => [
  getListSeriesMockHandler(),
  getListSeriesByQueryMockHandler(),
  getListSeriesGroupsMockHandler(),
  getListSeriesGroupsByQueryMockHandler(),
  getGetNewSeriesMockHandler(),
  getGetUpdatedSeriesMockHandler(),
  getGetLatestSeriesMockHandler(),
  getGetSeriesMockHandler(),
  getGetBooksOfSeriesMockHandler(),
  getGetCollectionsOfSeriesMockHandler(),
  getAnalyzeSeriesMockHandler(),
  getRefreshSeriesMetadataMockHandler(),
  getUpdateSeriesMetadataMockHandler(),
  getMarkSeriesReadMockHandler(),
  getMarkSeriesUnreadMockHandler(),
  getDeleteSeriesFilesMockHandler(),
  getDownloadSeriesMockHandler()
]
