/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, GetAgeRatingsPageParams, GetAgeRatingsParams, GetAuthorListParams, GetAuthorNamesPageParams, GetAuthorNamesParams, GetAuthorRolesPageParams, GetAuthorRolesParams, GetAuthorsParams, GetBookTagsParams, GetGenresPageParams, GetGenresParams, GetLanguagesPageParams, GetLanguagesParams, GetPublishersPageParams, GetPublishersParams, GetReleaseYearsPageParams, GetReleaseYearsParams, GetSeriesTagsParams, GetSharingLabelsPageParams, GetSharingLabelsParams, GetTagsPageParams, GetTagsParams, NotAcceptableResponse, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getGenres, getTags, getBookTags, getSeriesTags, getSharingLabels, getPublishers, getLanguages, getAgeRatings, getReleaseYears, getAuthorNames, getAuthorRoles, getAuthorList, getAuthors, getGenresPage, getTagsPage, getSharingLabelsPage, getPublishersPage, getLanguagesPage, getAgeRatingsPage, getReleaseYearsPage, getAuthorNamesPage, getAuthorRolesPage } from './reference-data.calls'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetGenresQueryKey = (params?: GetGenresParams,) => ['getGenres', { params }] as const

export const getGetGenresQueryOptions = <TData = Awaited<ReturnType<typeof getGenres>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetGenresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenres>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGenresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGenres>>> = ({ signal }) => getGenres(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGenres>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGenresQueryResult = NonNullable<Awaited<ReturnType<typeof getGenres>>>

export type GetGenresQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetGenres<TData = Awaited<ReturnType<typeof getGenres>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetGenresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenres>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenres>>,
          TError,
          Awaited<ReturnType<typeof getGenres>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetGenres<TData = Awaited<ReturnType<typeof getGenres>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetGenresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenres>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenres>>,
          TError,
          Awaited<ReturnType<typeof getGenres>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetGenres<TData = Awaited<ReturnType<typeof getGenres>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetGenresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenres>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Genres in use
 */

export function useGetGenres<TData = Awaited<ReturnType<typeof getGenres>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetGenresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenres>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGenresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTagsQueryKey = (params?: GetTagsParams,) => ['getTags', { params }] as const

export const getGetTagsQueryOptions = <TData = Awaited<ReturnType<typeof getTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTags>>> = ({ signal }) => getTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTagsQueryResult = NonNullable<Awaited<ReturnType<typeof getTags>>>

export type GetTagsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetTags<TData = Awaited<ReturnType<typeof getTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTags>>,
          TError,
          Awaited<ReturnType<typeof getTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetTags<TData = Awaited<ReturnType<typeof getTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTags>>,
          TError,
          Awaited<ReturnType<typeof getTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetTags<TData = Awaited<ReturnType<typeof getTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Tags of series and books in use
 */

export function useGetTags<TData = Awaited<ReturnType<typeof getTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookTagsQueryKey = (params?: GetBookTagsParams,) => ['getBookTags', { params }] as const

export const getGetBookTagsQueryOptions = <TData = Awaited<ReturnType<typeof getBookTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetBookTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookTags>>> = ({ signal }) => getBookTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookTagsQueryResult = NonNullable<Awaited<ReturnType<typeof getBookTags>>>

export type GetBookTagsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetBookTags<TData = Awaited<ReturnType<typeof getBookTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetBookTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookTags>>,
          TError,
          Awaited<ReturnType<typeof getBookTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookTags<TData = Awaited<ReturnType<typeof getBookTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetBookTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookTags>>,
          TError,
          Awaited<ReturnType<typeof getBookTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookTags<TData = Awaited<ReturnType<typeof getBookTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetBookTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Tags of books in use
 */

export function useGetBookTags<TData = Awaited<ReturnType<typeof getBookTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetBookTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSeriesTagsQueryKey = (params?: GetSeriesTagsParams,) => ['getSeriesTags', { params }] as const

export const getGetSeriesTagsQueryOptions = <TData = Awaited<ReturnType<typeof getSeriesTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetSeriesTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeriesTags>>> = ({ signal }) => getSeriesTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeriesTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesTagsQueryResult = NonNullable<Awaited<ReturnType<typeof getSeriesTags>>>

export type GetSeriesTagsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetSeriesTags<TData = Awaited<ReturnType<typeof getSeriesTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetSeriesTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesTags>>,
          TError,
          Awaited<ReturnType<typeof getSeriesTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesTags<TData = Awaited<ReturnType<typeof getSeriesTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetSeriesTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesTags>>,
          TError,
          Awaited<ReturnType<typeof getSeriesTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesTags<TData = Awaited<ReturnType<typeof getSeriesTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetSeriesTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Tags of series in use
 */

export function useGetSeriesTags<TData = Awaited<ReturnType<typeof getSeriesTags>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetSeriesTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSharingLabelsQueryKey = (params?: GetSharingLabelsParams,) => ['getSharingLabels', { params }] as const

export const getGetSharingLabelsQueryOptions = <TData = Awaited<ReturnType<typeof getSharingLabels>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetSharingLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharingLabelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharingLabels>>> = ({ signal }) => getSharingLabels(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharingLabels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSharingLabelsQueryResult = NonNullable<Awaited<ReturnType<typeof getSharingLabels>>>

export type GetSharingLabelsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetSharingLabels<TData = Awaited<ReturnType<typeof getSharingLabels>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetSharingLabelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharingLabels>>,
          TError,
          Awaited<ReturnType<typeof getSharingLabels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSharingLabels<TData = Awaited<ReturnType<typeof getSharingLabels>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetSharingLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharingLabels>>,
          TError,
          Awaited<ReturnType<typeof getSharingLabels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSharingLabels<TData = Awaited<ReturnType<typeof getSharingLabels>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetSharingLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Sharing labels in use
 */

export function useGetSharingLabels<TData = Awaited<ReturnType<typeof getSharingLabels>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetSharingLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharingLabelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetPublishersQueryKey = (params?: GetPublishersParams,) => ['getPublishers', { params }] as const

export const getGetPublishersQueryOptions = <TData = Awaited<ReturnType<typeof getPublishers>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetPublishersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublishersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublishers>>> = ({ signal }) => getPublishers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublishers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublishersQueryResult = NonNullable<Awaited<ReturnType<typeof getPublishers>>>

export type GetPublishersQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetPublishers<TData = Awaited<ReturnType<typeof getPublishers>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetPublishersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublishers>>,
          TError,
          Awaited<ReturnType<typeof getPublishers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPublishers<TData = Awaited<ReturnType<typeof getPublishers>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetPublishersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublishers>>,
          TError,
          Awaited<ReturnType<typeof getPublishers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPublishers<TData = Awaited<ReturnType<typeof getPublishers>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetPublishersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Publishers in use
 */

export function useGetPublishers<TData = Awaited<ReturnType<typeof getPublishers>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetPublishersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublishersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLanguagesQueryKey = (params?: GetLanguagesParams,) => ['getLanguages', { params }] as const

export const getGetLanguagesQueryOptions = <TData = Awaited<ReturnType<typeof getLanguages>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetLanguagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLanguagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLanguages>>> = ({ signal }) => getLanguages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLanguages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLanguagesQueryResult = NonNullable<Awaited<ReturnType<typeof getLanguages>>>

export type GetLanguagesQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetLanguages<TData = Awaited<ReturnType<typeof getLanguages>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetLanguagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLanguages>>,
          TError,
          Awaited<ReturnType<typeof getLanguages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLanguages<TData = Awaited<ReturnType<typeof getLanguages>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetLanguagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLanguages>>,
          TError,
          Awaited<ReturnType<typeof getLanguages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLanguages<TData = Awaited<ReturnType<typeof getLanguages>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetLanguagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Languages in use
 */

export function useGetLanguages<TData = Awaited<ReturnType<typeof getLanguages>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetLanguagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLanguagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAgeRatingsQueryKey = (params?: GetAgeRatingsParams,) => ['getAgeRatings', { params }] as const

export const getGetAgeRatingsQueryOptions = <TData = Awaited<ReturnType<typeof getAgeRatings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetAgeRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgeRatingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgeRatings>>> = ({ signal }) => getAgeRatings(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgeRatings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgeRatingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAgeRatings>>>

export type GetAgeRatingsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetAgeRatings<TData = Awaited<ReturnType<typeof getAgeRatings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetAgeRatingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeRatings>>,
          TError,
          Awaited<ReturnType<typeof getAgeRatings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAgeRatings<TData = Awaited<ReturnType<typeof getAgeRatings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAgeRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeRatings>>,
          TError,
          Awaited<ReturnType<typeof getAgeRatings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAgeRatings<TData = Awaited<ReturnType<typeof getAgeRatings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAgeRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Age ratings in use as text, with None for unrated
 */

export function useGetAgeRatings<TData = Awaited<ReturnType<typeof getAgeRatings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAgeRatingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgeRatingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetReleaseYearsQueryKey = (params?: GetReleaseYearsParams,) => ['getReleaseYears', { params }] as const

export const getGetReleaseYearsQueryOptions = <TData = Awaited<ReturnType<typeof getReleaseYears>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetReleaseYearsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYears>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReleaseYearsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReleaseYears>>> = ({ signal }) => getReleaseYears(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReleaseYears>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReleaseYearsQueryResult = NonNullable<Awaited<ReturnType<typeof getReleaseYears>>>

export type GetReleaseYearsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetReleaseYears<TData = Awaited<ReturnType<typeof getReleaseYears>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetReleaseYearsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYears>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleaseYears>>,
          TError,
          Awaited<ReturnType<typeof getReleaseYears>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReleaseYears<TData = Awaited<ReturnType<typeof getReleaseYears>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetReleaseYearsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYears>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleaseYears>>,
          TError,
          Awaited<ReturnType<typeof getReleaseYears>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReleaseYears<TData = Awaited<ReturnType<typeof getReleaseYears>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetReleaseYearsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYears>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Years of release, newest first
 */

export function useGetReleaseYears<TData = Awaited<ReturnType<typeof getReleaseYears>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetReleaseYearsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYears>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReleaseYearsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthorNamesQueryKey = (params?: GetAuthorNamesParams,) => ['getAuthorNames', { params }] as const

export const getGetAuthorNamesQueryOptions = <TData = Awaited<ReturnType<typeof getAuthorNames>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetAuthorNamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthorNamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthorNames>>> = ({ signal }) => getAuthorNames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthorNames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthorNamesQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthorNames>>>

export type GetAuthorNamesQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetAuthorNames<TData = Awaited<ReturnType<typeof getAuthorNames>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetAuthorNamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorNames>>,
          TError,
          Awaited<ReturnType<typeof getAuthorNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorNames<TData = Awaited<ReturnType<typeof getAuthorNames>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorNamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorNames>>,
          TError,
          Awaited<ReturnType<typeof getAuthorNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorNames<TData = Awaited<ReturnType<typeof getAuthorNames>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorNamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Names of authors
 */

export function useGetAuthorNames<TData = Awaited<ReturnType<typeof getAuthorNames>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorNamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthorNamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthorRolesQueryKey = (params?: GetAuthorRolesParams,) => ['getAuthorRoles', { params }] as const

export const getGetAuthorRolesQueryOptions = <TData = Awaited<ReturnType<typeof getAuthorRoles>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetAuthorRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthorRolesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthorRoles>>> = ({ signal }) => getAuthorRoles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthorRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthorRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthorRoles>>>

export type GetAuthorRolesQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetAuthorRoles<TData = Awaited<ReturnType<typeof getAuthorRoles>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetAuthorRolesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorRoles>>,
          TError,
          Awaited<ReturnType<typeof getAuthorRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorRoles<TData = Awaited<ReturnType<typeof getAuthorRoles>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorRoles>>,
          TError,
          Awaited<ReturnType<typeof getAuthorRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorRoles<TData = Awaited<ReturnType<typeof getAuthorRoles>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Roles of authors
 */

export function useGetAuthorRoles<TData = Awaited<ReturnType<typeof getAuthorRoles>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRoles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthorRolesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthorListQueryKey = (params?: GetAuthorListParams,) => ['getAuthorList', { params }] as const

export const getGetAuthorListQueryOptions = <TData = Awaited<ReturnType<typeof getAuthorList>>, TError = UnauthorizedResponse | NotAcceptableResponse>(params?: GetAuthorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthorListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthorList>>> = ({ signal }) => getAuthorList(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthorList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthorListQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthorList>>>

export type GetAuthorListQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetAuthorList<TData = Awaited<ReturnType<typeof getAuthorList>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetAuthorListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorList>>,
          TError,
          Awaited<ReturnType<typeof getAuthorList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorList<TData = Awaited<ReturnType<typeof getAuthorList>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorList>>,
          TError,
          Awaited<ReturnType<typeof getAuthorList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorList<TData = Awaited<ReturnType<typeof getAuthorList>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Authors with their roles
 */

export function useGetAuthorList<TData = Awaited<ReturnType<typeof getAuthorList>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetAuthorListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthorListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthorsQueryKey = (params?: GetAuthorsParams,) => ['getAuthors', { params }] as const

export const getGetAuthorsQueryOptions = <TData = Awaited<ReturnType<typeof getAuthors>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetAuthorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthors>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthors>>> = ({ signal }) => getAuthors(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthorsQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthors>>>

export type GetAuthorsQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetAuthors<TData = Awaited<ReturnType<typeof getAuthors>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetAuthorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthors>>,
          TError,
          Awaited<ReturnType<typeof getAuthors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthors<TData = Awaited<ReturnType<typeof getAuthors>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthors>>,
          TError,
          Awaited<ReturnType<typeof getAuthors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthors<TData = Awaited<ReturnType<typeof getAuthors>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Authors with their roles, paged
 */

export function useGetAuthors<TData = Awaited<ReturnType<typeof getAuthors>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetGenresPageQueryKey = (params?: GetGenresPageParams,) => ['getGenresPage', { params }] as const

export const getGetGenresPageQueryOptions = <TData = Awaited<ReturnType<typeof getGenresPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetGenresPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenresPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGenresPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGenresPage>>> = ({ signal }) => getGenresPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGenresPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGenresPageQueryResult = NonNullable<Awaited<ReturnType<typeof getGenresPage>>>

export type GetGenresPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetGenresPage<TData = Awaited<ReturnType<typeof getGenresPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetGenresPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenresPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenresPage>>,
          TError,
          Awaited<ReturnType<typeof getGenresPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetGenresPage<TData = Awaited<ReturnType<typeof getGenresPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetGenresPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenresPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGenresPage>>,
          TError,
          Awaited<ReturnType<typeof getGenresPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetGenresPage<TData = Awaited<ReturnType<typeof getGenresPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetGenresPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenresPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Genres in use, paged
 */

export function useGetGenresPage<TData = Awaited<ReturnType<typeof getGenresPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetGenresPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGenresPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGenresPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTagsPageQueryKey = (params?: GetTagsPageParams,) => ['getTagsPage', { params }] as const

export const getGetTagsPageQueryOptions = <TData = Awaited<ReturnType<typeof getTagsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetTagsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTagsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTagsPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTagsPage>>> = ({ signal }) => getTagsPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTagsPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTagsPageQueryResult = NonNullable<Awaited<ReturnType<typeof getTagsPage>>>

export type GetTagsPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetTagsPage<TData = Awaited<ReturnType<typeof getTagsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetTagsPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTagsPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTagsPage>>,
          TError,
          Awaited<ReturnType<typeof getTagsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetTagsPage<TData = Awaited<ReturnType<typeof getTagsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetTagsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTagsPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTagsPage>>,
          TError,
          Awaited<ReturnType<typeof getTagsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetTagsPage<TData = Awaited<ReturnType<typeof getTagsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetTagsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTagsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Tags in use, paged
 */

export function useGetTagsPage<TData = Awaited<ReturnType<typeof getTagsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetTagsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTagsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTagsPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSharingLabelsPageQueryKey = (params?: GetSharingLabelsPageParams,) => ['getSharingLabelsPage', { params }] as const

export const getGetSharingLabelsPageQueryOptions = <TData = Awaited<ReturnType<typeof getSharingLabelsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetSharingLabelsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabelsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharingLabelsPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharingLabelsPage>>> = ({ signal }) => getSharingLabelsPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharingLabelsPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSharingLabelsPageQueryResult = NonNullable<Awaited<ReturnType<typeof getSharingLabelsPage>>>

export type GetSharingLabelsPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetSharingLabelsPage<TData = Awaited<ReturnType<typeof getSharingLabelsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetSharingLabelsPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabelsPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharingLabelsPage>>,
          TError,
          Awaited<ReturnType<typeof getSharingLabelsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSharingLabelsPage<TData = Awaited<ReturnType<typeof getSharingLabelsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetSharingLabelsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabelsPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharingLabelsPage>>,
          TError,
          Awaited<ReturnType<typeof getSharingLabelsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSharingLabelsPage<TData = Awaited<ReturnType<typeof getSharingLabelsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetSharingLabelsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabelsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Sharing labels in use, paged
 */

export function useGetSharingLabelsPage<TData = Awaited<ReturnType<typeof getSharingLabelsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetSharingLabelsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharingLabelsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSharingLabelsPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetPublishersPageQueryKey = (params?: GetPublishersPageParams,) => ['getPublishersPage', { params }] as const

export const getGetPublishersPageQueryOptions = <TData = Awaited<ReturnType<typeof getPublishersPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetPublishersPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishersPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublishersPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublishersPage>>> = ({ signal }) => getPublishersPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublishersPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublishersPageQueryResult = NonNullable<Awaited<ReturnType<typeof getPublishersPage>>>

export type GetPublishersPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetPublishersPage<TData = Awaited<ReturnType<typeof getPublishersPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetPublishersPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishersPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublishersPage>>,
          TError,
          Awaited<ReturnType<typeof getPublishersPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPublishersPage<TData = Awaited<ReturnType<typeof getPublishersPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetPublishersPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishersPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublishersPage>>,
          TError,
          Awaited<ReturnType<typeof getPublishersPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPublishersPage<TData = Awaited<ReturnType<typeof getPublishersPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetPublishersPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishersPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Publishers in use, paged
 */

export function useGetPublishersPage<TData = Awaited<ReturnType<typeof getPublishersPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetPublishersPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublishersPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublishersPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLanguagesPageQueryKey = (params?: GetLanguagesPageParams,) => ['getLanguagesPage', { params }] as const

export const getGetLanguagesPageQueryOptions = <TData = Awaited<ReturnType<typeof getLanguagesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetLanguagesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguagesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLanguagesPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLanguagesPage>>> = ({ signal }) => getLanguagesPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLanguagesPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLanguagesPageQueryResult = NonNullable<Awaited<ReturnType<typeof getLanguagesPage>>>

export type GetLanguagesPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetLanguagesPage<TData = Awaited<ReturnType<typeof getLanguagesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetLanguagesPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguagesPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLanguagesPage>>,
          TError,
          Awaited<ReturnType<typeof getLanguagesPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLanguagesPage<TData = Awaited<ReturnType<typeof getLanguagesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLanguagesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguagesPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLanguagesPage>>,
          TError,
          Awaited<ReturnType<typeof getLanguagesPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLanguagesPage<TData = Awaited<ReturnType<typeof getLanguagesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLanguagesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguagesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Languages in use, paged
 */

export function useGetLanguagesPage<TData = Awaited<ReturnType<typeof getLanguagesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLanguagesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguagesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLanguagesPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAgeRatingsPageQueryKey = (params?: GetAgeRatingsPageParams,) => ['getAgeRatingsPage', { params }] as const

export const getGetAgeRatingsPageQueryOptions = <TData = Awaited<ReturnType<typeof getAgeRatingsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetAgeRatingsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatingsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAgeRatingsPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgeRatingsPage>>> = ({ signal }) => getAgeRatingsPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgeRatingsPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgeRatingsPageQueryResult = NonNullable<Awaited<ReturnType<typeof getAgeRatingsPage>>>

export type GetAgeRatingsPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetAgeRatingsPage<TData = Awaited<ReturnType<typeof getAgeRatingsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetAgeRatingsPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatingsPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeRatingsPage>>,
          TError,
          Awaited<ReturnType<typeof getAgeRatingsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAgeRatingsPage<TData = Awaited<ReturnType<typeof getAgeRatingsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAgeRatingsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatingsPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeRatingsPage>>,
          TError,
          Awaited<ReturnType<typeof getAgeRatingsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAgeRatingsPage<TData = Awaited<ReturnType<typeof getAgeRatingsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAgeRatingsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatingsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Age ratings in use as numbers, paged
 */

export function useGetAgeRatingsPage<TData = Awaited<ReturnType<typeof getAgeRatingsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAgeRatingsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeRatingsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAgeRatingsPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetReleaseYearsPageQueryKey = (params?: GetReleaseYearsPageParams,) => ['getReleaseYearsPage', { params }] as const

export const getGetReleaseYearsPageQueryOptions = <TData = Awaited<ReturnType<typeof getReleaseYearsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetReleaseYearsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYearsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReleaseYearsPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReleaseYearsPage>>> = ({ signal }) => getReleaseYearsPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReleaseYearsPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReleaseYearsPageQueryResult = NonNullable<Awaited<ReturnType<typeof getReleaseYearsPage>>>

export type GetReleaseYearsPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetReleaseYearsPage<TData = Awaited<ReturnType<typeof getReleaseYearsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetReleaseYearsPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYearsPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleaseYearsPage>>,
          TError,
          Awaited<ReturnType<typeof getReleaseYearsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReleaseYearsPage<TData = Awaited<ReturnType<typeof getReleaseYearsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetReleaseYearsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYearsPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleaseYearsPage>>,
          TError,
          Awaited<ReturnType<typeof getReleaseYearsPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReleaseYearsPage<TData = Awaited<ReturnType<typeof getReleaseYearsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetReleaseYearsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYearsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Years of release, newest first, paged
 */

export function useGetReleaseYearsPage<TData = Awaited<ReturnType<typeof getReleaseYearsPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetReleaseYearsPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleaseYearsPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReleaseYearsPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthorNamesPageQueryKey = (params?: GetAuthorNamesPageParams,) => ['getAuthorNamesPage', { params }] as const

export const getGetAuthorNamesPageQueryOptions = <TData = Awaited<ReturnType<typeof getAuthorNamesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetAuthorNamesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNamesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthorNamesPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthorNamesPage>>> = ({ signal }) => getAuthorNamesPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthorNamesPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthorNamesPageQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthorNamesPage>>>

export type GetAuthorNamesPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetAuthorNamesPage<TData = Awaited<ReturnType<typeof getAuthorNamesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetAuthorNamesPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNamesPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorNamesPage>>,
          TError,
          Awaited<ReturnType<typeof getAuthorNamesPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorNamesPage<TData = Awaited<ReturnType<typeof getAuthorNamesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorNamesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNamesPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorNamesPage>>,
          TError,
          Awaited<ReturnType<typeof getAuthorNamesPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorNamesPage<TData = Awaited<ReturnType<typeof getAuthorNamesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorNamesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNamesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Names of authors, paged
 */

export function useGetAuthorNamesPage<TData = Awaited<ReturnType<typeof getAuthorNamesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorNamesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorNamesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthorNamesPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthorRolesPageQueryKey = (params?: GetAuthorRolesPageParams,) => ['getAuthorRolesPage', { params }] as const

export const getGetAuthorRolesPageQueryOptions = <TData = Awaited<ReturnType<typeof getAuthorRolesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetAuthorRolesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRolesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthorRolesPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthorRolesPage>>> = ({ signal }) => getAuthorRolesPage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthorRolesPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthorRolesPageQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthorRolesPage>>>

export type GetAuthorRolesPageQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetAuthorRolesPage<TData = Awaited<ReturnType<typeof getAuthorRolesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetAuthorRolesPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRolesPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorRolesPage>>,
          TError,
          Awaited<ReturnType<typeof getAuthorRolesPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorRolesPage<TData = Awaited<ReturnType<typeof getAuthorRolesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorRolesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRolesPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthorRolesPage>>,
          TError,
          Awaited<ReturnType<typeof getAuthorRolesPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthorRolesPage<TData = Awaited<ReturnType<typeof getAuthorRolesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorRolesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRolesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Roles of authors, paged
 */

export function useGetAuthorRolesPage<TData = Awaited<ReturnType<typeof getAuthorRolesPage>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetAuthorRolesPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthorRolesPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthorRolesPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
