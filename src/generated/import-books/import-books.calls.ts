/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, BookImportBatch, Id, TransientBook, TransientBooksRequest } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getScanTransientBooksUrl = () => {




  return `/api/v1/transient-books`
}

/**
 * @summary Find books in a folder that is no part of a library
 */
export const scanTransientBooks = async (transientBooksRequest: TransientBooksRequest, options?: Parameters<typeof http>[1]): Promise<TransientBook[]> => {

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
return http<TransientBook[]>(getScanTransientBooksUrl(),
  {
      operation: 'scanTransientBooks',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transientBooksRequest)
  }
);}

export const getAnalyzeTransientBookUrl = (transientBookId: Id,) => {




  return `/api/v1/transient-books/${transientBookId}/analyze`
}

/**
 * @summary Look into a found book
 */
export const analyzeTransientBook = async (transientBookId: Id, options?: Parameters<typeof http>[1]): Promise<TransientBook> => {

  return http<TransientBook>(getAnalyzeTransientBookUrl(transientBookId),
  {
      operation: 'analyzeTransientBook',
    ...options,
    method: 'POST'


  }
);}

export const getGetTransientBookPageUrl = (transientBookId: Id,
    pageNumber: number,) => {




  return `/api/v1/transient-books/${transientBookId}/pages/${pageNumber}`
}

/**
 * @summary The picture of a page of a found book
 */
export const getTransientBookPage = async (transientBookId: Id,
    pageNumber: number, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetTransientBookPageUrl(transientBookId,pageNumber),
  {
      operation: 'getTransientBookPage',
    ...options,
    method: 'GET'


  }
);}

export const getImportBooksUrl = () => {




  return `/api/v1/books/import`
}

/**
 * @summary Take files into series; what comes of it is told as BookImported
 */
export const importBooks = async (bookImportBatch: BookImportBatch, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

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
return http<AcceptedResponse>(getImportBooksUrl(),
  {
      operation: 'importBooks',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bookImportBatch)
  }
);}
