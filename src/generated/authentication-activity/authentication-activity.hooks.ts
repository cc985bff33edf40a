/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, GetAuthenticationActivityParams, GetLatestAuthenticationActivityParams, GetMyAuthenticationActivityParams, NotAcceptableResponse, NotFoundResponse, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getMyAuthenticationActivity, getAuthenticationActivity, getLatestAuthenticationActivity } from './authentication-activity.calls'

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

export const getGetMyAuthenticationActivityQueryKey = (params?: GetMyAuthenticationActivityParams,) => ['getMyAuthenticationActivity', { params }] as const

export const getGetMyAuthenticationActivityQueryOptions = <TData = Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(params?: GetMyAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyAuthenticationActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyAuthenticationActivity>>> = ({ signal }) => getMyAuthenticationActivity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyAuthenticationActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getMyAuthenticationActivity>>>

export type GetMyAuthenticationActivityQueryError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse

export function useGetMyAuthenticationActivity<TData = Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetMyAuthenticationActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAuthenticationActivity>>,
          TError,
          Awaited<ReturnType<typeof getMyAuthenticationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetMyAuthenticationActivity<TData = Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetMyAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAuthenticationActivity>>,
          TError,
          Awaited<ReturnType<typeof getMyAuthenticationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetMyAuthenticationActivity<TData = Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetMyAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Sign-ins of the caller, newest first unless sorted
 */

export function useGetMyAuthenticationActivity<TData = Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetMyAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyAuthenticationActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetAuthenticationActivityQueryKey = (params?: GetAuthenticationActivityParams,) => ['getAuthenticationActivity', { params }] as const

export const getGetAuthenticationActivityQueryOptions = <TData = Awaited<ReturnType<typeof getAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(params?: GetAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthenticationActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuthenticationActivity>>> = ({ signal }) => getAuthenticationActivity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuthenticationActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthenticationActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getAuthenticationActivity>>>

export type GetAuthenticationActivityQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetAuthenticationActivity<TData = Awaited<ReturnType<typeof getAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params: undefined |  GetAuthenticationActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthenticationActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthenticationActivity>>,
          TError,
          Awaited<ReturnType<typeof getAuthenticationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthenticationActivity<TData = Awaited<ReturnType<typeof getAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthenticationActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuthenticationActivity>>,
          TError,
          Awaited<ReturnType<typeof getAuthenticationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAuthenticationActivity<TData = Awaited<ReturnType<typeof getAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Sign-ins of everybody, newest first unless sorted
 */

export function useGetAuthenticationActivity<TData = Awaited<ReturnType<typeof getAuthenticationActivity>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthenticationActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLatestAuthenticationActivityQueryKey = (userId: string,
    params?: GetLatestAuthenticationActivityParams,) => ['getLatestAuthenticationActivity', { userId, params }] as const

export const getGetLatestAuthenticationActivityQueryOptions = <TData = Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(userId: string,
    params?: GetLatestAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLatestAuthenticationActivityQueryKey(userId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>> = ({ signal }) => getLatestAuthenticationActivity(userId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLatestAuthenticationActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>>

export type GetLatestAuthenticationActivityQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetLatestAuthenticationActivity<TData = Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 userId: string,
    params: undefined |  GetLatestAuthenticationActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestAuthenticationActivity>>,
          TError,
          Awaited<ReturnType<typeof getLatestAuthenticationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLatestAuthenticationActivity<TData = Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 userId: string,
    params?: GetLatestAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestAuthenticationActivity>>,
          TError,
          Awaited<ReturnType<typeof getLatestAuthenticationActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLatestAuthenticationActivity<TData = Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 userId: string,
    params?: GetLatestAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Return the latest sign-in of the user, or of any user for administrators
 */

export function useGetLatestAuthenticationActivity<TData = Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 userId: string,
    params?: GetLatestAuthenticationActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestAuthenticationActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLatestAuthenticationActivityQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
