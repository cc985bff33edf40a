/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { NotAcceptableResponse, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getLiveEvents } from './live-events.calls'

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

export const getGetLiveEventsQueryKey = () => ['getLiveEvents'] as const

export const getGetLiveEventsQueryOptions = <TData = Awaited<ReturnType<typeof getLiveEvents>>, TError = UnauthorizedResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLiveEventsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLiveEvents>>> = ({ signal }) => getLiveEvents({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLiveEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLiveEventsQueryResult = NonNullable<Awaited<ReturnType<typeof getLiveEvents>>>

export type GetLiveEventsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetLiveEvents<TData = Awaited<ReturnType<typeof getLiveEvents>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLiveEvents>>,
          TError,
          Awaited<ReturnType<typeof getLiveEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLiveEvents<TData = Awaited<ReturnType<typeof getLiveEvents>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLiveEvents>>,
          TError,
          Awaited<ReturnType<typeof getLiveEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLiveEvents<TData = Awaited<ReturnType<typeof getLiveEvents>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Changes as they happen, until the server ends the stream after an hour
 */

export function useGetLiveEvents<TData = Awaited<ReturnType<typeof getLiveEvents>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLiveEventsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
