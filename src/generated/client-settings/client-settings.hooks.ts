/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ClientSettingKey, ForbiddenResponse, GlobalClientSettingsUpdate, InvalidResponse, NotAcceptableResponse, UnauthorizedResponse, UnsupportedMediaTypeResponse, UserClientSettingsUpdate } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getUserClientSettings, updateUserClientSettings, deleteUserClientSettings, getGlobalClientSettings, updateGlobalClientSettings, deleteGlobalClientSettings } from './client-settings.calls'

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

export const getGetUserClientSettingsQueryKey = () => ['getUserClientSettings'] as const

export const getGetUserClientSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getUserClientSettings>>, TError = UnauthorizedResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserClientSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserClientSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserClientSettings>>> = ({ signal }) => getUserClientSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserClientSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserClientSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserClientSettings>>>

export type GetUserClientSettingsQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetUserClientSettings<TData = Awaited<ReturnType<typeof getUserClientSettings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserClientSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserClientSettings>>,
          TError,
          Awaited<ReturnType<typeof getUserClientSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUserClientSettings<TData = Awaited<ReturnType<typeof getUserClientSettings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserClientSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserClientSettings>>,
          TError,
          Awaited<ReturnType<typeof getUserClientSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUserClientSettings<TData = Awaited<ReturnType<typeof getUserClientSettings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserClientSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Settings of the caller
 */

export function useGetUserClientSettings<TData = Awaited<ReturnType<typeof getUserClientSettings>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserClientSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserClientSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateUserClientSettingsMutationKey = () => ['updateUserClientSettings'] as const;

export const getUpdateUserClientSettingsMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserClientSettings>>, TError,UpdateUserClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserClientSettings>>, TError,UpdateUserClientSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateUserClientSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserClientSettings>>, UpdateUserClientSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUserClientSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateUserClientSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserClientSettings>>>

export type UpdateUserClientSettingsMutationBody = UserClientSettingsUpdate

export type UpdateUserClientSettingsMutationError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse

export type UpdateUserClientSettingsMutationVariables = {data: UserClientSettingsUpdate}

/**
 * @summary Add or change settings of the caller; the others stay
 */
export const useUpdateUserClientSettings = <TError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserClientSettings>>, TError,UpdateUserClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserClientSettings>>,
        TError,
        UpdateUserClientSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserClientSettingsMutationOptions(options), queryClient);
    }

export const getDeleteUserClientSettingsMutationKey = () => ['deleteUserClientSettings'] as const;

export const getDeleteUserClientSettingsMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUserClientSettings>>, TError,DeleteUserClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUserClientSettings>>, TError,DeleteUserClientSettingsMutationVariables, TContext> => {

const mutationKey = getDeleteUserClientSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUserClientSettings>>, DeleteUserClientSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteUserClientSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteUserClientSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUserClientSettings>>>

export type DeleteUserClientSettingsMutationBody = ClientSettingKey[]

export type DeleteUserClientSettingsMutationError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse

export type DeleteUserClientSettingsMutationVariables = {data: ClientSettingKey[]}

/**
 * @summary Delete settings of the caller; unknown keys are fine
 */
export const useDeleteUserClientSettings = <TError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUserClientSettings>>, TError,DeleteUserClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUserClientSettings>>,
        TError,
        DeleteUserClientSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserClientSettingsMutationOptions(options), queryClient);
    }

export const getGetGlobalClientSettingsQueryKey = () => ['getGlobalClientSettings'] as const

export const getGetGlobalClientSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getGlobalClientSettings>>, TError = NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlobalClientSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGlobalClientSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGlobalClientSettings>>> = ({ signal }) => getGlobalClientSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGlobalClientSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGlobalClientSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getGlobalClientSettings>>>

export type GetGlobalClientSettingsQueryError = NotAcceptableResponse

export function useGetGlobalClientSettings<TData = Awaited<ReturnType<typeof getGlobalClientSettings>>, TError = NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlobalClientSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlobalClientSettings>>,
          TError,
          Awaited<ReturnType<typeof getGlobalClientSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetGlobalClientSettings<TData = Awaited<ReturnType<typeof getGlobalClientSettings>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlobalClientSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlobalClientSettings>>,
          TError,
          Awaited<ReturnType<typeof getGlobalClientSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetGlobalClientSettings<TData = Awaited<ReturnType<typeof getGlobalClientSettings>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlobalClientSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Settings for all; signed out only those that allow it
 */

export function useGetGlobalClientSettings<TData = Awaited<ReturnType<typeof getGlobalClientSettings>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlobalClientSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGlobalClientSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateGlobalClientSettingsMutationKey = () => ['updateGlobalClientSettings'] as const;

export const getUpdateGlobalClientSettingsMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlobalClientSettings>>, TError,UpdateGlobalClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGlobalClientSettings>>, TError,UpdateGlobalClientSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateGlobalClientSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGlobalClientSettings>>, UpdateGlobalClientSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateGlobalClientSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateGlobalClientSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateGlobalClientSettings>>>

export type UpdateGlobalClientSettingsMutationBody = GlobalClientSettingsUpdate

export type UpdateGlobalClientSettingsMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type UpdateGlobalClientSettingsMutationVariables = {data: GlobalClientSettingsUpdate}

/**
 * @summary Add or change settings for all; the others stay
 */
export const useUpdateGlobalClientSettings = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlobalClientSettings>>, TError,UpdateGlobalClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGlobalClientSettings>>,
        TError,
        UpdateGlobalClientSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGlobalClientSettingsMutationOptions(options), queryClient);
    }

export const getDeleteGlobalClientSettingsMutationKey = () => ['deleteGlobalClientSettings'] as const;

export const getDeleteGlobalClientSettingsMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlobalClientSettings>>, TError,DeleteGlobalClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGlobalClientSettings>>, TError,DeleteGlobalClientSettingsMutationVariables, TContext> => {

const mutationKey = getDeleteGlobalClientSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGlobalClientSettings>>, DeleteGlobalClientSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteGlobalClientSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteGlobalClientSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGlobalClientSettings>>>

export type DeleteGlobalClientSettingsMutationBody = ClientSettingKey[]

export type DeleteGlobalClientSettingsMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type DeleteGlobalClientSettingsMutationVariables = {data: ClientSettingKey[]}

/**
 * @summary Delete settings for all; unknown keys are fine
 */
export const useDeleteGlobalClientSettings = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlobalClientSettings>>, TError,DeleteGlobalClientSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGlobalClientSettings>>,
        TError,
        DeleteGlobalClientSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGlobalClientSettingsMutationOptions(options), queryClient);
    }
