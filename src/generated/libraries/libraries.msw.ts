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
  Library,
  NoContentResponse
} from '../model.schemas';

import {
  getCreateLibraryResponseMock,
  getGetLibrariesResponseMock,
  getGetLibraryResponseMock
} from './libraries.faker.ts';

export { getGetLibrariesResponseMock, getCreateLibraryResponseMock, getGetLibraryResponseMock } from './libraries.faker.ts';


export const getGetLibrariesMockHandler = (overrideResponse?: Library[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Library[]> | Library[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/libraries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLibrariesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLibraryMockHandler = (overrideResponse?: Library | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Library> | Library), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/libraries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLibraryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLibraryMockHandler = (overrideResponse?: Library | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Library> | Library), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/libraries/:libraryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLibraryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLibraryMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/libraries/:libraryId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getReplaceLibraryMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/libraries/:libraryId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getDeleteLibraryMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/libraries/:libraryId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getScanLibraryMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/libraries/:libraryId/scan', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getAnalyzeLibraryMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/libraries/:libraryId/analyze', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getRefreshLibraryMetadataMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/libraries/:libraryId/metadata/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getEmptyLibraryTrashMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/libraries/:libraryId/empty-trash', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}
export const getLibrariesMock = () => [
  getGetLibrariesMockHandler(),
  getCreateLibraryMockHandler(),
  getGetLibraryMockHandler(),
  getUpdateLibraryMockHandler(),
  getReplaceLibraryMockHandler(),
  getDeleteLibraryMockHandler(),
  getScanLibraryMockHandler(),
  getAnalyzeLibraryMockHandler(),
  getRefreshLibraryMetadataMockHandler(),
  getEmptyLibraryTrashMockHandler()
]
