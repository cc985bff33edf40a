/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, GetLogFileHeaders, GetMetricParams, Health, NotAcceptableResponse, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getServerInfo, shutDownServer, getMetricNames, getMetric, getHealth, getLogFile } from './actuator.calls'

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

export const getGetServerInfoQueryKey = () => ['getServerInfo'] as const

export const getGetServerInfoQueryOptions = <TData = Awaited<ReturnType<typeof getServerInfo>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetServerInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServerInfo>>> = ({ signal }) => getServerInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServerInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServerInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getServerInfo>>>

export type GetServerInfoQueryError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetServerInfo<TData = Awaited<ReturnType<typeof getServerInfo>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServerInfo>>,
          TError,
          Awaited<ReturnType<typeof getServerInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetServerInfo<TData = Awaited<ReturnType<typeof getServerInfo>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServerInfo>>,
          TError,
          Awaited<ReturnType<typeof getServerInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetServerInfo<TData = Awaited<ReturnType<typeof getServerInfo>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Return the version of the server and its platform
 */

export function useGetServerInfo<TData = Awaited<ReturnType<typeof getServerInfo>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetServerInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getShutDownServerMutationKey = () => ['shutDownServer'] as const;

export const getShutDownServerMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shutDownServer>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof shutDownServer>>, TError,void, TContext> => {

const mutationKey = getShutDownServerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shutDownServer>>, void> = () => {


          return  shutDownServer(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type ShutDownServerMutationResult = NonNullable<Awaited<ReturnType<typeof shutDownServer>>>

export type ShutDownServerMutationError = UnauthorizedResponse | ForbiddenResponse

/**
 * @summary End the server
 */
export const useShutDownServer = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shutDownServer>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shutDownServer>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getShutDownServerMutationOptions(options), queryClient);
    }

export const getGetMetricNamesQueryKey = () => ['getMetricNames'] as const

export const getGetMetricNamesQueryOptions = <TData = Awaited<ReturnType<typeof getMetricNames>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetricNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMetricNamesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMetricNames>>> = ({ signal }) => getMetricNames({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMetricNames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMetricNamesQueryResult = NonNullable<Awaited<ReturnType<typeof getMetricNames>>>

export type GetMetricNamesQueryError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetMetricNames<TData = Awaited<ReturnType<typeof getMetricNames>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetricNames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMetricNames>>,
          TError,
          Awaited<ReturnType<typeof getMetricNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetMetricNames<TData = Awaited<ReturnType<typeof getMetricNames>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetricNames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMetricNames>>,
          TError,
          Awaited<ReturnType<typeof getMetricNames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetMetricNames<TData = Awaited<ReturnType<typeof getMetricNames>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetricNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Names of all metrics
 */

export function useGetMetricNames<TData = Awaited<ReturnType<typeof getMetricNames>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetricNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMetricNamesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetMetricQueryKey = (metricName: string,
    params?: GetMetricParams,) => ['getMetric', { metricName, params }] as const

export const getGetMetricQueryOptions = <TData = Awaited<ReturnType<typeof getMetric>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | void>(metricName: string,
    params?: GetMetricParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetric>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMetricQueryKey(metricName,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMetric>>> = ({ signal }) => getMetric(metricName,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: metricName !== null && metricName !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMetric>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMetricQueryResult = NonNullable<Awaited<ReturnType<typeof getMetric>>>

export type GetMetricQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | void

export function useGetMetric<TData = Awaited<ReturnType<typeof getMetric>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | void>(
 metricName: string,
    params: undefined |  GetMetricParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetric>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMetric>>,
          TError,
          Awaited<ReturnType<typeof getMetric>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetMetric<TData = Awaited<ReturnType<typeof getMetric>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | void>(
 metricName: string,
    params?: GetMetricParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetric>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMetric>>,
          TError,
          Awaited<ReturnType<typeof getMetric>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetMetric<TData = Awaited<ReturnType<typeof getMetric>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | void>(
 metricName: string,
    params?: GetMetricParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetric>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Return a metric, in total or for the given tags
 */

export function useGetMetric<TData = Awaited<ReturnType<typeof getMetric>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | void>(
 metricName: string,
    params?: GetMetricParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMetric>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMetricQueryOptions(metricName,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetHealthQueryKey = () => ['getHealth'] as const

export const getGetHealthQueryOptions = <TData = Awaited<ReturnType<typeof getHealth>>, TError = NotAcceptableResponse | Health>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealth>>> = ({ signal }) => getHealth({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthQueryResult = NonNullable<Awaited<ReturnType<typeof getHealth>>>

export type GetHealthQueryError = NotAcceptableResponse | Health

export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = NotAcceptableResponse | Health>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealth>>,
          TError,
          Awaited<ReturnType<typeof getHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = NotAcceptableResponse | Health>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealth>>,
          TError,
          Awaited<ReturnType<typeof getHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = NotAcceptableResponse | Health>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Whether the server is well
 */

export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = NotAcceptableResponse | Health>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHealthQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLogFileQueryKey = () => ['getLogFile'] as const

export const getGetLogFileQueryOptions = <TData = Awaited<ReturnType<typeof getLogFile>>, TError = UnauthorizedResponse | ForbiddenResponse | void>(headers?: GetLogFileHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLogFileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLogFile>>> = ({ signal }) => getLogFile(headers, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLogFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLogFileQueryResult = NonNullable<Awaited<ReturnType<typeof getLogFile>>>

export type GetLogFileQueryError = UnauthorizedResponse | ForbiddenResponse | void

export function useGetLogFile<TData = Awaited<ReturnType<typeof getLogFile>>, TError = UnauthorizedResponse | ForbiddenResponse | void>(
 headers: undefined |  GetLogFileHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLogFile>>,
          TError,
          Awaited<ReturnType<typeof getLogFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLogFile<TData = Awaited<ReturnType<typeof getLogFile>>, TError = UnauthorizedResponse | ForbiddenResponse | void>(
 headers?: GetLogFileHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLogFile>>,
          TError,
          Awaited<ReturnType<typeof getLogFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLogFile<TData = Awaited<ReturnType<typeof getLogFile>>, TError = UnauthorizedResponse | ForbiddenResponse | void>(
 headers?: GetLogFileHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The log of the server, or a part of it
 */

export function useGetLogFile<TData = Awaited<ReturnType<typeof getLogFile>>, TError = UnauthorizedResponse | ForbiddenResponse | void>(
 headers?: GetLogFileHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLogFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLogFileQueryOptions(headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
