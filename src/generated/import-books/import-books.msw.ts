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
  TransientBook
} from '../model.schemas';

import {
  getAnalyzeTransientBookResponseMock,
  getGetTransientBookPageResponseMock,
  getScanTransientBooksResponseMock
} from './import-books.faker.ts';

export { getScanTransientBooksResponseMock, getAnalyzeTransientBookResponseMock, getGetTransientBookPageResponseMock } from './import-books.faker.ts';


export const getScanTransientBooksMockHandler = (overrideResponse?: TransientBook[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TransientBook[]> | TransientBook[]), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/transient-books', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getScanTransientBooksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnalyzeTransientBookMockHandler = (overrideResponse?: TransientBook | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TransientBook> | TransientBook), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/transient-books/:transientBookId/analyze', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnalyzeTransientBookResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTransientBookPageMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/transient-books/:transientBookId/pages/:pageNumber', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTransientBookPageResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/*' }
      })
  }, options)
}

export const getImportBooksMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/books/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}
export const getImportBooksMock = () => [
  getScanTransientBooksMockHandler(),
  getAnalyzeTransientBookMockHandler(),
  getGetTransientBookPageMockHandler(),
  getImportBooksMockHandler()
]
