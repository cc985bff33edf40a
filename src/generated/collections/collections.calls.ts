/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Collection, CollectionCreation, CollectionUpdate, GetCollectionsParams, GetSeriesOfCollectionParams, NoContentResponse, PagedCollections, PagedSeries } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetCollectionsUrl = (params?: GetCollectionsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/collections?${stringifiedParams}` : `/api/v1/collections`
}

/**
 * @summary Collections by name, or by relevance when searching
 */
export const getCollections = async (params?: GetCollectionsParams, options?: Parameters<typeof http>[1]): Promise<PagedCollections> => {

  return http<PagedCollections>(getGetCollectionsUrl(params),
  {
      operation: 'getCollections',
    ...options,
    method: 'GET'


  }
);}

export const getCreateCollectionUrl = () => {




  return `/api/v1/collections`
}

/**
 * @summary Add a collection
 */
export const createCollection = async (collectionCreation: CollectionCreation, options?: Parameters<typeof http>[1]): Promise<Collection> => {

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
return http<Collection>(getCreateCollectionUrl(),
  {
      operation: 'createCollection',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(collectionCreation)
  }
);}

export const getGetCollectionUrl = (collectionId: string,) => {




  return `/api/v1/collections/${collectionId}`
}

/**
 * @summary One collection
 */
export const getCollection = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<Collection> => {

  return http<Collection>(getGetCollectionUrl(collectionId),
  {
      operation: 'getCollection',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateCollectionUrl = (collectionId: string,) => {




  return `/api/v1/collections/${collectionId}`
}

/**
 * @summary Change a collection
 */
export const updateCollection = async (collectionId: string,
    collectionUpdate: CollectionUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateCollectionUrl(collectionId),
  {
      operation: 'updateCollection',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(collectionUpdate)
  }
);}

export const getDeleteCollectionUrl = (collectionId: string,) => {




  return `/api/v1/collections/${collectionId}`
}

/**
 * @summary Delete a collection; its series stay
 */
export const deleteCollection = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteCollectionUrl(collectionId),
  {
      operation: 'deleteCollection',
    ...options,
    method: 'DELETE'


  }
);}

export const getGetSeriesOfCollectionUrl = (collectionId: string,
    params?: GetSeriesOfCollectionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","status","read_status","publisher","language","genre","tag","age_rating","release_year","author"];

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

  return stringifiedParams.length > 0 ? `/api/v1/collections/${collectionId}/series?${stringifiedParams}` : `/api/v1/collections/${collectionId}/series`
}

/**
 * @summary Series of a collection, in its order or by title
 */
export const getSeriesOfCollection = async (collectionId: string,
    params?: GetSeriesOfCollectionParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetSeriesOfCollectionUrl(collectionId,params),
  {
      operation: 'getSeriesOfCollection',
    ...options,
    method: 'GET'


  }
);}
