/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { AddBookThumbnailBody, AddBookThumbnailParams, AddCollectionThumbnailBody, AddCollectionThumbnailParams, AddReadListThumbnailBody, AddReadListThumbnailParams, AddSeriesThumbnailBody, AddSeriesThumbnailParams, BadRequestResponse, ForbiddenResponse, NotAcceptableResponse, NotFoundResponse, NotModifiedResponse, RegenerateBookThumbnailsParams, TooLargeResponse, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getBookThumbnail, getBookThumbnails, addBookThumbnail, getBookThumbnailById, deleteBookThumbnail, selectBookThumbnail, getSeriesThumbnail, getSeriesThumbnails, addSeriesThumbnail, getSeriesThumbnailById, deleteSeriesThumbnail, selectSeriesThumbnail, getCollectionThumbnail, getCollectionThumbnails, addCollectionThumbnail, getCollectionThumbnailById, deleteCollectionThumbnail, selectCollectionThumbnail, getReadListThumbnail, getReadListThumbnails, addReadListThumbnail, getReadListThumbnailById, deleteReadListThumbnail, selectReadListThumbnail, regenerateBookThumbnails } from './thumbnails.calls'

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

export const getGetBookThumbnailQueryKey = (bookId: string,) => ['getBookThumbnail', { bookId }] as const

export const getGetBookThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getBookThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookThumbnailQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookThumbnail>>> = ({ signal }) => getBookThumbnail(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getBookThumbnail>>>

export type GetBookThumbnailQueryError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookThumbnail<TData = Awaited<ReturnType<typeof getBookThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getBookThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookThumbnail<TData = Awaited<ReturnType<typeof getBookThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getBookThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookThumbnail<TData = Awaited<ReturnType<typeof getBookThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The chosen poster of a book
 */

export function useGetBookThumbnail<TData = Awaited<ReturnType<typeof getBookThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookThumbnailQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookThumbnailsQueryKey = (bookId: string,) => ['getBookThumbnails', { bookId }] as const

export const getGetBookThumbnailsQueryOptions = <TData = Awaited<ReturnType<typeof getBookThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookThumbnailsQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookThumbnails>>> = ({ signal }) => getBookThumbnails(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookThumbnailsQueryResult = NonNullable<Awaited<ReturnType<typeof getBookThumbnails>>>

export type GetBookThumbnailsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetBookThumbnails<TData = Awaited<ReturnType<typeof getBookThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getBookThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookThumbnails<TData = Awaited<ReturnType<typeof getBookThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getBookThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookThumbnails<TData = Awaited<ReturnType<typeof getBookThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Posters of a book
 */

export function useGetBookThumbnails<TData = Awaited<ReturnType<typeof getBookThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookThumbnailsQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddBookThumbnailMutationKey = () => ['addBookThumbnail'] as const;

export const getAddBookThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBookThumbnail>>, TError,AddBookThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addBookThumbnail>>, TError,AddBookThumbnailMutationVariables, TContext> => {

const mutationKey = getAddBookThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addBookThumbnail>>, AddBookThumbnailMutationVariables> = (props) => {
          const {bookId,data,params} = props ?? {};

          return  addBookThumbnail(bookId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AddBookThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof addBookThumbnail>>>

export type AddBookThumbnailMutationBody = AddBookThumbnailBody

export type AddBookThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse

export type AddBookThumbnailMutationVariables = {bookId: string;data: AddBookThumbnailBody;params?: AddBookThumbnailParams}

/**
 * @summary Add a poster to a book
 */
export const useAddBookThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBookThumbnail>>, TError,AddBookThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addBookThumbnail>>,
        TError,
        AddBookThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getAddBookThumbnailMutationOptions(options), queryClient);
    }

export const getGetBookThumbnailByIdQueryKey = (bookId: string,
    thumbnailId: string,) => ['getBookThumbnailById', { bookId, thumbnailId }] as const

export const getGetBookThumbnailByIdQueryOptions = <TData = Awaited<ReturnType<typeof getBookThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookThumbnailByIdQueryKey(bookId,thumbnailId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookThumbnailById>>> = ({ signal }) => getBookThumbnailById(bookId,thumbnailId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined && thumbnailId !== null && thumbnailId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnailById>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookThumbnailByIdQueryResult = NonNullable<Awaited<ReturnType<typeof getBookThumbnailById>>>

export type GetBookThumbnailByIdQueryError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookThumbnailById<TData = Awaited<ReturnType<typeof getBookThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string,
    thumbnailId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnailById>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getBookThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookThumbnailById<TData = Awaited<ReturnType<typeof getBookThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnailById>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getBookThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookThumbnailById<TData = Awaited<ReturnType<typeof getBookThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One poster of a book
 */

export function useGetBookThumbnailById<TData = Awaited<ReturnType<typeof getBookThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookThumbnailByIdQueryOptions(bookId,thumbnailId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteBookThumbnailMutationKey = () => ['deleteBookThumbnail'] as const;

export const getDeleteBookThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookThumbnail>>, TError,DeleteBookThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBookThumbnail>>, TError,DeleteBookThumbnailMutationVariables, TContext> => {

const mutationKey = getDeleteBookThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBookThumbnail>>, DeleteBookThumbnailMutationVariables> = (props) => {
          const {bookId,thumbnailId} = props ?? {};

          return  deleteBookThumbnail(bookId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteBookThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBookThumbnail>>>

export type DeleteBookThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteBookThumbnailMutationVariables = {bookId: string;thumbnailId: string}

/**
 * @summary Delete an uploaded poster of a book
 */
export const useDeleteBookThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookThumbnail>>, TError,DeleteBookThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBookThumbnail>>,
        TError,
        DeleteBookThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBookThumbnailMutationOptions(options), queryClient);
    }

export const getSelectBookThumbnailMutationKey = () => ['selectBookThumbnail'] as const;

export const getSelectBookThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectBookThumbnail>>, TError,SelectBookThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof selectBookThumbnail>>, TError,SelectBookThumbnailMutationVariables, TContext> => {

const mutationKey = getSelectBookThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof selectBookThumbnail>>, SelectBookThumbnailMutationVariables> = (props) => {
          const {bookId,thumbnailId} = props ?? {};

          return  selectBookThumbnail(bookId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type SelectBookThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof selectBookThumbnail>>>

export type SelectBookThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type SelectBookThumbnailMutationVariables = {bookId: string;thumbnailId: string}

/**
 * @summary Choose the poster of a book
 */
export const useSelectBookThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectBookThumbnail>>, TError,SelectBookThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof selectBookThumbnail>>,
        TError,
        SelectBookThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getSelectBookThumbnailMutationOptions(options), queryClient);
    }

export const getGetSeriesThumbnailQueryKey = (seriesId: string,) => ['getSeriesThumbnail', { seriesId }] as const

export const getGetSeriesThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getSeriesThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesThumbnailQueryKey(seriesId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeriesThumbnail>>> = ({ signal }) => getSeriesThumbnail(seriesId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getSeriesThumbnail>>>

export type GetSeriesThumbnailQueryError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetSeriesThumbnail<TData = Awaited<ReturnType<typeof getSeriesThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getSeriesThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesThumbnail<TData = Awaited<ReturnType<typeof getSeriesThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getSeriesThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesThumbnail<TData = Awaited<ReturnType<typeof getSeriesThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The chosen poster of a series
 */

export function useGetSeriesThumbnail<TData = Awaited<ReturnType<typeof getSeriesThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesThumbnailQueryOptions(seriesId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetSeriesThumbnailsQueryKey = (seriesId: string,) => ['getSeriesThumbnails', { seriesId }] as const

export const getGetSeriesThumbnailsQueryOptions = <TData = Awaited<ReturnType<typeof getSeriesThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesThumbnailsQueryKey(seriesId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeriesThumbnails>>> = ({ signal }) => getSeriesThumbnails(seriesId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesThumbnailsQueryResult = NonNullable<Awaited<ReturnType<typeof getSeriesThumbnails>>>

export type GetSeriesThumbnailsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetSeriesThumbnails<TData = Awaited<ReturnType<typeof getSeriesThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getSeriesThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesThumbnails<TData = Awaited<ReturnType<typeof getSeriesThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getSeriesThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesThumbnails<TData = Awaited<ReturnType<typeof getSeriesThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Posters of a series
 */

export function useGetSeriesThumbnails<TData = Awaited<ReturnType<typeof getSeriesThumbnails>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 seriesId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesThumbnailsQueryOptions(seriesId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddSeriesThumbnailMutationKey = () => ['addSeriesThumbnail'] as const;

export const getAddSeriesThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSeriesThumbnail>>, TError,AddSeriesThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addSeriesThumbnail>>, TError,AddSeriesThumbnailMutationVariables, TContext> => {

const mutationKey = getAddSeriesThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSeriesThumbnail>>, AddSeriesThumbnailMutationVariables> = (props) => {
          const {seriesId,data,params} = props ?? {};

          return  addSeriesThumbnail(seriesId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AddSeriesThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof addSeriesThumbnail>>>

export type AddSeriesThumbnailMutationBody = AddSeriesThumbnailBody

export type AddSeriesThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse

export type AddSeriesThumbnailMutationVariables = {seriesId: string;data: AddSeriesThumbnailBody;params?: AddSeriesThumbnailParams}

/**
 * @summary Add a poster to a series
 */
export const useAddSeriesThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSeriesThumbnail>>, TError,AddSeriesThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSeriesThumbnail>>,
        TError,
        AddSeriesThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getAddSeriesThumbnailMutationOptions(options), queryClient);
    }

export const getGetSeriesThumbnailByIdQueryKey = (seriesId: string,
    thumbnailId: string,) => ['getSeriesThumbnailById', { seriesId, thumbnailId }] as const

export const getGetSeriesThumbnailByIdQueryOptions = <TData = Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(seriesId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeriesThumbnailByIdQueryKey(seriesId,thumbnailId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeriesThumbnailById>>> = ({ signal }) => getSeriesThumbnailById(seriesId,thumbnailId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: seriesId !== null && seriesId !== undefined && thumbnailId !== null && thumbnailId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeriesThumbnailByIdQueryResult = NonNullable<Awaited<ReturnType<typeof getSeriesThumbnailById>>>

export type GetSeriesThumbnailByIdQueryError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetSeriesThumbnailById<TData = Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string,
    thumbnailId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getSeriesThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesThumbnailById<TData = Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeriesThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getSeriesThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetSeriesThumbnailById<TData = Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One poster of a series
 */

export function useGetSeriesThumbnailById<TData = Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 seriesId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeriesThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeriesThumbnailByIdQueryOptions(seriesId,thumbnailId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteSeriesThumbnailMutationKey = () => ['deleteSeriesThumbnail'] as const;

export const getDeleteSeriesThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSeriesThumbnail>>, TError,DeleteSeriesThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSeriesThumbnail>>, TError,DeleteSeriesThumbnailMutationVariables, TContext> => {

const mutationKey = getDeleteSeriesThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSeriesThumbnail>>, DeleteSeriesThumbnailMutationVariables> = (props) => {
          const {seriesId,thumbnailId} = props ?? {};

          return  deleteSeriesThumbnail(seriesId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteSeriesThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSeriesThumbnail>>>

export type DeleteSeriesThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteSeriesThumbnailMutationVariables = {seriesId: string;thumbnailId: string}

/**
 * @summary Delete an uploaded poster of a series
 */
export const useDeleteSeriesThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSeriesThumbnail>>, TError,DeleteSeriesThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSeriesThumbnail>>,
        TError,
        DeleteSeriesThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSeriesThumbnailMutationOptions(options), queryClient);
    }

export const getSelectSeriesThumbnailMutationKey = () => ['selectSeriesThumbnail'] as const;

export const getSelectSeriesThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectSeriesThumbnail>>, TError,SelectSeriesThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof selectSeriesThumbnail>>, TError,SelectSeriesThumbnailMutationVariables, TContext> => {

const mutationKey = getSelectSeriesThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof selectSeriesThumbnail>>, SelectSeriesThumbnailMutationVariables> = (props) => {
          const {seriesId,thumbnailId} = props ?? {};

          return  selectSeriesThumbnail(seriesId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type SelectSeriesThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof selectSeriesThumbnail>>>

export type SelectSeriesThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type SelectSeriesThumbnailMutationVariables = {seriesId: string;thumbnailId: string}

/**
 * @summary Choose the poster of a series
 */
export const useSelectSeriesThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectSeriesThumbnail>>, TError,SelectSeriesThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof selectSeriesThumbnail>>,
        TError,
        SelectSeriesThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getSelectSeriesThumbnailMutationOptions(options), queryClient);
    }

export const getGetCollectionThumbnailQueryKey = (collectionId: string,) => ['getCollectionThumbnail', { collectionId }] as const

export const getGetCollectionThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getCollectionThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionThumbnailQueryKey(collectionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionThumbnail>>> = ({ signal }) => getCollectionThumbnail(collectionId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: collectionId !== null && collectionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getCollectionThumbnail>>>

export type GetCollectionThumbnailQueryError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse

export function useGetCollectionThumbnail<TData = Awaited<ReturnType<typeof getCollectionThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getCollectionThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionThumbnail<TData = Awaited<ReturnType<typeof getCollectionThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getCollectionThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionThumbnail<TData = Awaited<ReturnType<typeof getCollectionThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The chosen poster of a collection
 */

export function useGetCollectionThumbnail<TData = Awaited<ReturnType<typeof getCollectionThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionThumbnailQueryOptions(collectionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCollectionThumbnailsQueryKey = (collectionId: string,) => ['getCollectionThumbnails', { collectionId }] as const

export const getGetCollectionThumbnailsQueryOptions = <TData = Awaited<ReturnType<typeof getCollectionThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionThumbnailsQueryKey(collectionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionThumbnails>>> = ({ signal }) => getCollectionThumbnails(collectionId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: collectionId !== null && collectionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionThumbnailsQueryResult = NonNullable<Awaited<ReturnType<typeof getCollectionThumbnails>>>

export type GetCollectionThumbnailsQueryError = UnauthorizedResponse | NotFoundResponse

export function useGetCollectionThumbnails<TData = Awaited<ReturnType<typeof getCollectionThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getCollectionThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionThumbnails<TData = Awaited<ReturnType<typeof getCollectionThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getCollectionThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionThumbnails<TData = Awaited<ReturnType<typeof getCollectionThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Posters of a collection
 */

export function useGetCollectionThumbnails<TData = Awaited<ReturnType<typeof getCollectionThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 collectionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionThumbnailsQueryOptions(collectionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddCollectionThumbnailMutationKey = () => ['addCollectionThumbnail'] as const;

export const getAddCollectionThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCollectionThumbnail>>, TError,AddCollectionThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addCollectionThumbnail>>, TError,AddCollectionThumbnailMutationVariables, TContext> => {

const mutationKey = getAddCollectionThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCollectionThumbnail>>, AddCollectionThumbnailMutationVariables> = (props) => {
          const {collectionId,data,params} = props ?? {};

          return  addCollectionThumbnail(collectionId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AddCollectionThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof addCollectionThumbnail>>>

export type AddCollectionThumbnailMutationBody = AddCollectionThumbnailBody

export type AddCollectionThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse

export type AddCollectionThumbnailMutationVariables = {collectionId: string;data: AddCollectionThumbnailBody;params?: AddCollectionThumbnailParams}

/**
 * @summary Add a poster to a collection
 */
export const useAddCollectionThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCollectionThumbnail>>, TError,AddCollectionThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCollectionThumbnail>>,
        TError,
        AddCollectionThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getAddCollectionThumbnailMutationOptions(options), queryClient);
    }

export const getGetCollectionThumbnailByIdQueryKey = (collectionId: string,
    thumbnailId: string,) => ['getCollectionThumbnailById', { collectionId, thumbnailId }] as const

export const getGetCollectionThumbnailByIdQueryOptions = <TData = Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(collectionId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCollectionThumbnailByIdQueryKey(collectionId,thumbnailId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCollectionThumbnailById>>> = ({ signal }) => getCollectionThumbnailById(collectionId,thumbnailId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: collectionId !== null && collectionId !== undefined && thumbnailId !== null && thumbnailId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCollectionThumbnailByIdQueryResult = NonNullable<Awaited<ReturnType<typeof getCollectionThumbnailById>>>

export type GetCollectionThumbnailByIdQueryError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse

export function useGetCollectionThumbnailById<TData = Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string,
    thumbnailId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getCollectionThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionThumbnailById<TData = Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCollectionThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getCollectionThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetCollectionThumbnailById<TData = Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One poster of a collection
 */

export function useGetCollectionThumbnailById<TData = Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 collectionId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCollectionThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCollectionThumbnailByIdQueryOptions(collectionId,thumbnailId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteCollectionThumbnailMutationKey = () => ['deleteCollectionThumbnail'] as const;

export const getDeleteCollectionThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollectionThumbnail>>, TError,DeleteCollectionThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCollectionThumbnail>>, TError,DeleteCollectionThumbnailMutationVariables, TContext> => {

const mutationKey = getDeleteCollectionThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCollectionThumbnail>>, DeleteCollectionThumbnailMutationVariables> = (props) => {
          const {collectionId,thumbnailId} = props ?? {};

          return  deleteCollectionThumbnail(collectionId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteCollectionThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCollectionThumbnail>>>

export type DeleteCollectionThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteCollectionThumbnailMutationVariables = {collectionId: string;thumbnailId: string}

/**
 * @summary Delete an uploaded poster of a collection
 */
export const useDeleteCollectionThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCollectionThumbnail>>, TError,DeleteCollectionThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCollectionThumbnail>>,
        TError,
        DeleteCollectionThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCollectionThumbnailMutationOptions(options), queryClient);
    }

export const getSelectCollectionThumbnailMutationKey = () => ['selectCollectionThumbnail'] as const;

export const getSelectCollectionThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectCollectionThumbnail>>, TError,SelectCollectionThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof selectCollectionThumbnail>>, TError,SelectCollectionThumbnailMutationVariables, TContext> => {

const mutationKey = getSelectCollectionThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof selectCollectionThumbnail>>, SelectCollectionThumbnailMutationVariables> = (props) => {
          const {collectionId,thumbnailId} = props ?? {};

          return  selectCollectionThumbnail(collectionId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type SelectCollectionThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof selectCollectionThumbnail>>>

export type SelectCollectionThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type SelectCollectionThumbnailMutationVariables = {collectionId: string;thumbnailId: string}

/**
 * @summary Choose the poster of a collection
 */
export const useSelectCollectionThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectCollectionThumbnail>>, TError,SelectCollectionThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof selectCollectionThumbnail>>,
        TError,
        SelectCollectionThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getSelectCollectionThumbnailMutationOptions(options), queryClient);
    }

export const getGetReadListThumbnailQueryKey = (readListId: string,) => ['getReadListThumbnail', { readListId }] as const

export const getGetReadListThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getReadListThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadListThumbnailQueryKey(readListId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadListThumbnail>>> = ({ signal }) => getReadListThumbnail(readListId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadListThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getReadListThumbnail>>>

export type GetReadListThumbnailQueryError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse

export function useGetReadListThumbnail<TData = Awaited<ReturnType<typeof getReadListThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getReadListThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListThumbnail<TData = Awaited<ReturnType<typeof getReadListThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getReadListThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListThumbnail<TData = Awaited<ReturnType<typeof getReadListThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The chosen poster of a read list
 */

export function useGetReadListThumbnail<TData = Awaited<ReturnType<typeof getReadListThumbnail>>, TError = NotModifiedResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadListThumbnailQueryOptions(readListId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetReadListThumbnailsQueryKey = (readListId: string,) => ['getReadListThumbnails', { readListId }] as const

export const getGetReadListThumbnailsQueryOptions = <TData = Awaited<ReturnType<typeof getReadListThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadListThumbnailsQueryKey(readListId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadListThumbnails>>> = ({ signal }) => getReadListThumbnails(readListId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadListThumbnailsQueryResult = NonNullable<Awaited<ReturnType<typeof getReadListThumbnails>>>

export type GetReadListThumbnailsQueryError = UnauthorizedResponse | NotFoundResponse

export function useGetReadListThumbnails<TData = Awaited<ReturnType<typeof getReadListThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getReadListThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListThumbnails<TData = Awaited<ReturnType<typeof getReadListThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListThumbnails>>,
          TError,
          Awaited<ReturnType<typeof getReadListThumbnails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListThumbnails<TData = Awaited<ReturnType<typeof getReadListThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Posters of a read list
 */

export function useGetReadListThumbnails<TData = Awaited<ReturnType<typeof getReadListThumbnails>>, TError = UnauthorizedResponse | NotFoundResponse>(
 readListId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadListThumbnailsQueryOptions(readListId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddReadListThumbnailMutationKey = () => ['addReadListThumbnail'] as const;

export const getAddReadListThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReadListThumbnail>>, TError,AddReadListThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addReadListThumbnail>>, TError,AddReadListThumbnailMutationVariables, TContext> => {

const mutationKey = getAddReadListThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addReadListThumbnail>>, AddReadListThumbnailMutationVariables> = (props) => {
          const {readListId,data,params} = props ?? {};

          return  addReadListThumbnail(readListId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AddReadListThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof addReadListThumbnail>>>

export type AddReadListThumbnailMutationBody = AddReadListThumbnailBody

export type AddReadListThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse

export type AddReadListThumbnailMutationVariables = {readListId: string;data: AddReadListThumbnailBody;params?: AddReadListThumbnailParams}

/**
 * @summary Add a poster to a read list
 */
export const useAddReadListThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addReadListThumbnail>>, TError,AddReadListThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addReadListThumbnail>>,
        TError,
        AddReadListThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getAddReadListThumbnailMutationOptions(options), queryClient);
    }

export const getGetReadListThumbnailByIdQueryKey = (readListId: string,
    thumbnailId: string,) => ['getReadListThumbnailById', { readListId, thumbnailId }] as const

export const getGetReadListThumbnailByIdQueryOptions = <TData = Awaited<ReturnType<typeof getReadListThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(readListId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadListThumbnailByIdQueryKey(readListId,thumbnailId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadListThumbnailById>>> = ({ signal }) => getReadListThumbnailById(readListId,thumbnailId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: readListId !== null && readListId !== undefined && thumbnailId !== null && thumbnailId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnailById>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadListThumbnailByIdQueryResult = NonNullable<Awaited<ReturnType<typeof getReadListThumbnailById>>>

export type GetReadListThumbnailByIdQueryError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse

export function useGetReadListThumbnailById<TData = Awaited<ReturnType<typeof getReadListThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string,
    thumbnailId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnailById>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getReadListThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListThumbnailById<TData = Awaited<ReturnType<typeof getReadListThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnailById>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListThumbnailById>>,
          TError,
          Awaited<ReturnType<typeof getReadListThumbnailById>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListThumbnailById<TData = Awaited<ReturnType<typeof getReadListThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One poster of a read list
 */

export function useGetReadListThumbnailById<TData = Awaited<ReturnType<typeof getReadListThumbnailById>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NotAcceptableResponse>(
 readListId: string,
    thumbnailId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListThumbnailById>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadListThumbnailByIdQueryOptions(readListId,thumbnailId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteReadListThumbnailMutationKey = () => ['deleteReadListThumbnail'] as const;

export const getDeleteReadListThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReadListThumbnail>>, TError,DeleteReadListThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReadListThumbnail>>, TError,DeleteReadListThumbnailMutationVariables, TContext> => {

const mutationKey = getDeleteReadListThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReadListThumbnail>>, DeleteReadListThumbnailMutationVariables> = (props) => {
          const {readListId,thumbnailId} = props ?? {};

          return  deleteReadListThumbnail(readListId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteReadListThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReadListThumbnail>>>

export type DeleteReadListThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteReadListThumbnailMutationVariables = {readListId: string;thumbnailId: string}

/**
 * @summary Delete an uploaded poster of a read list
 */
export const useDeleteReadListThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReadListThumbnail>>, TError,DeleteReadListThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReadListThumbnail>>,
        TError,
        DeleteReadListThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReadListThumbnailMutationOptions(options), queryClient);
    }

export const getSelectReadListThumbnailMutationKey = () => ['selectReadListThumbnail'] as const;

export const getSelectReadListThumbnailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectReadListThumbnail>>, TError,SelectReadListThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof selectReadListThumbnail>>, TError,SelectReadListThumbnailMutationVariables, TContext> => {

const mutationKey = getSelectReadListThumbnailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof selectReadListThumbnail>>, SelectReadListThumbnailMutationVariables> = (props) => {
          const {readListId,thumbnailId} = props ?? {};

          return  selectReadListThumbnail(readListId,thumbnailId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type SelectReadListThumbnailMutationResult = NonNullable<Awaited<ReturnType<typeof selectReadListThumbnail>>>

export type SelectReadListThumbnailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type SelectReadListThumbnailMutationVariables = {readListId: string;thumbnailId: string}

/**
 * @summary Choose the poster of a read list
 */
export const useSelectReadListThumbnail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectReadListThumbnail>>, TError,SelectReadListThumbnailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof selectReadListThumbnail>>,
        TError,
        SelectReadListThumbnailMutationVariables,
        TContext
      > => {
      return useMutation(getSelectReadListThumbnailMutationOptions(options), queryClient);
    }

export const getRegenerateBookThumbnailsMutationKey = () => ['regenerateBookThumbnails'] as const;

export const getRegenerateBookThumbnailsMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateBookThumbnails>>, TError,RegenerateBookThumbnailsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof regenerateBookThumbnails>>, TError,RegenerateBookThumbnailsMutationVariables, TContext> => {

const mutationKey = getRegenerateBookThumbnailsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof regenerateBookThumbnails>>, RegenerateBookThumbnailsMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  regenerateBookThumbnails(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type RegenerateBookThumbnailsMutationResult = NonNullable<Awaited<ReturnType<typeof regenerateBookThumbnails>>>

export type RegenerateBookThumbnailsMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse

export type RegenerateBookThumbnailsMutationVariables = {params?: RegenerateBookThumbnailsParams}

/**
 * @summary Make the posters of all books anew
 */
export const useRegenerateBookThumbnails = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regenerateBookThumbnails>>, TError,RegenerateBookThumbnailsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof regenerateBookThumbnails>>,
        TError,
        RegenerateBookThumbnailsMutationVariables,
        TContext
      > => {
      return useMutation(getRegenerateBookThumbnailsMutationOptions(options), queryClient);
    }
