/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Author, GetAgeRatingsPageParams, GetAgeRatingsParams, GetAuthorListParams, GetAuthorNamesPageParams, GetAuthorNamesParams, GetAuthorRolesPageParams, GetAuthorRolesParams, GetAuthorsParams, GetBookTagsParams, GetGenresPageParams, GetGenresParams, GetLanguagesPageParams, GetLanguagesParams, GetPublishersPageParams, GetPublishersParams, GetReleaseYearsPageParams, GetReleaseYearsParams, GetSeriesTagsParams, GetSharingLabelsPageParams, GetSharingLabelsParams, GetTagsPageParams, GetTagsParams, PagedAuthors, PagedNumbers, PagedStrings } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetGenresUrl = (params?: GetGenresParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/genres?${stringifiedParams}` : `/api/v1/genres`
}

/**
 * @deprecated
 * @summary Genres in use
 */
export const getGenres = async (params?: GetGenresParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetGenresUrl(params),
  {
      operation: 'getGenres',
    ...options,
    method: 'GET'


  }
);}

export const getGetTagsUrl = (params?: GetTagsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/tags?${stringifiedParams}` : `/api/v1/tags`
}

/**
 * @deprecated
 * @summary Tags of series and books in use
 */
export const getTags = async (params?: GetTagsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetTagsUrl(params),
  {
      operation: 'getTags',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookTagsUrl = (params?: GetBookTagsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/tags/book?${stringifiedParams}` : `/api/v1/tags/book`
}

/**
 * @deprecated
 * @summary Tags of books in use
 */
export const getBookTags = async (params?: GetBookTagsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetBookTagsUrl(params),
  {
      operation: 'getBookTags',
    ...options,
    method: 'GET'


  }
);}

export const getGetSeriesTagsUrl = (params?: GetSeriesTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/tags/series?${stringifiedParams}` : `/api/v1/tags/series`
}

/**
 * @deprecated
 * @summary Tags of series in use
 */
export const getSeriesTags = async (params?: GetSeriesTagsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetSeriesTagsUrl(params),
  {
      operation: 'getSeriesTags',
    ...options,
    method: 'GET'


  }
);}

export const getGetSharingLabelsUrl = (params?: GetSharingLabelsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/sharing-labels?${stringifiedParams}` : `/api/v1/sharing-labels`
}

/**
 * @deprecated
 * @summary Sharing labels in use
 */
export const getSharingLabels = async (params?: GetSharingLabelsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetSharingLabelsUrl(params),
  {
      operation: 'getSharingLabels',
    ...options,
    method: 'GET'


  }
);}

export const getGetPublishersUrl = (params?: GetPublishersParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/publishers?${stringifiedParams}` : `/api/v1/publishers`
}

/**
 * @deprecated
 * @summary Publishers in use
 */
export const getPublishers = async (params?: GetPublishersParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetPublishersUrl(params),
  {
      operation: 'getPublishers',
    ...options,
    method: 'GET'


  }
);}

export const getGetLanguagesUrl = (params?: GetLanguagesParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/languages?${stringifiedParams}` : `/api/v1/languages`
}

/**
 * @deprecated
 * @summary Languages in use
 */
export const getLanguages = async (params?: GetLanguagesParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetLanguagesUrl(params),
  {
      operation: 'getLanguages',
    ...options,
    method: 'GET'


  }
);}

export const getGetAgeRatingsUrl = (params?: GetAgeRatingsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/age-ratings?${stringifiedParams}` : `/api/v1/age-ratings`
}

/**
 * @deprecated
 * @summary Age ratings in use as text, with None for unrated
 */
export const getAgeRatings = async (params?: GetAgeRatingsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetAgeRatingsUrl(params),
  {
      operation: 'getAgeRatings',
    ...options,
    method: 'GET'


  }
);}

export const getGetReleaseYearsUrl = (params?: GetReleaseYearsParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v1/series/release-dates?${stringifiedParams}` : `/api/v1/series/release-dates`
}

/**
 * @deprecated
 * @summary Years of release, newest first
 */
export const getReleaseYears = async (params?: GetReleaseYearsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetReleaseYearsUrl(params),
  {
      operation: 'getReleaseYears',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthorNamesUrl = (params?: GetAuthorNamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/authors/names?${stringifiedParams}` : `/api/v1/authors/names`
}

/**
 * @deprecated
 * @summary Names of authors
 */
export const getAuthorNames = async (params?: GetAuthorNamesParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetAuthorNamesUrl(params),
  {
      operation: 'getAuthorNames',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthorRolesUrl = (params?: GetAuthorRolesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/authors/roles?${stringifiedParams}` : `/api/v1/authors/roles`
}

/**
 * @deprecated
 * @summary Roles of authors
 */
export const getAuthorRoles = async (params?: GetAuthorRolesParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetAuthorRolesUrl(params),
  {
      operation: 'getAuthorRoles',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthorListUrl = (params?: GetAuthorListParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/authors?${stringifiedParams}` : `/api/v1/authors`
}

/**
 * @deprecated
 * @summary Authors with their roles
 */
export const getAuthorList = async (params?: GetAuthorListParams, options?: Parameters<typeof http>[1]): Promise<Author[]> => {

  return http<Author[]>(getGetAuthorListUrl(params),
  {
      operation: 'getAuthorList',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthorsUrl = (params?: GetAuthorsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id","series_id","readlist_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/authors?${stringifiedParams}` : `/api/v2/authors`
}

/**
 * @summary Authors with their roles, paged
 */
export const getAuthors = async (params?: GetAuthorsParams, options?: Parameters<typeof http>[1]): Promise<PagedAuthors> => {

  return http<PagedAuthors>(getGetAuthorsUrl(params),
  {
      operation: 'getAuthors',
    ...options,
    method: 'GET'


  }
);}

export const getGetGenresPageUrl = (params?: GetGenresPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/genres?${stringifiedParams}` : `/api/v2/genres`
}

/**
 * @summary Genres in use, paged
 */
export const getGenresPage = async (params?: GetGenresPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetGenresPageUrl(params),
  {
      operation: 'getGenresPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetTagsPageUrl = (params?: GetTagsPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id","series_id","readlist_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/tags?${stringifiedParams}` : `/api/v2/tags`
}

/**
 * @summary Tags in use, paged
 */
export const getTagsPage = async (params?: GetTagsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetTagsPageUrl(params),
  {
      operation: 'getTagsPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetSharingLabelsPageUrl = (params?: GetSharingLabelsPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/sharing-labels?${stringifiedParams}` : `/api/v2/sharing-labels`
}

/**
 * @summary Sharing labels in use, paged
 */
export const getSharingLabelsPage = async (params?: GetSharingLabelsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetSharingLabelsPageUrl(params),
  {
      operation: 'getSharingLabelsPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetPublishersPageUrl = (params?: GetPublishersPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/publishers?${stringifiedParams}` : `/api/v2/publishers`
}

/**
 * @summary Publishers in use, paged
 */
export const getPublishersPage = async (params?: GetPublishersPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetPublishersPageUrl(params),
  {
      operation: 'getPublishersPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetLanguagesPageUrl = (params?: GetLanguagesPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/languages?${stringifiedParams}` : `/api/v2/languages`
}

/**
 * @summary Languages in use, paged
 */
export const getLanguagesPage = async (params?: GetLanguagesPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetLanguagesPageUrl(params),
  {
      operation: 'getLanguagesPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetAgeRatingsPageUrl = (params?: GetAgeRatingsPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/age-ratings?${stringifiedParams}` : `/api/v2/age-ratings`
}

/**
 * @summary Age ratings in use as numbers, paged
 */
export const getAgeRatingsPage = async (params?: GetAgeRatingsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedNumbers> => {

  return http<PagedNumbers>(getGetAgeRatingsPageUrl(params),
  {
      operation: 'getAgeRatingsPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetReleaseYearsPageUrl = (params?: GetReleaseYearsPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/series/release-years?${stringifiedParams}` : `/api/v2/series/release-years`
}

/**
 * @summary Years of release, newest first, paged
 */
export const getReleaseYearsPage = async (params?: GetReleaseYearsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetReleaseYearsPageUrl(params),
  {
      operation: 'getReleaseYearsPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthorNamesPageUrl = (params?: GetAuthorNamesPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id","series_id","readlist_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/authors/names?${stringifiedParams}` : `/api/v2/authors/names`
}

/**
 * @summary Names of authors, paged
 */
export const getAuthorNamesPage = async (params?: GetAuthorNamesPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetAuthorNamesPageUrl(params),
  {
      operation: 'getAuthorNamesPage',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthorRolesPageUrl = (params?: GetAuthorRolesPageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["library_id","collection_id","series_id","readlist_id"];

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

  return stringifiedParams.length > 0 ? `/api/v2/authors/roles?${stringifiedParams}` : `/api/v2/authors/roles`
}

/**
 * @summary Roles of authors, paged
 */
export const getAuthorRolesPage = async (params?: GetAuthorRolesPageParams, options?: Parameters<typeof http>[1]): Promise<PagedStrings> => {

  return http<PagedStrings>(getGetAuthorRolesPageUrl(params),
  {
      operation: 'getAuthorRolesPage',
    ...options,
    method: 'GET'


  }
);}
