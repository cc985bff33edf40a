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
  Book,
  NoContentResponse,
  PagedBooks,
  PagedReadLists,
  ReadList,
  ReadListMatch
} from '../model.schemas';

import {
  getCreateReadListResponseMock,
  getDownloadReadListResponseMock,
  getGetBooksOfReadListResponseMock,
  getGetNextBookInReadListResponseMock,
  getGetPreviousBookInReadListResponseMock,
  getGetReadListResponseMock,
  getGetReadListsResponseMock,
  getMatchReadListResponseMock
} from './readlists.faker.ts';

export { getGetReadListsResponseMock, getCreateReadListResponseMock, getGetReadListResponseMock, getGetBooksOfReadListResponseMock, getGetNextBookInReadListResponseMock, getGetPreviousBookInReadListResponseMock, getDownloadReadListResponseMock, getMatchReadListResponseMock } from './readlists.faker.ts';


export const getGetReadListsMockHandler = (overrideResponse?: PagedReadLists | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedReadLists> | PagedReadLists), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadListsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReadListMockHandler = (overrideResponse?: ReadList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadList> | ReadList), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/readlists', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReadListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReadListMockHandler = (overrideResponse?: ReadList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadList> | ReadList), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateReadListMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/readlists/:readListId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteReadListMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/readlists/:readListId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetBooksOfReadListMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/books', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBooksOfReadListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNextBookInReadListMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/books/:bookId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNextBookInReadListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPreviousBookInReadListMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/books/:bookId/previous', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPreviousBookInReadListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadReadListMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/file', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadReadListResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getMatchReadListMockHandler = (overrideResponse?: ReadListMatch | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadListMatch> | ReadListMatch), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/readlists/match/comicrack', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMatchReadListResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReadlistsMock = () => [
  getGetReadListsMockHandler(),
  getCreateReadListMockHandler(),
  getGetReadListMockHandler(),
  getUpdateReadListMockHandler(),
  getDeleteReadListMockHandler(),
  getGetBooksOfReadListMockHandler(),
  getGetNextBookInReadListMockHandler(),
  getGetPreviousBookInReadListMockHandler(),
  getDownloadReadListMockHandler(),
  getMatchReadListMockHandler()
]
