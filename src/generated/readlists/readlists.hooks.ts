/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, GetBooksOfReadListParams, GetReadListsParams, InvalidResponse, MatchReadListBody, NotAcceptableResponse, NotFoundResponse, ReadListCreation, ReadListUpdate, ServerErrorBody, TooLargeResponse, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getReadLists, createReadList, getReadList, updateReadList, deleteReadList, getBooksOfReadList, getNextBookInReadList, getPreviousBookInReadList, downloadReadList, matchReadList } from './readlists.calls'

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

export const getGetReadListsQueryKey = (params?: GetReadListsParams,) => ['getReadLists', { params }] as const

export const getGetReadListsQueryOptions = <TData = Awaited<ReturnType<typeof getReadLists>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(params?: GetReadListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadLists>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadListsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadLists>>> = ({ signal }) => getReadLists(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadLists>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadListsQueryResult = NonNullable<Awaited<ReturnType<typeof getReadLists>>>

export type GetReadListsQueryError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse

export function useGetReadLists<TData = Awaited<ReturnType<typeof getReadLists>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params: undefined |  GetReadListsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadLists>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadLists>>,
          TError,
          Awaited<ReturnType<typeof getReadLists>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadLists<TData = Awaited<ReturnType<typeof getReadLists>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetReadListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadLists>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadLists>>,
          TError,
          Awaited<ReturnType<typeof getReadLists>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadLists<TData = Awaited<ReturnType<typeof getReadLists>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetReadListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadLists>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Read lists by name, or by relevance when searching
 */

export function useGetReadLists<TData = Awaited<ReturnType<typeof getReadLists>>, TError = BadRequestResponse | UnauthorizedResponse | NotAcceptableResponse>(
 params?: GetReadListsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadLists>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadListsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateReadListMutationKey = () => ['createReadList'] as const;

export const getCreateReadListMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReadList>>, TError,CreateReadListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createReadList>>, TError,CreateReadListMutationVariables, TContext> => {

const mutationKey = getCreateReadListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReadList>>, CreateReadListMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReadList(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type CreateReadListMutationResult = NonNullable<Awaited<ReturnType<typeof createReadList>>>

export type CreateReadListMutationBody = ReadListCreation

export type CreateReadListMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse | ServerErrorBody

export type CreateReadListMutationVariables = {data: ReadListCreation}

/**
 * @summary Add a read list
 */
export const useCreateReadList = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReadList>>, TError,CreateReadListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReadList>>,
        TError,
        CreateReadListMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReadListMutationOptions(options), queryClient);
    }

export const getGetReadListQueryKey = (readListId: string,) => ['readlists', 'getOne', { id: readListId }] as const

export const getGetReadListQueryOptions = <TData = Awaited<ReturnType<typeof getReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadListQueryKey(readListId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadList>>> = ({ signal }) => getReadList(readListId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadListQueryResult = NonNullable<Awaited<ReturnType<typeof getReadList>>>

export type GetReadListQueryError = UnauthorizedResponse | NotFoundResponse

export function useGetReadList<TData = Awaited<ReturnType<typeof getReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadList>>,
          TError,
          Awaited<ReturnType<typeof getReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadList<TData = Awaited<ReturnType<typeof getReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadList>>,
          TError,
          Awaited<ReturnType<typeof getReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadList<TData = Awaited<ReturnType<typeof getReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One read list
 */

export function useGetReadList<TData = Awaited<ReturnType<typeof getReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadListQueryOptions(readListId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateReadListMutationKey = () => ['updateReadList'] as const;

export const getUpdateReadListMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReadList>>, TError,UpdateReadListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReadList>>, TError,UpdateReadListMutationVariables, TContext> => {

const mutationKey = getUpdateReadListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReadList>>, UpdateReadListMutationVariables> = (props) => {
          const {readListId,data} = props ?? {};

          return  updateReadList(readListId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateReadListMutationResult = NonNullable<Awaited<ReturnType<typeof updateReadList>>>

export type UpdateReadListMutationBody = ReadListUpdate

export type UpdateReadListMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse | ServerErrorBody

export type UpdateReadListMutationVariables = {readListId: string;data: ReadListUpdate}

/**
 * @summary Change a read list
 */
export const useUpdateReadList = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse | ServerErrorBody,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReadList>>, TError,UpdateReadListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReadList>>,
        TError,
        UpdateReadListMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReadListMutationOptions(options), queryClient);
    }

export const getDeleteReadListMutationKey = () => ['deleteReadList'] as const;

export const getDeleteReadListMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReadList>>, TError,DeleteReadListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReadList>>, TError,DeleteReadListMutationVariables, TContext> => {

const mutationKey = getDeleteReadListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReadList>>, DeleteReadListMutationVariables> = (props) => {
          const {readListId} = props ?? {};

          return  deleteReadList(readListId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteReadListMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReadList>>>

export type DeleteReadListMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteReadListMutationVariables = {readListId: string}

/**
 * @summary Delete a read list; its books stay
 */
export const useDeleteReadList = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReadList>>, TError,DeleteReadListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReadList>>,
        TError,
        DeleteReadListMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReadListMutationOptions(options), queryClient);
    }

export const getGetBooksOfReadListQueryKey = (readListId: string,
    params?: GetBooksOfReadListParams,) => ['getBooksOfReadList', { readListId, params }] as const

export const getGetBooksOfReadListQueryOptions = <TData = Awaited<ReturnType<typeof getBooksOfReadList>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(readListId: string,
    params?: GetBooksOfReadListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBooksOfReadListQueryKey(readListId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBooksOfReadList>>> = ({ signal }) => getBooksOfReadList(readListId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBooksOfReadList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBooksOfReadListQueryResult = NonNullable<Awaited<ReturnType<typeof getBooksOfReadList>>>

export type GetBooksOfReadListQueryError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse

export function useGetBooksOfReadList<TData = Awaited<ReturnType<typeof getBooksOfReadList>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    params: undefined |  GetBooksOfReadListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfReadList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooksOfReadList>>,
          TError,
          Awaited<ReturnType<typeof getBooksOfReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBooksOfReadList<TData = Awaited<ReturnType<typeof getBooksOfReadList>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    params?: GetBooksOfReadListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfReadList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooksOfReadList>>,
          TError,
          Awaited<ReturnType<typeof getBooksOfReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBooksOfReadList<TData = Awaited<ReturnType<typeof getBooksOfReadList>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    params?: GetBooksOfReadListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Books of a read list, in its order or by release date
 */

export function useGetBooksOfReadList<TData = Awaited<ReturnType<typeof getBooksOfReadList>>, TError = BadRequestResponse | UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    params?: GetBooksOfReadListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOfReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBooksOfReadListQueryOptions(readListId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetNextBookInReadListQueryKey = (readListId: string,
    bookId: string,) => ['getNextBookInReadList', { readListId, bookId }] as const

export const getGetNextBookInReadListQueryOptions = <TData = Awaited<ReturnType<typeof getNextBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBookInReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNextBookInReadListQueryKey(readListId,bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNextBookInReadList>>> = ({ signal }) => getNextBookInReadList(readListId,bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined && bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNextBookInReadList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNextBookInReadListQueryResult = NonNullable<Awaited<ReturnType<typeof getNextBookInReadList>>>

export type GetNextBookInReadListQueryError = UnauthorizedResponse | NotFoundResponse

export function useGetNextBookInReadList<TData = Awaited<ReturnType<typeof getNextBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBookInReadList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextBookInReadList>>,
          TError,
          Awaited<ReturnType<typeof getNextBookInReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetNextBookInReadList<TData = Awaited<ReturnType<typeof getNextBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBookInReadList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextBookInReadList>>,
          TError,
          Awaited<ReturnType<typeof getNextBookInReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetNextBookInReadList<TData = Awaited<ReturnType<typeof getNextBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBookInReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The book after this one in a read list
 */

export function useGetNextBookInReadList<TData = Awaited<ReturnType<typeof getNextBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBookInReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNextBookInReadListQueryOptions(readListId,bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetPreviousBookInReadListQueryKey = (readListId: string,
    bookId: string,) => ['getPreviousBookInReadList', { readListId, bookId }] as const

export const getGetPreviousBookInReadListQueryOptions = <TData = Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreviousBookInReadListQueryKey(readListId,bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreviousBookInReadList>>> = ({ signal }) => getPreviousBookInReadList(readListId,bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined && bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreviousBookInReadListQueryResult = NonNullable<Awaited<ReturnType<typeof getPreviousBookInReadList>>>

export type GetPreviousBookInReadListQueryError = UnauthorizedResponse | NotFoundResponse

export function useGetPreviousBookInReadList<TData = Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviousBookInReadList>>,
          TError,
          Awaited<ReturnType<typeof getPreviousBookInReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPreviousBookInReadList<TData = Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviousBookInReadList>>,
          TError,
          Awaited<ReturnType<typeof getPreviousBookInReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPreviousBookInReadList<TData = Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The book before this one in a read list
 */

export function useGetPreviousBookInReadList<TData = Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string,
    bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBookInReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreviousBookInReadListQueryOptions(readListId,bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDownloadReadListQueryKey = (readListId: string,) => ['downloadReadList', { readListId }] as const

export const getDownloadReadListQueryOptions = <TData = Awaited<ReturnType<typeof downloadReadList>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadReadListQueryKey(readListId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadReadList>>> = ({ signal }) => downloadReadList(readListId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadReadList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadReadListQueryResult = NonNullable<Awaited<ReturnType<typeof downloadReadList>>>

export type DownloadReadListQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useDownloadReadList<TData = Awaited<ReturnType<typeof downloadReadList>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReadList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadReadList>>,
          TError,
          Awaited<ReturnType<typeof downloadReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useDownloadReadList<TData = Awaited<ReturnType<typeof downloadReadList>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReadList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadReadList>>,
          TError,
          Awaited<ReturnType<typeof downloadReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useDownloadReadList<TData = Awaited<ReturnType<typeof downloadReadList>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary All files of a read list in one archive
 */

export function useDownloadReadList<TData = Awaited<ReturnType<typeof downloadReadList>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadReadListQueryOptions(readListId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMatchReadListQueryKey = (matchReadListBody?: MatchReadListBody,) => ['matchReadList', { matchReadListBody }] as const

export const getMatchReadListQueryOptions = <TData = Awaited<ReturnType<typeof matchReadList>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse>(matchReadListBody: MatchReadListBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMatchReadListQueryKey(matchReadListBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof matchReadList>>> = ({ signal }) => matchReadList(matchReadListBody, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof matchReadList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MatchReadListQueryResult = NonNullable<Awaited<ReturnType<typeof matchReadList>>>

export type MatchReadListQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse

export function useMatchReadList<TData = Awaited<ReturnType<typeof matchReadList>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse>(
 matchReadListBody: MatchReadListBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchReadList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof matchReadList>>,
          TError,
          Awaited<ReturnType<typeof matchReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMatchReadList<TData = Awaited<ReturnType<typeof matchReadList>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse>(
 matchReadListBody: MatchReadListBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchReadList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof matchReadList>>,
          TError,
          Awaited<ReturnType<typeof matchReadList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useMatchReadList<TData = Awaited<ReturnType<typeof matchReadList>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse>(
 matchReadListBody: MatchReadListBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Match the entries of a ComicRack list with books. Creates nothing
 */

export function useMatchReadList<TData = Awaited<ReturnType<typeof matchReadList>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse>(
 matchReadListBody: MatchReadListBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof matchReadList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMatchReadListQueryOptions(matchReadListBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
