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
  BookThumbnail,
  CollectionThumbnail,
  PosterResponse,
  ReadListThumbnail,
  SeriesThumbnail
} from '../model.schemas';

import {
  getAddBookThumbnailResponseMock,
  getAddCollectionThumbnailResponseMock,
  getAddReadListThumbnailResponseMock,
  getAddSeriesThumbnailResponseMock,
  getGetBookThumbnailByIdResponseMock,
  getGetBookThumbnailResponseMock,
  getGetBookThumbnailsResponseMock,
  getGetCollectionThumbnailByIdResponseMock,
  getGetCollectionThumbnailResponseMock,
  getGetCollectionThumbnailsResponseMock,
  getGetReadListThumbnailByIdResponseMock,
  getGetReadListThumbnailResponseMock,
  getGetReadListThumbnailsResponseMock,
  getGetSeriesThumbnailByIdResponseMock,
  getGetSeriesThumbnailResponseMock,
  getGetSeriesThumbnailsResponseMock
} from './thumbnails.faker.ts';

export { getGetBookThumbnailResponseMock, getGetBookThumbnailsResponseMock, getAddBookThumbnailResponseMock, getGetBookThumbnailByIdResponseMock, getGetSeriesThumbnailResponseMock, getGetSeriesThumbnailsResponseMock, getAddSeriesThumbnailResponseMock, getGetSeriesThumbnailByIdResponseMock, getGetCollectionThumbnailResponseMock, getGetCollectionThumbnailsResponseMock, getAddCollectionThumbnailResponseMock, getGetCollectionThumbnailByIdResponseMock, getGetReadListThumbnailResponseMock, getGetReadListThumbnailsResponseMock, getAddReadListThumbnailResponseMock, getGetReadListThumbnailByIdResponseMock } from './thumbnails.faker.ts';


export const getGetBookThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getGetBookThumbnailsMockHandler = (overrideResponse?: BookThumbnail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BookThumbnail[]> | BookThumbnail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/thumbnails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookThumbnailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddBookThumbnailMockHandler = (overrideResponse?: BookThumbnail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BookThumbnail> | BookThumbnail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/books/:bookId/thumbnails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddBookThumbnailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookThumbnailByIdMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/books/:bookId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookThumbnailByIdResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getDeleteBookThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/books/:bookId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getSelectBookThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/books/:bookId/thumbnails/:thumbnailId/selected', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getGetSeriesThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeriesThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getGetSeriesThumbnailsMockHandler = (overrideResponse?: SeriesThumbnail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SeriesThumbnail[]> | SeriesThumbnail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId/thumbnails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeriesThumbnailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddSeriesThumbnailMockHandler = (overrideResponse?: SeriesThumbnail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SeriesThumbnail> | SeriesThumbnail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/series/:seriesId/thumbnails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSeriesThumbnailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSeriesThumbnailByIdMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/:seriesId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeriesThumbnailByIdResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getDeleteSeriesThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/series/:seriesId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getSelectSeriesThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/series/:seriesId/thumbnails/:thumbnailId/selected', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getGetCollectionThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/collections/:collectionId/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCollectionThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getGetCollectionThumbnailsMockHandler = (overrideResponse?: CollectionThumbnail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectionThumbnail[]> | CollectionThumbnail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/collections/:collectionId/thumbnails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCollectionThumbnailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddCollectionThumbnailMockHandler = (overrideResponse?: CollectionThumbnail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectionThumbnail> | CollectionThumbnail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/collections/:collectionId/thumbnails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddCollectionThumbnailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCollectionThumbnailByIdMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/collections/:collectionId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCollectionThumbnailByIdResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getDeleteCollectionThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/collections/:collectionId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getSelectCollectionThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/collections/:collectionId/thumbnails/:thumbnailId/selected', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getGetReadListThumbnailMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/thumbnail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadListThumbnailResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getGetReadListThumbnailsMockHandler = (overrideResponse?: ReadListThumbnail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadListThumbnail[]> | ReadListThumbnail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/thumbnails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadListThumbnailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddReadListThumbnailMockHandler = (overrideResponse?: ReadListThumbnail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadListThumbnail> | ReadListThumbnail), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/readlists/:readListId/thumbnails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddReadListThumbnailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReadListThumbnailByIdMockHandler = (overrideResponse?: PosterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PosterResponse> | PosterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/readlists/:readListId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadListThumbnailByIdResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/jpeg' }
      })
  }, options)
}

export const getDeleteReadListThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/readlists/:readListId/thumbnails/:thumbnailId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getSelectReadListThumbnailMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/readlists/:readListId/thumbnails/:thumbnailId/selected', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}

export const getRegenerateBookThumbnailsMockHandler = (overrideResponse?: AcceptedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AcceptedResponse> | AcceptedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/v1/books/thumbnails', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 202
      })
  }, options)
}
export const getThumbnailsMock = () => [
  getGetBookThumbnailMockHandler(),
  getGetBookThumbnailsMockHandler(),
  getAddBookThumbnailMockHandler(),
  getGetBookThumbnailByIdMockHandler(),
  getDeleteBookThumbnailMockHandler(),
  getSelectBookThumbnailMockHandler(),
  getGetSeriesThumbnailMockHandler(),
  getGetSeriesThumbnailsMockHandler(),
  getAddSeriesThumbnailMockHandler(),
  getGetSeriesThumbnailByIdMockHandler(),
  getDeleteSeriesThumbnailMockHandler(),
  getSelectSeriesThumbnailMockHandler(),
  getGetCollectionThumbnailMockHandler(),
  getGetCollectionThumbnailsMockHandler(),
  getAddCollectionThumbnailMockHandler(),
  getGetCollectionThumbnailByIdMockHandler(),
  getDeleteCollectionThumbnailMockHandler(),
  getSelectCollectionThumbnailMockHandler(),
  getGetReadListThumbnailMockHandler(),
  getGetReadListThumbnailsMockHandler(),
  getAddReadListThumbnailMockHandler(),
  getGetReadListThumbnailByIdMockHandler(),
  getDeleteReadListThumbnailMockHandler(),
  getSelectReadListThumbnailMockHandler(),
  getRegenerateBookThumbnailsMockHandler()
]
