/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, Collection, GetBooksOfSeriesParams, GetLatestSeriesParams, GetNewSeriesParams, GetUpdatedSeriesParams, GroupCount, ListSeriesByQueryParams, ListSeriesGroupsByQueryParams, ListSeriesParams, NoContentResponse, PagedBooks, PagedSeries, Series, SeriesMetadataUpdate, SeriesSearch } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListSeriesUrl = (params?: ListSeriesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/series/list?${stringifiedParams}` : `/api/v1/series/list`
}

/**
 * Sort keys: metadata.titleSort, name, created, createdDate, lastModified, lastModifiedDate, booksMetadata.releaseDate, booksCount, collection.number (with a condition on one collection), readDate and random (since 1.16.0), relevance. Without a sort the full text search orders by relevance.
 * @summary Series that meet a condition
 */
export const listSeries = async (seriesSearch: SeriesSearch,
    params?: ListSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

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
return http<PagedSeries>(getListSeriesUrl(params),
  {
      operation: 'listSeries',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seriesSearch)
  }
);}

export const getListSeriesByQueryUrl = (params?: ListSeriesByQueryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id","status","read_status","publisher","language","genre","tag","age_rating","release_year","sharing_label","author","sort"];

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

  return stringifiedParams.length > 0 ? `/api/v1/series?${stringifiedParams}` : `/api/v1/series`
}

/**
 * @deprecated
 * @summary Series that meet the filters
 */
export const listSeriesByQuery = async (params?: ListSeriesByQueryParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getListSeriesByQueryUrl(params),
  {
      operation: 'listSeriesByQuery',
    ...options,
    method: 'GET'


  }
);}

export const getListSeriesGroupsUrl = () => {




  return `/api/v1/series/list/alphabetical-groups`
}

/**
 * @summary First letters of the series that meet a condition
 */
export const listSeriesGroups = async (seriesSearch: SeriesSearch, options?: Parameters<typeof http>[1]): Promise<GroupCount[]> => {

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
return http<GroupCount[]>(getListSeriesGroupsUrl(),
  {
      operation: 'listSeriesGroups',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seriesSearch)
  }
);}

export const getListSeriesGroupsByQueryUrl = (params?: ListSeriesGroupsByQueryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id","status","read_status","publisher","language","genre","tag","age_rating","release_year","sharing_label","author"];

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

  return stringifiedParams.length > 0 ? `/api/v1/series/alphabetical-groups?${stringifiedParams}` : `/api/v1/series/alphabetical-groups`
}

/**
 * @deprecated
 * @summary First letters of the series that meet the filters
 */
export const listSeriesGroupsByQuery = async (params?: ListSeriesGroupsByQueryParams, options?: Parameters<typeof http>[1]): Promise<GroupCount[]> => {

  return http<GroupCount[]>(getListSeriesGroupsByQueryUrl(params),
  {
      operation: 'listSeriesGroupsByQuery',
    ...options,
    method: 'GET'


  }
);}

export const getGetNewSeriesUrl = (params?: GetNewSeriesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/series/new?${stringifiedParams}` : `/api/v1/series/new`
}

/**
 * @summary Series that came last
 */
export const getNewSeries = async (params?: GetNewSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetNewSeriesUrl(params),
  {
      operation: 'getNewSeries',
    ...options,
    method: 'GET'


  }
);}

export const getGetUpdatedSeriesUrl = (params?: GetUpdatedSeriesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/series/updated?${stringifiedParams}` : `/api/v1/series/updated`
}

/**
 * @summary Series whose files changed last, new ones left out
 */
export const getUpdatedSeries = async (params?: GetUpdatedSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetUpdatedSeriesUrl(params),
  {
      operation: 'getUpdatedSeries',
    ...options,
    method: 'GET'


  }
);}

export const getGetLatestSeriesUrl = (params?: GetLatestSeriesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/series/latest?${stringifiedParams}` : `/api/v1/series/latest`
}

/**
 * @summary Series that came or changed last
 */
export const getLatestSeries = async (params?: GetLatestSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetLatestSeriesUrl(params),
  {
      operation: 'getLatestSeries',
    ...options,
    method: 'GET'


  }
);}

export const getGetSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}`
}

/**
 * @summary One series
 */
export const getSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<Series> => {

  return http<Series>(getGetSeriesUrl(seriesId),
  {
      operation: 'getSeries',
    ...options,
    method: 'GET'


  }
);}

export const getGetBooksOfSeriesUrl = (seriesId: string,
    params?: GetBooksOfSeriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["media_status","read_status","tag","author","sort"];

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

  return stringifiedParams.length > 0 ? `/api/v1/series/${seriesId}/books?${stringifiedParams}` : `/api/v1/series/${seriesId}/books`
}

/**
 * @deprecated
 * @summary Books of a series
 */
export const getBooksOfSeries = async (seriesId: string,
    params?: GetBooksOfSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedBooks> => {

  return http<PagedBooks>(getGetBooksOfSeriesUrl(seriesId,params),
  {
      operation: 'getBooksOfSeries',
    ...options,
    method: 'GET'


  }
);}

export const getGetCollectionsOfSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/collections`
}

/**
 * @summary Collections that hold a series
 */
export const getCollectionsOfSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<Collection[]> => {

  return http<Collection[]>(getGetCollectionsOfSeriesUrl(seriesId),
  {
      operation: 'getCollectionsOfSeries',
    ...options,
    method: 'GET'


  }
);}

export const getAnalyzeSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/analyze`
}

/**
 * @summary Analyse the files of a series again
 */
export const analyzeSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getAnalyzeSeriesUrl(seriesId),
  {
      operation: 'analyzeSeries',
    ...options,
    method: 'POST'


  }
);}

export const getRefreshSeriesMetadataUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/metadata/refresh`
}

/**
 * @summary Read the metadata of a series from its files again
 */
export const refreshSeriesMetadata = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRefreshSeriesMetadataUrl(seriesId),
  {
      operation: 'refreshSeriesMetadata',
    ...options,
    method: 'POST'


  }
);}

export const getUpdateSeriesMetadataUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/metadata`
}

/**
 * @summary Change the metadata of a series
 */
export const updateSeriesMetadata = async (seriesId: string,
    seriesMetadataUpdate: SeriesMetadataUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateSeriesMetadataUrl(seriesId),
  {
      operation: 'updateSeriesMetadata',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seriesMetadataUpdate)
  }
);}

export const getMarkSeriesReadUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/read-progress`
}

/**
 * @summary Mark every book of a series as read
 */
export const markSeriesRead = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getMarkSeriesReadUrl(seriesId),
  {
      operation: 'markSeriesRead',
    ...options,
    method: 'POST'


  }
);}

export const getMarkSeriesUnreadUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/read-progress`
}

/**
 * @summary Mark every book of a series as unread
 */
export const markSeriesUnread = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getMarkSeriesUnreadUrl(seriesId),
  {
      operation: 'markSeriesUnread',
    ...options,
    method: 'DELETE'


  }
);}

export const getDeleteSeriesFilesUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/file`
}

/**
 * @summary Delete the files of a series from the disk
 */
export const deleteSeriesFiles = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteSeriesFilesUrl(seriesId),
  {
      operation: 'deleteSeriesFiles',
    ...options,
    method: 'DELETE'


  }
);}

export const getDownloadSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${seriesId}/file`
}

/**
 * @summary All files of a series in one archive
 */
export const downloadSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadSeriesUrl(seriesId),
  {
      operation: 'downloadSeries',
    ...options,
    method: 'GET'


  }
);}
