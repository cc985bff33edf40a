/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ApiKey,
  ApiKeyRequest,
  DeleteSyncPointsParams,
  Id,
  InvalidResponse,
  NoContentResponse,
  NotAcceptableResponse,
  NotFoundResponse,
  ServerErrorBody,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse
} from '../model.schemas.ts';

import { http } from '../../api/http.ts';


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

export const getGetApiKeysUrl = () => {




  return `/api/v2/users/me/api-keys`
}

/**
 * @summary Keys of the caller
 */
export const getApiKeys = async ( options?: Parameters<typeof http>[1]): Promise<ApiKey[]> => {

  return http<ApiKey[]>(getGetApiKeysUrl(),
  {
      operation: 'getApiKeys',
    ...options,
    method: 'GET'


  }
);}





export const getGetApiKeysQueryKey = () => {
    return [
    `/api/v2/users/me/api-keys`
    ] as const;
    }


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






export const getCreateApiKeyUrl = () => {




  return `/api/v2/users/me/api-keys`
}

/**
 * @summary Make a key
 */
export const createApiKey = async (apiKeyRequest: ApiKeyRequest, options?: Parameters<typeof http>[1]): Promise<ApiKey> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ApiKey>(getCreateApiKeyUrl(),
  {
      operation: 'createApiKey',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(apiKeyRequest)
  }
);}





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
    export const getDeleteApiKeyUrl = (keyId: Id,) => {




  return `/api/v2/users/me/api-keys/${keyId}`
}

/**
 * @summary Delete a key
 */
export const deleteApiKey = async (keyId: Id, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteApiKeyUrl(keyId),
  {
      operation: 'deleteApiKey',
    ...options,
    method: 'DELETE'


  }
);}





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
    export const getDeleteSyncPointsUrl = (params?: DeleteSyncPointsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["key_id"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/syncpoints/me?${stringifiedParams}` : `/api/v1/syncpoints/me`
}

/**
 * @summary Forget what e-readers of the caller have synchronised, so that they start anew
 */
export const deleteSyncPoints = async (params?: DeleteSyncPointsParams, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteSyncPointsUrl(params),
  {
      operation: 'deleteSyncPoints',
    ...options,
    method: 'DELETE'


  }
);}





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
 * @summary Forget what e-readers of the caller have synchronised, so that they start anew
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
