/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, Book, BookMetadataUpdate, BookPage, BookSearch, GetBookPageParams, GetBooksOnDeckParams, GetDuplicateBooksParams, GetLatestBooksParams, ListBooksByQueryParams, ListBooksParams, NoContentResponse, PagedBooks, PosterResponse, Progression, ReadList, ReadProgressUpdate, UpdateBooksMetadataBody } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListBooksUrl = (params?: ListBooksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["sort"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/list?${stringifiedParams}` : `/api/v1/books/list`
}

/**
 * Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
 * @summary Books that meet a condition
 */
export const listBooks = async (bookSearch: BookSearch,
    params?: ListBooksParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<PagedBooks>(getListBooksUrl(params),
  {
      operation: 'listBooks',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bookSearch)
  }
);}

export const getListBooksByQueryUrl = (params?: ListBooksByQueryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","media_status","read_status","tag","sort"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books?${stringifiedParams}` : `/api/v1/books`
}

/**
 * Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
 * @deprecated
 * @summary Books that meet the filters
 */
export const listBooksByQuery = async (params?: ListBooksByQueryParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getListBooksByQueryUrl(params),
  {
      operation: 'listBooksByQuery',
    ...options,
    method: 'GET'


  }
);}

export const getGetDuplicateBooksUrl = (params?: GetDuplicateBooksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["sort"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/duplicates?${stringifiedParams}` : `/api/v1/books/duplicates`
}

/**
 * @summary Books whose files are the same
 */
export const getDuplicateBooks = async (params?: GetDuplicateBooksParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetDuplicateBooksUrl(params),
  {
      operation: 'getDuplicateBooks',
    ...options,
    method: 'GET'


  }
);}

export const getGetBooksOnDeckUrl = (params?: GetBooksOnDeckParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/ondeck?${stringifiedParams}` : `/api/v1/books/ondeck`
}

/**
 * @summary The next unread book of every series that is being read
 */
export const getBooksOnDeck = async (params?: GetBooksOnDeckParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetBooksOnDeckUrl(params),
  {
      operation: 'getBooksOnDeck',
    ...options,
    method: 'GET'


  }
);}

export const getGetLatestBooksUrl = (params?: GetLatestBooksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/latest?${stringifiedParams}` : `/api/v1/books/latest`
}

/**
 * @summary Books that came or changed last
 */
export const getLatestBooks = async (params?: GetLatestBooksParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetLatestBooksUrl(params),
  {
      operation: 'getLatestBooks',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateBooksMetadataUrl = () => {




  return `/api/v1/books/metadata`
}

/**
 * @summary Change the metadata of many books at once
 */
export const updateBooksMetadata = async (updateBooksMetadataBody: UpdateBooksMetadataBody, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getUpdateBooksMetadataUrl(),
  {
      operation: 'updateBooksMetadata',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateBooksMetadataBody)
  }
);}

export const getGetBookUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}`
}

/**
 * @summary One book
 */
export const getBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetBookUrl(bookId),
  {
      operation: 'getBook',
    ...options,
    method: 'GET'


  }
);}

export const getGetNextBookUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/next`
}

/**
 * @summary The book after this one in its series
 */
export const getNextBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetNextBookUrl(bookId),
  {
      operation: 'getNextBook',
    ...options,
    method: 'GET'


  }
);}

export const getGetPreviousBookUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/previous`
}

/**
 * @summary The book before this one in its series
 */
export const getPreviousBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetPreviousBookUrl(bookId),
  {
      operation: 'getPreviousBook',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookPagesUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/pages`
}

/**
 * @summary Pages of a book
 */
export const getBookPages = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<BookPage[]> => {

  return http<BookPage[]>(getGetBookPagesUrl(bookId),
  {
      operation: 'getBookPages',
    ...options,
    method: 'GET'


  }
);}

export const getGetReadListsOfBookUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/readlists`
}

/**
 * @summary Read lists that hold a book
 */
export const getReadListsOfBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<ReadList[]> => {

  return http<ReadList[]>(getGetReadListsOfBookUrl(bookId),
  {
      operation: 'getReadListsOfBook',
    ...options,
    method: 'GET'


  }
);}

export const getAnalyzeBookUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/analyze`
}

/**
 * @summary Analyse the file of a book again
 */
export const analyzeBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getAnalyzeBookUrl(bookId),
  {
      operation: 'analyzeBook',
    ...options,
    method: 'POST'


  }
);}

export const getRefreshBookMetadataUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/metadata/refresh`
}

/**
 * @summary Read the metadata of a book from its file again
 */
export const refreshBookMetadata = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRefreshBookMetadataUrl(bookId),
  {
      operation: 'refreshBookMetadata',
    ...options,
    method: 'POST'


  }
);}

export const getUpdateBookMetadataUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/metadata`
}

/**
 * @summary Change the metadata of a book
 */
export const updateBookMetadata = async (bookId: string,
    bookMetadataUpdate: BookMetadataUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getUpdateBookMetadataUrl(bookId),
  {
      operation: 'updateBookMetadata',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bookMetadataUpdate)
  }
);}

export const getUpdateBookReadProgressUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/read-progress`
}

/**
 * The last page completes the book, whatever `completed` says. An EPUB takes a page only when its pages are pictures.
 * @summary Remember the page of a book that was read last, or that it is read
 */
export const updateBookReadProgress = async (bookId: string,
    readProgressUpdate: ReadProgressUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getUpdateBookReadProgressUrl(bookId),
  {
      operation: 'updateBookReadProgress',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readProgressUpdate)
  }
);}

export const getDeleteBookReadProgressUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/read-progress`
}

/**
 * @summary Mark a book as unread
 */
export const deleteBookReadProgress = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteBookReadProgressUrl(bookId),
  {
      operation: 'deleteBookReadProgress',
    ...options,
    method: 'DELETE'


  }
);}

export const getGetBookProgressionUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/progression`
}

/**
 * @summary The place in a book where reading stopped
 */
export const getBookProgression = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Progression | void> => {

  return http<Progression | void>(getGetBookProgressionUrl(bookId),
  {
      operation: 'getBookProgression',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateBookProgressionUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/progression`
}

/**
 * For an EPUB the place must be one of its positions or lie between two of the same file. The body may also be sent as application/vnd.readium.progression+json.
 * @summary Remember the place in a book where reading stopped
 */
export const updateBookProgression = async (bookId: string,
    progression: Progression, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getUpdateBookProgressionUrl(bookId),
  {
      operation: 'updateBookProgression',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(progression)
  }
);}

export const getDeleteBookFileUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/file`
}

/**
 * @summary Delete the file of a book from the disk
 */
export const deleteBookFile = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteBookFileUrl(bookId),
  {
      operation: 'deleteBookFile',
    ...options,
    method: 'DELETE'


  }
);}

export const getDownloadBookUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/file`
}

/**
 * @summary The file of a book
 */
export const downloadBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadBookUrl(bookId),
  {
      operation: 'downloadBook',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookPageUrl = (bookId: string,
    pageNumber: number,
    params?: GetBookPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/books/${bookId}/pages/${pageNumber}?${stringifiedParams}` : `/api/v1/books/${bookId}/pages/${pageNumber}`
}

/**
 * @summary The picture of a page
 */
export const getBookPage = async (bookId: string,
    pageNumber: number,
    params?: GetBookPageParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetBookPageUrl(bookId,pageNumber,params),
  {
      operation: 'getBookPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookPageRawUrl = (bookId: string,
    pageNumber: number,) => {




  return `/api/v1/books/${bookId}/pages/${pageNumber}/raw`
}

/**
 * @summary A page of a PDF as a PDF of its own
 */
export const getBookPageRaw = async (bookId: string,
    pageNumber: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetBookPageRawUrl(bookId,pageNumber),
  {
      operation: 'getBookPageRaw',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookPageThumbnailUrl = (bookId: string,
    pageNumber: number,) => {




  return `/api/v1/books/${bookId}/pages/${pageNumber}/thumbnail`
}

/**
 * @summary A small picture of a page
 */
export const getBookPageThumbnail = async (bookId: string,
    pageNumber: number, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetBookPageThumbnailUrl(bookId,pageNumber),
  {
      operation: 'getBookPageThumbnail',
    ...options,
    method: 'GET'


  }
);}
