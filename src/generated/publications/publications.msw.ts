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
  Manifest,
  Positions
} from '../model.schemas';

import {
  getGetBookDivinaManifestResponseMock,
  getGetBookEpubManifestResponseMock,
  getGetBookManifestResponseMock,
  getGetBookPdfManifestResponseMock,
  getGetBookPositionsResponseMock,
  getGetBookResourceResponseMock
} from './publications.faker.ts';

export { getGetBookManifestResponseMock, getGetBookDivinaManifestResponseMock, getGetBookEpubManifestResponseMock, getGetBookPdfManifestResponseMock, getGetBookPositionsResponseMock, getGetBookResourceResponseMock } from './publications.faker.ts';


export const getGetBookManifestMockHandler = (overrideResponse?: Manifest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Manifest> | Manifest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/manifest', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookManifestResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/divina+json' }
      })
  }, options)
}

export const getGetBookDivinaManifestMockHandler = (overrideResponse?: Manifest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Manifest> | Manifest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/manifest/divina', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookDivinaManifestResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/divina+json' }
      })
  }, options)
}

export const getGetBookEpubManifestMockHandler = (overrideResponse?: Manifest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Manifest> | Manifest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/manifest/epub', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookEpubManifestResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/webpub+json' }
      })
  }, options)
}

export const getGetBookPdfManifestMockHandler = (overrideResponse?: Manifest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Manifest> | Manifest), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/manifest/pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookPdfManifestResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/webpub+json' }
      })
  }, options)
}

export const getGetBookPositionsMockHandler = (overrideResponse?: Positions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Positions> | Positions), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/positions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookPositionsResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/vnd.readium.position-list+json' }
      })
  }, options)
}

export const getGetBookResourceMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/resource/:resource', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookResourceResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getPublicationsMock = () => [
  getGetBookManifestMockHandler(),
  getGetBookDivinaManifestMockHandler(),
  getGetBookEpubManifestMockHandler(),
  getGetBookPdfManifestMockHandler(),
  getGetBookPositionsMockHandler(),
  getGetBookResourceMockHandler()
]
