/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ApiKeyRequest, DeleteSyncPointsParams, Id, InvalidResponse, NotAcceptableResponse, NotFoundResponse, ServerErrorBody, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getApiKeys, createApiKey, deleteApiKey, deleteSyncPoints } from './api-keys.calls'

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

export const getGetApiKeysQueryKey = () => ['getApiKeys'] as const

export const getGetApiKeysQueryOptions = <TData = Awaited<ReturnType<typeof getApiKeys>>, TError = UnauthorizedResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApiKeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApiKeys>>> = ({ signal }) => getApiKeys({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApiKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApiKeysQueryResult = NonNullable<Awaited<ReturnType<typeof getApiKeys>>>

export type GetApiKeysQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetApiKeys<TData = Awaited<ReturnType<typeof getApiKeys>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApiKeys>>,
          TError,
          Awaited<ReturnType<typeof getApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetApiKeys<TData = Awaited<ReturnType<typeof getApiKeys>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApiKeys>>,
          TError,
          Awaited<ReturnType<typeof getApiKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetApiKeys<TData = Awaited<ReturnType<typeof getApiKeys>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Keys of the caller
 */

export function useGetApiKeys<TData = Awaited<ReturnType<typeof getApiKeys>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiKeys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApiKeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateApiKeyMutationKey = () => ['createApiKey'] as const;

export const getCreateApiKeyMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext> => {

const mutationKey = getCreateApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createApiKey>>, CreateApiKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createApiKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type CreateApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createApiKey>>>

export type CreateApiKeyMutationBody = ApiKeyRequest

export type CreateApiKeyMutationError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse | ServerErrorBody

export type CreateApiKeyMutationVariables = {data: ApiKeyRequest}

/**
 * @summary Make a key
 */
export const useCreateApiKey = <TError = InvalidResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiKey>>, TError,CreateApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createApiKey>>,
        TError,
        CreateApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreateApiKeyMutationOptions(options), queryClient);
    }

export const getDeleteApiKeyMutationKey = () => ['deleteApiKey'] as const;

export const getDeleteApiKeyMutationOptions = <TError = UnauthorizedResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteApiKey>>, TError,DeleteApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteApiKey>>, TError,DeleteApiKeyMutationVariables, TContext> => {

const mutationKey = getDeleteApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteApiKey>>, DeleteApiKeyMutationVariables> = (props) => {
          const {keyId} = props ?? {};

          return  deleteApiKey(keyId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof deleteApiKey>>>

export type DeleteApiKeyMutationError = UnauthorizedResponse | NotFoundResponse

export type DeleteApiKeyMutationVariables = {keyId: Id}

/**
 * @summary Delete a key
 */
export const useDeleteApiKey = <TError = UnauthorizedResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteApiKey>>, TError,DeleteApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteApiKey>>,
        TError,
        DeleteApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteApiKeyMutationOptions(options), queryClient);
    }

export const getDeleteSyncPointsMutationKey = () => ['deleteSyncPoints'] as const;

export const getDeleteSyncPointsMutationOptions = <TError = UnauthorizedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSyncPoints>>, TError,DeleteSyncPointsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSyncPoints>>, TError,DeleteSyncPointsMutationVariables, TContext> => {

const mutationKey = getDeleteSyncPointsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSyncPoints>>, DeleteSyncPointsMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteSyncPoints(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteSyncPointsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSyncPoints>>>

export type DeleteSyncPointsMutationError = UnauthorizedResponse

export type DeleteSyncPointsMutationVariables = {params?: DeleteSyncPointsParams}

/**
 * @summary Delete the sync points of the user, so that e-readers synchronise again
 */
export const useDeleteSyncPoints = <TError = UnauthorizedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSyncPoints>>, TError,DeleteSyncPointsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSyncPoints>>,
        TError,
        DeleteSyncPointsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSyncPointsMutationOptions(options), queryClient);
    }
