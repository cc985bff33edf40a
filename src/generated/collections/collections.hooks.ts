/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, CollectionCreation, CollectionUpdate, ForbiddenResponse, GetCollectionsParams, GetSeriesOfCollectionParams, InvalidResponse, NotAcceptableResponse, NotFoundResponse, ServerErrorBody, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getCollections, createCollection, getCollection, updateCollection, deleteCollection, getSeriesOfCollection } from './collections.calls'

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

export const getGetCollectionsQueryKey = (params?: GetCollectionsParams,) => ['getCollections', { params }] as const

export const getGetCollectionsQueryOptions = <TData = Awaited<ReturnType<typeof getCollections>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(params?: GetCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollections>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollections>>> = ({ signal }) => getCollections(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionsQueryResult = NonNullable<Awaited<ReturnType<typeof getCollections>>>

export type GetCollectionsQueryError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse

export function useGetCollections<TData = Awaited<ReturnType<typeof getCollections>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetCollectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollections>>,
          TError,
          Awaited<ReturnType<typeof getCollections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollections<TData = Awaited<ReturnType<typeof getCollections>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollections>>,
          TError,
          Awaited<ReturnType<typeof getCollections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollections<TData = Awaited<ReturnType<typeof getCollections>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Collections by name, or by relevance when searching
 */

export function useGetCollections<TData = Awaited<ReturnType<typeof getCollections>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetCollectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollections>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCollectionMutationKey = () => ['createCollection'] as const;

export const getCreateCollectionMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext> => {

const mutationKey = getCreateCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCollection>>, CreateCollectionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCollection(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type CreateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof createCollection>>>

export type CreateCollectionMutationBody = CollectionCreation

export type CreateCollectionMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse | ServerErrorBody

export type CreateCollectionMutationVariables = {data: CollectionCreation}

/**
 * @summary Add a collection
 */
export const useCreateCollection = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCollection>>, TError,CreateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCollection>>,
        TError,
        CreateCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCollectionMutationOptions(options), queryClient);
    }

export const getGetCollectionQueryKey = (collectionId: string,) => ['collections', 'getOne', { id: collectionId }] as const

export const getGetCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getCollection>>, TError = UnauthorizedResponse | NotFoundResponse>(collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionQueryKey(collectionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollection>>> = ({ signal }) => getCollection(collectionId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: collectionId !== null && collectionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getCollection>>>

export type GetCollectionQueryError = UnauthorizedResponse | NotFoundResponse

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollection>>,
          TError,
          Awaited<ReturnType<typeof getCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One collection
 */

export function useGetCollection<TData = Awaited<ReturnType<typeof getCollection>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionQueryOptions(collectionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCollectionMutationKey = () => ['updateCollection'] as const;

export const getUpdateCollectionMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext> => {

const mutationKey = getUpdateCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCollection>>, UpdateCollectionMutationVariables> = (props) => {
          const {collectionId,data} = props ?? {};

          return  updateCollection(collectionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof updateCollection>>>

export type UpdateCollectionMutationBody = CollectionUpdate

export type UpdateCollectionMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse | ServerErrorBody

export type UpdateCollectionMutationVariables = {collectionId: string;data: CollectionUpdate}

/**
 * @summary Change a collection
 */
export const useUpdateCollection = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCollection>>, TError,UpdateCollectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCollection>>,
        TError,
        UpdateCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCollectionMutationOptions(options), queryClient);
    }

export const getDeleteCollectionMutationKey = () => ['deleteCollection'] as const;

export const getDeleteCollectionMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext> => {

const mutationKey = getDeleteCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCollection>>, DeleteCollectionMutationVariables> = (props) => {
          const {collectionId} = props ?? {};

          return  deleteCollection(collectionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCollection>>>

export type DeleteCollectionMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteCollectionMutationVariables = {collectionId: string}

/**
 * @summary Delete a collection; its series stay
 */
export const useDeleteCollection = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollection>>, TError,DeleteCollectionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCollection>>,
        TError,
        DeleteCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCollectionMutationOptions(options), queryClient);
    }

export const getGetSeriesOfCollectionQueryKey = (collectionId: string,
    params?: GetSeriesOfCollectionParams,) => ['getSeriesOfCollection', { collectionId, params }] as const

export const getGetSeriesOfCollectionQueryOptions = <TData = Awaited<ReturnType<typeof getSeriesOfCollection>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(collectionId: string,
    params?: GetSeriesOfCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesOfCollection>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesOfCollectionQueryKey(collectionId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeriesOfCollection>>> = ({ signal }) => getSeriesOfCollection(collectionId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: collectionId !== null && collectionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeriesOfCollection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesOfCollectionQueryResult = NonNullable<Awaited<ReturnType<typeof getSeriesOfCollection>>>

export type GetSeriesOfCollectionQueryError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse

export function useGetSeriesOfCollection<TData = Awaited<ReturnType<typeof getSeriesOfCollection>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 collectionId: string,
    params: undefined |  GetSeriesOfCollectionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesOfCollection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesOfCollection>>,
          TError,
          Awaited<ReturnType<typeof getSeriesOfCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesOfCollection<TData = Awaited<ReturnType<typeof getSeriesOfCollection>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 collectionId: string,
    params?: GetSeriesOfCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesOfCollection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesOfCollection>>,
          TError,
          Awaited<ReturnType<typeof getSeriesOfCollection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesOfCollection<TData = Awaited<ReturnType<typeof getSeriesOfCollection>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 collectionId: string,
    params?: GetSeriesOfCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesOfCollection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Series of a collection, in its order or by title
 */

export function useGetSeriesOfCollection<TData = Awaited<ReturnType<typeof getSeriesOfCollection>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 collectionId: string,
    params?: GetSeriesOfCollectionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesOfCollection>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesOfCollectionQueryOptions(collectionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
