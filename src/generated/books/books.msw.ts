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
  Book,
  BookPage,
  NoContentResponse,
  PagedBooks,
  PosterResponse,
  Progression,
  ReadList
} from '../model.schemas';

import {
  getDownloadBookResponseMock,
  getGetBookPageRawResponseMock,
  getGetBookPageResponseMock,
  getGetBookPageThumbnailResponseMock,
  getGetBookPagesResponseMock,
  getGetBookProgressionResponseMock,
  getGetBookResponseMock,
  getGetBooksOnDeckResponseMock,
  getGetDuplicateBooksResponseMock,
  getGetLatestBooksResponseMock,
  getGetNextBookResponseMock,
  getGetPreviousBookResponseMock,
  getGetReadListsOfBookResponseMock,
  getListBooksByQueryResponseMock,
  getListBooksResponseMock
} from './books.faker.ts';

export { getListBooksResponseMock, getListBooksByQueryResponseMock, getGetDuplicateBooksResponseMock, getGetBooksOnDeckResponseMock, getGetLatestBooksResponseMock, getGetBookResponseMock, getGetNextBookResponseMock, getGetPreviousBookResponseMock, getGetBookPagesResponseMock, getGetReadListsOfBookResponseMock, getGetBookProgressionResponseMock, getDownloadBookResponseMock, getGetBookPageResponseMock, getGetBookPageRawResponseMock, getGetBookPageThumbnailResponseMock } from './books.faker.ts';


export const getListBooksMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/books/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBooksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBooksByQueryMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBooksByQueryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDuplicateBooksMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/duplicates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDuplicateBooksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBooksOnDeckMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/ondeck', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBooksOnDeckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLatestBooksMockHandler = (overrideResponse?: PagedBooks | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedBooks> | PagedBooks), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/latest', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLatestBooksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBooksMetadataMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/books/metadata', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNextBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/next', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNextBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPreviousBookMockHandler = (overrideResponse?: Book | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Book> | Book), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/previous', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPreviousBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookPagesMockHandler = (overrideResponse?: BookPage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BookPage[]> | BookPage[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/pages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookPagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReadListsOfBookMockHandler = (overrideResponse?: ReadList[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadList[]> | ReadList[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/readlists', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadListsOfBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnalyzeBookMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/books/:bookId/analyze', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getRefreshBookMetadataMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/books/:bookId/metadata/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getUpdateBookMetadataMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/books/:bookId/metadata', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getUpdateBookReadProgressMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/books/:bookId/read-progress', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteBookReadProgressMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/books/:bookId/read-progress', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetBookProgressionMockHandler = (overrideResponse?: Progression | void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Progression | void> | Progression | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/progression', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookProgressionResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200, headers: { 'Content-Type': 'application/vnd.readium.progression+json' } })
  }, options)
}

export const getUpdateBookProgressionMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/books/:bookId/progression', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteBookFileMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/books/:bookId/file', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getDownloadBookMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/file', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBookResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetBookPageMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/pages/:pageNumber', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookPageResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/*' }
      })
  }, options)
}

export const getGetBookPageRawMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/pages/:pageNumber/raw', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookPageRawResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getGetBookPageThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/pages/:pageNumber/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookPageThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}
export const getBooksMock = () => [
  getListBooksMockHandler(),
  getListBooksByQueryMockHandler(),
  getGetDuplicateBooksMockHandler(),
  getGetBooksOnDeckMockHandler(),
  getGetLatestBooksMockHandler(),
  getUpdateBooksMetadataMockHandler(),
  getGetBookMockHandler(),
  getGetNextBookMockHandler(),
  getGetPreviousBookMockHandler(),
  getGetBookPagesMockHandler(),
  getGetReadListsOfBookMockHandler(),
  getAnalyzeBookMockHandler(),
  getRefreshBookMetadataMockHandler(),
  getUpdateBookMetadataMockHandler(),
  getUpdateBookReadProgressMockHandler(),
  getDeleteBookReadProgressMockHandler(),
  getGetBookProgressionMockHandler(),
  getUpdateBookProgressionMockHandler(),
  getDeleteBookFileMockHandler(),
  getDownloadBookMockHandler(),
  getGetBookPageMockHandler(),
  getGetBookPageRawMockHandler(),
  getGetBookPageThumbnailMockHandler()
]
