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
  Author,
  PagedAuthors,
  PagedNumbers,
  PagedStrings
} from '../model.schemas';

import {
  getGetAgeRatingsPageResponseMock,
  getGetAgeRatingsResponseMock,
  getGetAuthorListResponseMock,
  getGetAuthorNamesPageResponseMock,
  getGetAuthorNamesResponseMock,
  getGetAuthorRolesPageResponseMock,
  getGetAuthorRolesResponseMock,
  getGetAuthorsResponseMock,
  getGetBookTagsResponseMock,
  getGetGenresPageResponseMock,
  getGetGenresResponseMock,
  getGetLanguagesPageResponseMock,
  getGetLanguagesResponseMock,
  getGetPublishersPageResponseMock,
  getGetPublishersResponseMock,
  getGetReleaseYearsPageResponseMock,
  getGetReleaseYearsResponseMock,
  getGetSeriesTagsResponseMock,
  getGetSharingLabelsPageResponseMock,
  getGetSharingLabelsResponseMock,
  getGetTagsPageResponseMock,
  getGetTagsResponseMock
} from './reference-data.faker.ts';

export { getGetGenresResponseMock, getGetTagsResponseMock, getGetBookTagsResponseMock, getGetSeriesTagsResponseMock, getGetSharingLabelsResponseMock, getGetPublishersResponseMock, getGetLanguagesResponseMock, getGetAgeRatingsResponseMock, getGetReleaseYearsResponseMock, getGetAuthorNamesResponseMock, getGetAuthorRolesResponseMock, getGetAuthorListResponseMock, getGetAuthorsResponseMock, getGetGenresPageResponseMock, getGetTagsPageResponseMock, getGetSharingLabelsPageResponseMock, getGetPublishersPageResponseMock, getGetLanguagesPageResponseMock, getGetAgeRatingsPageResponseMock, getGetReleaseYearsPageResponseMock, getGetAuthorNamesPageResponseMock, getGetAuthorRolesPageResponseMock } from './reference-data.faker.ts';


export const getGetGenresMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/genres', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGenresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTagsMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookTagsMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tags/book', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSeriesTagsMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/tags/series', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeriesTagsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSharingLabelsMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/sharing-labels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharingLabelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublishersMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/publishers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublishersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLanguagesMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/languages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLanguagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAgeRatingsMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/age-ratings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgeRatingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReleaseYearsMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/series/release-dates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReleaseYearsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthorNamesMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/authors/names', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthorNamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthorRolesMockHandler = (overrideResponse?: string[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string[]> | string[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/authors/roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthorRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthorListMockHandler = (overrideResponse?: Author[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Author[]> | Author[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/authors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthorListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthorsMockHandler = (overrideResponse?: PagedAuthors | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedAuthors> | PagedAuthors), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/authors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthorsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGenresPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/genres', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGenresPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTagsPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTagsPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSharingLabelsPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/sharing-labels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharingLabelsPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublishersPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/publishers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublishersPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLanguagesPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/languages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLanguagesPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAgeRatingsPageMockHandler = (overrideResponse?: PagedNumbers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedNumbers> | PagedNumbers), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/age-ratings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgeRatingsPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReleaseYearsPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/series/release-years', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReleaseYearsPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthorNamesPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/authors/names', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthorNamesPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAuthorRolesPageMockHandler = (overrideResponse?: PagedStrings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedStrings> | PagedStrings), options?: RequestHandlerOptions) => {
  return http.get('*/api/v2/authors/roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthorRolesPageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferenceDataMock = () => [
  getGetGenresMockHandler(),
  getGetTagsMockHandler(),
  getGetBookTagsMockHandler(),
  getGetSeriesTagsMockHandler(),
  getGetSharingLabelsMockHandler(),
  getGetPublishersMockHandler(),
  getGetLanguagesMockHandler(),
  getGetAgeRatingsMockHandler(),
  getGetReleaseYearsMockHandler(),
  getGetAuthorNamesMockHandler(),
  getGetAuthorRolesMockHandler(),
  getGetAuthorListMockHandler(),
  getGetAuthorsMockHandler(),
  getGetGenresPageMockHandler(),
  getGetTagsPageMockHandler(),
  getGetSharingLabelsPageMockHandler(),
  getGetPublishersPageMockHandler(),
  getGetLanguagesPageMockHandler(),
  getGetAgeRatingsPageMockHandler(),
  getGetReleaseYearsPageMockHandler(),
  getGetAuthorNamesPageMockHandler(),
  getGetAuthorRolesPageMockHandler()
]
