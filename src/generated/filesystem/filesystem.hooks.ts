/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, DirectoryRequest, ForbiddenResponse, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { listDirectory } from './filesystem.calls'

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

export const getListDirectoryQueryKey = (directoryRequest?: DirectoryRequest,) => ['listDirectory', { directoryRequest }] as const

export const getListDirectoryQueryOptions = <TData = Awaited<ReturnType<typeof listDirectory>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(directoryRequest?: DirectoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDirectory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDirectoryQueryKey(directoryRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDirectory>>> = ({ signal }) => listDirectory(directoryRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDirectory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDirectoryQueryResult = NonNullable<Awaited<ReturnType<typeof listDirectory>>>

export type ListDirectoryQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export function useListDirectory<TData = Awaited<ReturnType<typeof listDirectory>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 directoryRequest: undefined |  DirectoryRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDirectory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDirectory>>,
          TError,
          Awaited<ReturnType<typeof listDirectory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListDirectory<TData = Awaited<ReturnType<typeof listDirectory>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 directoryRequest?: DirectoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDirectory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDirectory>>,
          TError,
          Awaited<ReturnType<typeof listDirectory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListDirectory<TData = Awaited<ReturnType<typeof listDirectory>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 directoryRequest?: DirectoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDirectory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List a folder of the server, or its roots without a path
 */

export function useListDirectory<TData = Awaited<ReturnType<typeof listDirectory>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 directoryRequest?: DirectoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDirectory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDirectoryQueryOptions(directoryRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
