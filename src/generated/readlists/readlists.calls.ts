/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Book, GetBooksOfReadListParams, GetReadListsParams, MatchReadListBody, NoContentResponse, PagedBooks, PagedReadLists, ReadList, ReadListCreation, ReadListMatch, ReadListUpdate } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetReadListsUrl = (params?: GetReadListsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","sort"];

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

  return stringifiedParams.length > 0 ? `/api/v1/readlists?${stringifiedParams}` : `/api/v1/readlists`
}

/**
 * @summary Read lists by name, or by relevance when searching
 */
export const getReadLists = async (params?: GetReadListsParams, options?: Parameters<typeof http>[1]): Promise<PagedReadLists> => {

  return http<PagedReadLists>(getGetReadListsUrl(params),
  {
      operation: 'getReadLists',
    ...options,
    method: 'GET'


  }
);}

export const getCreateReadListUrl = () => {




  return `/api/v1/readlists`
}

/**
 * @summary Add a read list
 */
export const createReadList = async (readListCreation: ReadListCreation, options?: Parameters<typeof http>[1]): Promise<ReadList> => {

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
return http<ReadList>(getCreateReadListUrl(),
  {
      operation: 'createReadList',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readListCreation)
  }
);}

export const getGetReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${readListId}`
}

/**
 * @summary One read list
 */
export const getReadList = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<ReadList> => {

  return http<ReadList>(getGetReadListUrl(readListId),
  {
      operation: 'getReadList',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${readListId}`
}

/**
 * @summary Change a read list
 */
export const updateReadList = async (readListId: string,
    readListUpdate: ReadListUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateReadListUrl(readListId),
  {
      operation: 'updateReadList',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readListUpdate)
  }
);}

export const getDeleteReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${readListId}`
}

/**
 * @summary Delete a read list; its books stay
 */
export const deleteReadList = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteReadListUrl(readListId),
  {
      operation: 'deleteReadList',
    ...options,
    method: 'DELETE'


  }
);}

export const getGetBooksOfReadListUrl = (readListId: string,
    params?: GetBooksOfReadListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","read_status","tag","media_status","author"];

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

  return stringifiedParams.length > 0 ? `/api/v1/readlists/${readListId}/books?${stringifiedParams}` : `/api/v1/readlists/${readListId}/books`
}

/**
 * @summary Books of a read list, in its order or by release date
 */
export const getBooksOfReadList = async (readListId: string,
    params?: GetBooksOfReadListParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetBooksOfReadListUrl(readListId,params),
  {
      operation: 'getBooksOfReadList',
    ...options,
    method: 'GET'


  }
);}

export const getGetNextBookInReadListUrl = (readListId: string,
    bookId: string,) => {




  return `/api/v1/readlists/${readListId}/books/${bookId}/next`
}

/**
 * @summary The book after this one in a read list
 */
export const getNextBookInReadList = async (readListId: string,
    bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetNextBookInReadListUrl(readListId,bookId),
  {
      operation: 'getNextBookInReadList',
    ...options,
    method: 'GET'


  }
);}

export const getGetPreviousBookInReadListUrl = (readListId: string,
    bookId: string,) => {




  return `/api/v1/readlists/${readListId}/books/${bookId}/previous`
}

/**
 * @summary The book before this one in a read list
 */
export const getPreviousBookInReadList = async (readListId: string,
    bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetPreviousBookInReadListUrl(readListId,bookId),
  {
      operation: 'getPreviousBookInReadList',
    ...options,
    method: 'GET'


  }
);}

export const getDownloadReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${readListId}/file`
}

/**
 * @summary All files of a read list in one archive
 */
export const downloadReadList = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadReadListUrl(readListId),
  {
      operation: 'downloadReadList',
    ...options,
    method: 'GET'


  }
);}

export const getMatchReadListUrl = () => {




  return `/api/v1/readlists/match/comicrack`
}

/**
 * @summary Find the books that a list file of a comic manager names; nothing is created
 */
export const matchReadList = async (matchReadListBody: MatchReadListBody, options?: Parameters<typeof http>[1]): Promise<ReadListMatch> => {
    const formData = new FormData();
formData.append(`file`, matchReadListBody.file);

  return http<ReadListMatch>(getMatchReadListUrl(),
  {
      operation: 'matchReadList',
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}
