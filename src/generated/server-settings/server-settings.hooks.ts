/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ForbiddenResponse, InvalidResponse, NotAcceptableResponse, ServerSettingsUpdate, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getServerSettings, updateServerSettings } from './server-settings.calls'

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

export const getGetServerSettingsQueryKey = () => ['getServerSettings'] as const

export const getGetServerSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getServerSettings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetServerSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServerSettings>>> = ({ signal }) => getServerSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServerSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServerSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getServerSettings>>>

export type GetServerSettingsQueryError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetServerSettings<TData = Awaited<ReturnType<typeof getServerSettings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServerSettings>>,
          TError,
          Awaited<ReturnType<typeof getServerSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetServerSettings<TData = Awaited<ReturnType<typeof getServerSettings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServerSettings>>,
          TError,
          Awaited<ReturnType<typeof getServerSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetServerSettings<TData = Awaited<ReturnType<typeof getServerSettings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Settings of the server
 */

export function useGetServerSettings<TData = Awaited<ReturnType<typeof getServerSettings>>, TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServerSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetServerSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateServerSettingsMutationKey = () => ['updateServerSettings'] as const;

export const getUpdateServerSettingsMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServerSettings>>, TError,UpdateServerSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServerSettings>>, TError,UpdateServerSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateServerSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServerSettings>>, UpdateServerSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateServerSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateServerSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateServerSettings>>>

export type UpdateServerSettingsMutationBody = ServerSettingsUpdate

export type UpdateServerSettingsMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type UpdateServerSettingsMutationVariables = {data: ServerSettingsUpdate}

/**
 * @summary Change settings of the server; port and base path count from the next start
 */
export const useUpdateServerSettings = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServerSettings>>, TError,UpdateServerSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServerSettings>>,
        TError,
        UpdateServerSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServerSettingsMutationOptions(options), queryClient);
    }
