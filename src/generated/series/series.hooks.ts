/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, GetBooksOfSeriesParams, GetLatestSeriesParams, GetNewSeriesParams, GetUpdatedSeriesParams, InvalidResponse, ListSeriesByQueryParams, ListSeriesGroupsByQueryParams, ListSeriesParams, NotAcceptableResponse, NotFoundEmptyResponse, NotFoundResponse, Series, SeriesMetadataUpdate, SeriesSearch, ServerFailedResponse, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { listSeries, listSeriesByQuery, listSeriesGroups, listSeriesGroupsByQuery, getNewSeries, getUpdatedSeries, getLatestSeries, getSeries, getBooksOfSeries, getCollectionsOfSeries, analyzeSeries, refreshSeriesMetadata, updateSeriesMetadata, markSeriesRead, markSeriesUnread, deleteSeriesFiles, downloadSeries } from './series.calls'

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

export const getListSeriesQueryKey = (seriesSearch?: SeriesSearch,
    params?: ListSeriesParams,) => ['listSeries', { seriesSearch, params }] as const

export const getListSeriesQueryOptions = <TData = Awaited<ReturnType<typeof listSeries>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(seriesSearch: SeriesSearch,
    params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeriesQueryKey(seriesSearch,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeries>>> = ({ signal }) => listSeries(seriesSearch,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof listSeries>>>

export type ListSeriesQueryError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse

export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch,
    params: undefined |  ListSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeries>>,
          TError,
          Awaited<ReturnType<typeof listSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch,
    params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeries>>,
          TError,
          Awaited<ReturnType<typeof listSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch,
    params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Series that meet a condition
 */

export function useListSeries<TData = Awaited<ReturnType<typeof listSeries>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch,
    params?: ListSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeriesQueryOptions(seriesSearch,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSeriesByQueryQueryKey = (params?: ListSeriesByQueryParams,) => ['listSeriesByQuery', { params }] as const

export const getListSeriesByQueryQueryOptions = <TData = Awaited<ReturnType<typeof listSeriesByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: ListSeriesByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeriesByQueryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeriesByQuery>>> = ({ signal }) => listSeriesByQuery(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeriesByQuery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeriesByQueryQueryResult = NonNullable<Awaited<ReturnType<typeof listSeriesByQuery>>>

export type ListSeriesByQueryQueryError = BadRequestResponse | UnauthorizedResponse

export function useListSeriesByQuery<TData = Awaited<ReturnType<typeof listSeriesByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  ListSeriesByQueryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesByQuery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeriesByQuery>>,
          TError,
          Awaited<ReturnType<typeof listSeriesByQuery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeriesByQuery<TData = Awaited<ReturnType<typeof listSeriesByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListSeriesByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesByQuery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeriesByQuery>>,
          TError,
          Awaited<ReturnType<typeof listSeriesByQuery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeriesByQuery<TData = Awaited<ReturnType<typeof listSeriesByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListSeriesByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Series that meet the filters
 */

export function useListSeriesByQuery<TData = Awaited<ReturnType<typeof listSeriesByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListSeriesByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeriesByQueryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSeriesGroupsQueryKey = (seriesSearch?: SeriesSearch,) => ['listSeriesGroups', { seriesSearch }] as const

export const getListSeriesGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listSeriesGroups>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(seriesSearch: SeriesSearch, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeriesGroupsQueryKey(seriesSearch);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeriesGroups>>> = ({ signal }) => listSeriesGroups(seriesSearch, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeriesGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listSeriesGroups>>>

export type ListSeriesGroupsQueryError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse

export function useListSeriesGroups<TData = Awaited<ReturnType<typeof listSeriesGroups>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeriesGroups>>,
          TError,
          Awaited<ReturnType<typeof listSeriesGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeriesGroups<TData = Awaited<ReturnType<typeof listSeriesGroups>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeriesGroups>>,
          TError,
          Awaited<ReturnType<typeof listSeriesGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeriesGroups<TData = Awaited<ReturnType<typeof listSeriesGroups>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary First letters of the series that meet a condition
 */

export function useListSeriesGroups<TData = Awaited<ReturnType<typeof listSeriesGroups>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 seriesSearch: SeriesSearch, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeriesGroupsQueryOptions(seriesSearch,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListSeriesGroupsByQueryQueryKey = (params?: ListSeriesGroupsByQueryParams,) => ['listSeriesGroupsByQuery', { params }] as const

export const getListSeriesGroupsByQueryQueryOptions = <TData = Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: ListSeriesGroupsByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeriesGroupsByQueryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>> = ({ signal }) => listSeriesGroupsByQuery(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeriesGroupsByQueryQueryResult = NonNullable<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>>

export type ListSeriesGroupsByQueryQueryError = BadRequestResponse | UnauthorizedResponse

export function useListSeriesGroupsByQuery<TData = Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  ListSeriesGroupsByQueryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeriesGroupsByQuery>>,
          TError,
          Awaited<ReturnType<typeof listSeriesGroupsByQuery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeriesGroupsByQuery<TData = Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListSeriesGroupsByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeriesGroupsByQuery>>,
          TError,
          Awaited<ReturnType<typeof listSeriesGroupsByQuery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListSeriesGroupsByQuery<TData = Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListSeriesGroupsByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary First letters of the series that meet the filters
 */

export function useListSeriesGroupsByQuery<TData = Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListSeriesGroupsByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeriesGroupsByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeriesGroupsByQueryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetNewSeriesQueryKey = (params?: GetNewSeriesParams,) => ['getNewSeries', { params }] as const

export const getGetNewSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getNewSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetNewSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewSeries>>> = ({ signal }) => getNewSeries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getNewSeries>>>

export type GetNewSeriesQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetNewSeries<TData = Awaited<ReturnType<typeof getNewSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetNewSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewSeries>>,
          TError,
          Awaited<ReturnType<typeof getNewSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetNewSeries<TData = Awaited<ReturnType<typeof getNewSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetNewSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewSeries>>,
          TError,
          Awaited<ReturnType<typeof getNewSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetNewSeries<TData = Awaited<ReturnType<typeof getNewSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetNewSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Series that came last
 */

export function useGetNewSeries<TData = Awaited<ReturnType<typeof getNewSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetNewSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewSeriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetUpdatedSeriesQueryKey = (params?: GetUpdatedSeriesParams,) => ['getUpdatedSeries', { params }] as const

export const getGetUpdatedSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getUpdatedSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetUpdatedSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpdatedSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUpdatedSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpdatedSeries>>> = ({ signal }) => getUpdatedSeries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUpdatedSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUpdatedSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getUpdatedSeries>>>

export type GetUpdatedSeriesQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetUpdatedSeries<TData = Awaited<ReturnType<typeof getUpdatedSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetUpdatedSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpdatedSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpdatedSeries>>,
          TError,
          Awaited<ReturnType<typeof getUpdatedSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUpdatedSeries<TData = Awaited<ReturnType<typeof getUpdatedSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetUpdatedSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpdatedSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpdatedSeries>>,
          TError,
          Awaited<ReturnType<typeof getUpdatedSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUpdatedSeries<TData = Awaited<ReturnType<typeof getUpdatedSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetUpdatedSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpdatedSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Series whose files changed last, new ones left out
 */

export function useGetUpdatedSeries<TData = Awaited<ReturnType<typeof getUpdatedSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetUpdatedSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpdatedSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUpdatedSeriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLatestSeriesQueryKey = (params?: GetLatestSeriesParams,) => ['getLatestSeries', { params }] as const

export const getGetLatestSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getLatestSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetLatestSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLatestSeriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLatestSeries>>> = ({ signal }) => getLatestSeries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLatestSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLatestSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getLatestSeries>>>

export type GetLatestSeriesQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetLatestSeries<TData = Awaited<ReturnType<typeof getLatestSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetLatestSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestSeries>>,
          TError,
          Awaited<ReturnType<typeof getLatestSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLatestSeries<TData = Awaited<ReturnType<typeof getLatestSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLatestSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestSeries>>,
          TError,
          Awaited<ReturnType<typeof getLatestSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLatestSeries<TData = Awaited<ReturnType<typeof getLatestSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLatestSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Series that came or changed last
 */

export function useGetLatestSeries<TData = Awaited<ReturnType<typeof getLatestSeries>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLatestSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLatestSeriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSeriesQueryKey = (seriesId: string,) => ['series', 'getOne', { id: seriesId }] as const

export const getGetSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesQueryKey(seriesId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeries>>> = ({ signal }) => getSeries(seriesId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getSeries>>>

export type GetSeriesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse

export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 seriesId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeries>>,
          TError,
          Awaited<ReturnType<typeof getSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeries>>,
          TError,
          Awaited<ReturnType<typeof getSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One series
 */

export function useGetSeries<TData = Awaited<ReturnType<typeof getSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesQueryOptions(seriesId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBooksOfSeriesQueryKey = (seriesId: string,
    params?: GetBooksOfSeriesParams,) => ['getBooksOfSeries', { seriesId, params }] as const

export const getGetBooksOfSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getBooksOfSeries>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(seriesId: string,
    params?: GetBooksOfSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBooksOfSeriesQueryKey(seriesId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBooksOfSeries>>> = ({ signal }) => getBooksOfSeries(seriesId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBooksOfSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBooksOfSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getBooksOfSeries>>>

export type GetBooksOfSeriesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetBooksOfSeries<TData = Awaited<ReturnType<typeof getBooksOfSeries>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string,
    params: undefined |  GetBooksOfSeriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooksOfSeries>>,
          TError,
          Awaited<ReturnType<typeof getBooksOfSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBooksOfSeries<TData = Awaited<ReturnType<typeof getBooksOfSeries>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string,
    params?: GetBooksOfSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooksOfSeries>>,
          TError,
          Awaited<ReturnType<typeof getBooksOfSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBooksOfSeries<TData = Awaited<ReturnType<typeof getBooksOfSeries>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string,
    params?: GetBooksOfSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Books of a series
 */

export function useGetBooksOfSeries<TData = Awaited<ReturnType<typeof getBooksOfSeries>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string,
    params?: GetBooksOfSeriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBooksOfSeriesQueryOptions(seriesId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCollectionsOfSeriesQueryKey = (seriesId: string,) => ['getCollectionsOfSeries', { seriesId }] as const

export const getGetCollectionsOfSeriesQueryOptions = <TData = Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionsOfSeriesQueryKey(seriesId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionsOfSeries>>> = ({ signal }) => getCollectionsOfSeries(seriesId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionsOfSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof getCollectionsOfSeries>>>

export type GetCollectionsOfSeriesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetCollectionsOfSeries<TData = Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionsOfSeries>>,
          TError,
          Awaited<ReturnType<typeof getCollectionsOfSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionsOfSeries<TData = Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionsOfSeries>>,
          TError,
          Awaited<ReturnType<typeof getCollectionsOfSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionsOfSeries<TData = Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Collections that hold a series
 */

export function useGetCollectionsOfSeries<TData = Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionsOfSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionsOfSeriesQueryOptions(seriesId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAnalyzeSeriesMutationKey = () => ['analyzeSeries'] as const;

export const getAnalyzeSeriesMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeSeries>>, TError,AnalyzeSeriesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof analyzeSeries>>, TError,AnalyzeSeriesMutationVariables, TContext> => {

const mutationKey = getAnalyzeSeriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof analyzeSeries>>, AnalyzeSeriesMutationVariables> = (props) => {
          const {seriesId} = props ?? {};

          return  analyzeSeries(seriesId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AnalyzeSeriesMutationResult = NonNullable<Awaited<ReturnType<typeof analyzeSeries>>>

export type AnalyzeSeriesMutationError = UnauthorizedResponse | ForbiddenResponse

export type AnalyzeSeriesMutationVariables = {seriesId: string}

/**
 * @summary Analyse the files of a series again
 */
export const useAnalyzeSeries = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeSeries>>, TError,AnalyzeSeriesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof analyzeSeries>>,
        TError,
        AnalyzeSeriesMutationVariables,
        TContext
      > => {
      return useMutation(getAnalyzeSeriesMutationOptions(options), queryClient);
    }

export const getRefreshSeriesMetadataMutationKey = () => ['refreshSeriesMetadata'] as const;

export const getRefreshSeriesMetadataMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSeriesMetadata>>, TError,RefreshSeriesMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshSeriesMetadata>>, TError,RefreshSeriesMetadataMutationVariables, TContext> => {

const mutationKey = getRefreshSeriesMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshSeriesMetadata>>, RefreshSeriesMetadataMutationVariables> = (props) => {
          const {seriesId} = props ?? {};

          return  refreshSeriesMetadata(seriesId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type RefreshSeriesMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof refreshSeriesMetadata>>>

export type RefreshSeriesMetadataMutationError = UnauthorizedResponse | ForbiddenResponse

export type RefreshSeriesMetadataMutationVariables = {seriesId: string}

/**
 * @summary Read the metadata of a series from its files again
 */
export const useRefreshSeriesMetadata = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSeriesMetadata>>, TError,RefreshSeriesMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshSeriesMetadata>>,
        TError,
        RefreshSeriesMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshSeriesMetadataMutationOptions(options), queryClient);
    }

export const getUpdateSeriesMetadataMutationKey = () => ['updateSeriesMetadata'] as const;

export const getUpdateSeriesMetadataMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeriesMetadata>>, TError,UpdateSeriesMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSeriesMetadata>>, TError,UpdateSeriesMetadataMutationVariables, TContext> => {

const mutationKey = getUpdateSeriesMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSeriesMetadata>>, UpdateSeriesMetadataMutationVariables> = (props) => {
          const {seriesId,data} = props ?? {};

          return  updateSeriesMetadata(seriesId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateSeriesMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof updateSeriesMetadata>>>

export type UpdateSeriesMetadataMutationBody = SeriesMetadataUpdate

export type UpdateSeriesMetadataMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse

export type UpdateSeriesMetadataMutationVariables = {seriesId: string;data: SeriesMetadataUpdate}

/**
 * @summary Change the metadata of a series
 */
export const useUpdateSeriesMetadata = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSeriesMetadata>>, TError,UpdateSeriesMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSeriesMetadata>>,
        TError,
        UpdateSeriesMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSeriesMetadataMutationOptions(options), queryClient);
    }

export const getMarkSeriesReadMutationKey = () => ['markSeriesRead'] as const;

export const getMarkSeriesReadMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markSeriesRead>>, TError,MarkSeriesReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markSeriesRead>>, TError,MarkSeriesReadMutationVariables, TContext> => {

const mutationKey = getMarkSeriesReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markSeriesRead>>, MarkSeriesReadMutationVariables> = (props) => {
          const {seriesId} = props ?? {};

          return  markSeriesRead(seriesId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type MarkSeriesReadMutationResult = NonNullable<Awaited<ReturnType<typeof markSeriesRead>>>

export type MarkSeriesReadMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type MarkSeriesReadMutationVariables = {seriesId: string}

/**
 * @summary Mark every book of a series as read
 */
export const useMarkSeriesRead = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markSeriesRead>>, TError,MarkSeriesReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markSeriesRead>>,
        TError,
        MarkSeriesReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkSeriesReadMutationOptions(options), queryClient);
    }

export const getMarkSeriesUnreadMutationKey = () => ['markSeriesUnread'] as const;

export const getMarkSeriesUnreadMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markSeriesUnread>>, TError,MarkSeriesUnreadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markSeriesUnread>>, TError,MarkSeriesUnreadMutationVariables, TContext> => {

const mutationKey = getMarkSeriesUnreadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markSeriesUnread>>, MarkSeriesUnreadMutationVariables> = (props) => {
          const {seriesId} = props ?? {};

          return  markSeriesUnread(seriesId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type MarkSeriesUnreadMutationResult = NonNullable<Awaited<ReturnType<typeof markSeriesUnread>>>

export type MarkSeriesUnreadMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type MarkSeriesUnreadMutationVariables = {seriesId: string}

/**
 * @summary Mark every book of a series as unread
 */
export const useMarkSeriesUnread = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markSeriesUnread>>, TError,MarkSeriesUnreadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markSeriesUnread>>,
        TError,
        MarkSeriesUnreadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkSeriesUnreadMutationOptions(options), queryClient);
    }

export const getDeleteSeriesFilesMutationKey = () => ['deleteSeriesFiles'] as const;

export const getDeleteSeriesFilesMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSeriesFiles>>, TError,DeleteSeriesFilesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSeriesFiles>>, TError,DeleteSeriesFilesMutationVariables, TContext> => {

const mutationKey = getDeleteSeriesFilesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSeriesFiles>>, DeleteSeriesFilesMutationVariables> = (props) => {
          const {seriesId} = props ?? {};

          return  deleteSeriesFiles(seriesId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteSeriesFilesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSeriesFiles>>>

export type DeleteSeriesFilesMutationError = UnauthorizedResponse | ForbiddenResponse

export type DeleteSeriesFilesMutationVariables = {seriesId: string}

/**
 * @summary Delete the files of a series from the disk
 */
export const useDeleteSeriesFiles = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSeriesFiles>>, TError,DeleteSeriesFilesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSeriesFiles>>,
        TError,
        DeleteSeriesFilesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSeriesFilesMutationOptions(options), queryClient);
    }

export const getDownloadSeriesQueryKey = (seriesId: string,) => ['downloadSeries', { seriesId }] as const

export const getDownloadSeriesQueryOptions = <TData = Awaited<ReturnType<typeof downloadSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFailedResponse>(seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadSeriesQueryKey(seriesId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadSeries>>> = ({ signal }) => downloadSeries(seriesId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadSeries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadSeriesQueryResult = NonNullable<Awaited<ReturnType<typeof downloadSeries>>>

export type DownloadSeriesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFailedResponse

export function useDownloadSeries<TData = Awaited<ReturnType<typeof downloadSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFailedResponse>(
 seriesId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadSeries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadSeries>>,
          TError,
          Awaited<ReturnType<typeof downloadSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useDownloadSeries<TData = Awaited<ReturnType<typeof downloadSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFailedResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadSeries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadSeries>>,
          TError,
          Awaited<ReturnType<typeof downloadSeries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useDownloadSeries<TData = Awaited<ReturnType<typeof downloadSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFailedResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary All files of a series in one archive
 */

export function useDownloadSeries<TData = Awaited<ReturnType<typeof downloadSeries>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse | ServerFailedResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadSeries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadSeriesQueryOptions(seriesId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
