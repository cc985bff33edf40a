/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, GetKnownPageHashesParams, GetPageHashMatchesParams, GetUnknownPageHashThumbnailParams, GetUnknownPageHashesParams, PageHashMatch, PageHashUpdate, PagedKnownPageHashes, PagedPageHashMatches, PagedUnknownPageHashes, PosterResponse } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetKnownPageHashesUrl = (params?: GetKnownPageHashesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["action","sort"];

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

  return stringifiedParams.length > 0 ? `/api/v1/page-hashes?${stringifiedParams}` : `/api/v1/page-hashes`
}

/**
 * @summary Pages about which something was decided
 */
export const getKnownPageHashes = async (params?: GetKnownPageHashesParams, options?: Parameters<typeof http>[1]): Promise<PagedKnownPageHashes> => {

  return http<PagedKnownPageHashes>(getGetKnownPageHashesUrl(params),
  {
      operation: 'getKnownPageHashes',
    ...options,
    method: 'GET'


  }
);}

export const getUpdatePageHashUrl = () => {




  return `/api/v1/page-hashes`
}

/**
 * @summary Decide about a page, for the first time or anew
 */
export const updatePageHash = async (pageHashUpdate: PageHashUpdate, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

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
return http<AcceptedResponse>(getUpdatePageHashUrl(),
  {
      operation: 'updatePageHash',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pageHashUpdate)
  }
);}

export const getGetUnknownPageHashesUrl = (params?: GetUnknownPageHashesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/page-hashes/unknown?${stringifiedParams}` : `/api/v1/page-hashes/unknown`
}

/**
 * @summary Pages found more than once about which nothing was decided yet
 */
export const getUnknownPageHashes = async (params?: GetUnknownPageHashesParams, options?: Parameters<typeof http>[1]): Promise<PagedUnknownPageHashes> => {

  return http<PagedUnknownPageHashes>(getGetUnknownPageHashesUrl(params),
  {
      operation: 'getUnknownPageHashes',
    ...options,
    method: 'GET'


  }
);}

export const getGetPageHashMatchesUrl = (pageHash: string,
    params?: GetPageHashMatchesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/page-hashes/${pageHash}?${stringifiedParams}` : `/api/v1/page-hashes/${pageHash}`
}

/**
 * @summary Where a page appears; nowhere for an unknown hash
 */
export const getPageHashMatches = async (pageHash: string,
    params?: GetPageHashMatchesParams, options?: Parameters<typeof http>[1]): Promise<PagedPageHashMatches> => {

  return http<PagedPageHashMatches>(getGetPageHashMatchesUrl(pageHash,params),
  {
      operation: 'getPageHashMatches',
    ...options,
    method: 'GET'


  }
);}

export const getDeleteAllPageHashMatchesUrl = (pageHash: string,) => {




  return `/api/v1/page-hashes/${pageHash}/delete-all`
}

/**
 * @summary Remove a page from all books
 */
export const deleteAllPageHashMatches = async (pageHash: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteAllPageHashMatchesUrl(pageHash),
  {
      operation: 'deleteAllPageHashMatches',
    ...options,
    method: 'POST'


  }
);}

export const getDeletePageHashMatchUrl = (pageHash: string,) => {




  return `/api/v1/page-hashes/${pageHash}/delete-match`
}

/**
 * @summary Remove a page from one book
 */
export const deletePageHashMatch = async (pageHash: string,
    pageHashMatch: PageHashMatch, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

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
return http<AcceptedResponse>(getDeletePageHashMatchUrl(pageHash),
  {
      operation: 'deletePageHashMatch',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pageHashMatch)
  }
);}

export const getGetKnownPageHashThumbnailUrl = (pageHash: string,) => {




  return `/api/v1/page-hashes/${pageHash}/thumbnail`
}

/**
 * @summary Picture of a known page
 */
export const getKnownPageHashThumbnail = async (pageHash: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetKnownPageHashThumbnailUrl(pageHash),
  {
      operation: 'getKnownPageHashThumbnail',
    ...options,
    method: 'GET'


  }
);}

export const getGetUnknownPageHashThumbnailUrl = (pageHash: string,
    params?: GetUnknownPageHashThumbnailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/page-hashes/unknown/${pageHash}/thumbnail?${stringifiedParams}` : `/api/v1/page-hashes/unknown/${pageHash}/thumbnail`
}

/**
 * @summary Picture of a page about which nothing was decided yet
 */
export const getUnknownPageHashThumbnail = async (pageHash: string,
    params?: GetUnknownPageHashThumbnailParams, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetUnknownPageHashThumbnailUrl(pageHash,params),
  {
      operation: 'getUnknownPageHashThumbnail',
    ...options,
    method: 'GET'


  }
);}
