/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ForbiddenResponse, NotFoundResponse, ServerErrorBody, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getReleases } from './releases.calls'

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

export const getGetReleasesQueryKey = () => ['getReleases'] as const

export const getGetReleasesQueryOptions = <TData = Awaited<ReturnType<typeof getReleases>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleases>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReleasesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReleases>>> = ({ signal }) => getReleases({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReleases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReleasesQueryResult = NonNullable<Awaited<ReturnType<typeof getReleases>>>

export type GetReleasesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody

export function useGetReleases<TData = Awaited<ReturnType<typeof getReleases>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleases>>,
          TError,
          Awaited<ReturnType<typeof getReleases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReleases<TData = Awaited<ReturnType<typeof getReleases>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReleases>>,
          TError,
          Awaited<ReturnType<typeof getReleases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReleases<TData = Awaited<ReturnType<typeof getReleases>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Versions of the server, newest first, twenty at most
 */

export function useGetReleases<TData = Awaited<ReturnType<typeof getReleases>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReleases>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReleasesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
