/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, AddBookThumbnailBody, AddBookThumbnailParams, AddCollectionThumbnailBody, AddCollectionThumbnailParams, AddReadListThumbnailBody, AddReadListThumbnailParams, AddSeriesThumbnailBody, AddSeriesThumbnailParams, BookThumbnail, CollectionThumbnail, PosterResponse, ReadListThumbnail, RegenerateBookThumbnailsParams, SeriesThumbnail } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetBookThumbnailUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/thumbnail`
}

/**
 * @summary The chosen poster of a book
 */
export const getBookThumbnail = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetBookThumbnailUrl(bookId),
  {
      operation: 'getBookThumbnail',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookThumbnailsUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/thumbnails`
}

/**
 * @summary Posters of a book
 */
export const getBookThumbnails = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<BookThumbnail[]> => {

  return http<BookThumbnail[]>(getGetBookThumbnailsUrl(bookId),
  {
      operation: 'getBookThumbnails',
    ...options,
    method: 'GET'


  }
);}

export const getAddBookThumbnailUrl = (bookId: string,
    params?: AddBookThumbnailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/${bookId}/thumbnails?${stringifiedParams}` : `/api/v1/books/${bookId}/thumbnails`
}

/**
 * @summary Add a poster to a book
 */
export const addBookThumbnail = async (bookId: string,
    addBookThumbnailBody: AddBookThumbnailBody,
    params?: AddBookThumbnailParams, options?: Parameters<typeof http>[1]): Promise<BookThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addBookThumbnailBody.file);
if(addBookThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addBookThumbnailBody.selected.toString())
 }

  return http<BookThumbnail>(getAddBookThumbnailUrl(bookId,params),
  {
      operation: 'addBookThumbnail',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}

export const getGetBookThumbnailByIdUrl = (bookId: string,
    thumbnailId: string,) => {




  return `/api/v1/books/${bookId}/thumbnails/${thumbnailId}`
}

/**
 * @summary One poster of a book
 */
export const getBookThumbnailById = async (bookId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetBookThumbnailByIdUrl(bookId,thumbnailId),
  {
      operation: 'getBookThumbnailById',
    ...options,
    method: 'GET'


  }
);}

export const getDeleteBookThumbnailUrl = (bookId: string,
    thumbnailId: string,) => {




  return `/api/v1/books/${bookId}/thumbnails/${thumbnailId}`
}

/**
 * @summary Delete an uploaded poster of a book
 */
export const deleteBookThumbnail = async (bookId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteBookThumbnailUrl(bookId,thumbnailId),
  {
      operation: 'deleteBookThumbnail',
    ...options,
    method: 'DELETE'


  }
);}

export const getSelectBookThumbnailUrl = (bookId: string,
    thumbnailId: string,) => {




  return `/api/v1/books/${bookId}/thumbnails/${thumbnailId}/selected`
}

/**
 * @summary Choose the poster of a book
 */
export const selectBookThumbnail = async (bookId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectBookThumbnailUrl(bookId,thumbnailId),
  {
      operation: 'selectBookThumbnail',
    ...options,
    method: 'PUT'


  }
);}

export const getGetSeriesThumbnailUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/thumbnail`
}

/**
 * @summary The chosen poster of a series
 */
export const getSeriesThumbnail = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetSeriesThumbnailUrl(seriesId),
  {
      operation: 'getSeriesThumbnail',
    ...options,
    method: 'GET'


  }
);}

export const getGetSeriesThumbnailsUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/thumbnails`
}

/**
 * @summary Posters of a series
 */
export const getSeriesThumbnails = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<SeriesThumbnail[]> => {

  return http<SeriesThumbnail[]>(getGetSeriesThumbnailsUrl(seriesId),
  {
      operation: 'getSeriesThumbnails',
    ...options,
    method: 'GET'


  }
);}

export const getAddSeriesThumbnailUrl = (seriesId: string,
    params?: AddSeriesThumbnailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/series/${seriesId}/thumbnails?${stringifiedParams}` : `/api/v1/series/${seriesId}/thumbnails`
}

/**
 * A one-shot series takes no poster of its own: give it to the book.
 * @summary Add a poster to a series
 */
export const addSeriesThumbnail = async (seriesId: string,
    addSeriesThumbnailBody: AddSeriesThumbnailBody,
    params?: AddSeriesThumbnailParams, options?: Parameters<typeof http>[1]): Promise<SeriesThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addSeriesThumbnailBody.file);
if(addSeriesThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addSeriesThumbnailBody.selected.toString())
 }

  return http<SeriesThumbnail>(getAddSeriesThumbnailUrl(seriesId,params),
  {
      operation: 'addSeriesThumbnail',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}

export const getGetSeriesThumbnailByIdUrl = (seriesId: string,
    thumbnailId: string,) => {




  return `/api/v1/series/${seriesId}/thumbnails/${thumbnailId}`
}

/**
 * @summary One poster of a series
 */
export const getSeriesThumbnailById = async (seriesId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetSeriesThumbnailByIdUrl(seriesId,thumbnailId),
  {
      operation: 'getSeriesThumbnailById',
    ...options,
    method: 'GET'


  }
);}

export const getDeleteSeriesThumbnailUrl = (seriesId: string,
    thumbnailId: string,) => {




  return `/api/v1/series/${seriesId}/thumbnails/${thumbnailId}`
}

/**
 * @summary Delete an uploaded poster of a series
 */
export const deleteSeriesThumbnail = async (seriesId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteSeriesThumbnailUrl(seriesId,thumbnailId),
  {
      operation: 'deleteSeriesThumbnail',
    ...options,
    method: 'DELETE'


  }
);}

export const getSelectSeriesThumbnailUrl = (seriesId: string,
    thumbnailId: string,) => {




  return `/api/v1/series/${seriesId}/thumbnails/${thumbnailId}/selected`
}

/**
 * @summary Choose the poster of a series
 */
export const selectSeriesThumbnail = async (seriesId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectSeriesThumbnailUrl(seriesId,thumbnailId),
  {
      operation: 'selectSeriesThumbnail',
    ...options,
    method: 'PUT'


  }
);}

export const getGetCollectionThumbnailUrl = (collectionId: string,) => {




  return `/api/v1/collections/${collectionId}/thumbnail`
}

/**
 * @summary The chosen poster of a collection
 */
export const getCollectionThumbnail = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetCollectionThumbnailUrl(collectionId),
  {
      operation: 'getCollectionThumbnail',
    ...options,
    method: 'GET'


  }
);}

export const getGetCollectionThumbnailsUrl = (collectionId: string,) => {




  return `/api/v1/collections/${collectionId}/thumbnails`
}

/**
 * @summary Posters of a collection
 */
export const getCollectionThumbnails = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<CollectionThumbnail[]> => {

  return http<CollectionThumbnail[]>(getGetCollectionThumbnailsUrl(collectionId),
  {
      operation: 'getCollectionThumbnails',
    ...options,
    method: 'GET'


  }
);}

export const getAddCollectionThumbnailUrl = (collectionId: string,
    params?: AddCollectionThumbnailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/collections/${collectionId}/thumbnails?${stringifiedParams}` : `/api/v1/collections/${collectionId}/thumbnails`
}

/**
 * @summary Add a poster to a collection
 */
export const addCollectionThumbnail = async (collectionId: string,
    addCollectionThumbnailBody: AddCollectionThumbnailBody,
    params?: AddCollectionThumbnailParams, options?: Parameters<typeof http>[1]): Promise<CollectionThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addCollectionThumbnailBody.file);
if(addCollectionThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addCollectionThumbnailBody.selected.toString())
 }

  return http<CollectionThumbnail>(getAddCollectionThumbnailUrl(collectionId,params),
  {
      operation: 'addCollectionThumbnail',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}

export const getGetCollectionThumbnailByIdUrl = (collectionId: string,
    thumbnailId: string,) => {




  return `/api/v1/collections/${collectionId}/thumbnails/${thumbnailId}`
}

/**
 * @summary One poster of a collection
 */
export const getCollectionThumbnailById = async (collectionId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetCollectionThumbnailByIdUrl(collectionId,thumbnailId),
  {
      operation: 'getCollectionThumbnailById',
    ...options,
    method: 'GET'


  }
);}

export const getDeleteCollectionThumbnailUrl = (collectionId: string,
    thumbnailId: string,) => {




  return `/api/v1/collections/${collectionId}/thumbnails/${thumbnailId}`
}

/**
 * @summary Delete an uploaded poster of a collection
 */
export const deleteCollectionThumbnail = async (collectionId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteCollectionThumbnailUrl(collectionId,thumbnailId),
  {
      operation: 'deleteCollectionThumbnail',
    ...options,
    method: 'DELETE'


  }
);}

export const getSelectCollectionThumbnailUrl = (collectionId: string,
    thumbnailId: string,) => {




  return `/api/v1/collections/${collectionId}/thumbnails/${thumbnailId}/selected`
}

/**
 * @summary Choose the poster of a collection
 */
export const selectCollectionThumbnail = async (collectionId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectCollectionThumbnailUrl(collectionId,thumbnailId),
  {
      operation: 'selectCollectionThumbnail',
    ...options,
    method: 'PUT'


  }
);}

export const getGetReadListThumbnailUrl = (readListId: string,) => {




  return `/api/v1/readlists/${readListId}/thumbnail`
}

/**
 * @summary The chosen poster of a read list
 */
export const getReadListThumbnail = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetReadListThumbnailUrl(readListId),
  {
      operation: 'getReadListThumbnail',
    ...options,
    method: 'GET'


  }
);}

export const getGetReadListThumbnailsUrl = (readListId: string,) => {




  return `/api/v1/readlists/${readListId}/thumbnails`
}

/**
 * @summary Posters of a read list
 */
export const getReadListThumbnails = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<ReadListThumbnail[]> => {

  return http<ReadListThumbnail[]>(getGetReadListThumbnailsUrl(readListId),
  {
      operation: 'getReadListThumbnails',
    ...options,
    method: 'GET'


  }
);}

export const getAddReadListThumbnailUrl = (readListId: string,
    params?: AddReadListThumbnailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/readlists/${readListId}/thumbnails?${stringifiedParams}` : `/api/v1/readlists/${readListId}/thumbnails`
}

/**
 * @summary Add a poster to a read list
 */
export const addReadListThumbnail = async (readListId: string,
    addReadListThumbnailBody: AddReadListThumbnailBody,
    params?: AddReadListThumbnailParams, options?: Parameters<typeof http>[1]): Promise<ReadListThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addReadListThumbnailBody.file);
if(addReadListThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addReadListThumbnailBody.selected.toString())
 }

  return http<ReadListThumbnail>(getAddReadListThumbnailUrl(readListId,params),
  {
      operation: 'addReadListThumbnail',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}

export const getGetReadListThumbnailByIdUrl = (readListId: string,
    thumbnailId: string,) => {




  return `/api/v1/readlists/${readListId}/thumbnails/${thumbnailId}`
}

/**
 * @summary One poster of a read list
 */
export const getReadListThumbnailById = async (readListId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetReadListThumbnailByIdUrl(readListId,thumbnailId),
  {
      operation: 'getReadListThumbnailById',
    ...options,
    method: 'GET'


  }
);}

export const getDeleteReadListThumbnailUrl = (readListId: string,
    thumbnailId: string,) => {




  return `/api/v1/readlists/${readListId}/thumbnails/${thumbnailId}`
}

/**
 * @summary Delete an uploaded poster of a read list
 */
export const deleteReadListThumbnail = async (readListId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteReadListThumbnailUrl(readListId,thumbnailId),
  {
      operation: 'deleteReadListThumbnail',
    ...options,
    method: 'DELETE'


  }
);}

export const getSelectReadListThumbnailUrl = (readListId: string,
    thumbnailId: string,) => {




  return `/api/v1/readlists/${readListId}/thumbnails/${thumbnailId}/selected`
}

/**
 * @summary Choose the poster of a read list
 */
export const selectReadListThumbnail = async (readListId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectReadListThumbnailUrl(readListId,thumbnailId),
  {
      operation: 'selectReadListThumbnail',
    ...options,
    method: 'PUT'


  }
);}

export const getRegenerateBookThumbnailsUrl = (params?: RegenerateBookThumbnailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/thumbnails?${stringifiedParams}` : `/api/v1/books/thumbnails`
}

/**
 * @summary Make the posters of all books anew
 */
export const regenerateBookThumbnails = async (params?: RegenerateBookThumbnailsParams, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRegenerateBookThumbnailsUrl(params),
  {
      operation: 'regenerateBookThumbnails',
    ...options,
    method: 'PUT'


  }
);}
