/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, BookMetadataUpdate, BookSearch, ConflictResponse, ForbiddenResponse, GetBookPageParams, GetBooksOnDeckParams, GetDuplicateBooksParams, GetLatestBooksParams, InvalidResponse, ListBooksByQueryParams, ListBooksParams, NotAcceptableResponse, NotFoundEmptyResponse, NotFoundResponse, NotModifiedResponse, Progression, ReadProgressUpdate, ServerFailedResponse, UnauthorizedResponse, UnsupportedMediaTypeResponse, UpdateBooksMetadataBody } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { listBooks, listBooksByQuery, getDuplicateBooks, getBooksOnDeck, getLatestBooks, updateBooksMetadata, getBook, getNextBook, getPreviousBook, getBookPages, getReadListsOfBook, analyzeBook, refreshBookMetadata, updateBookMetadata, updateBookReadProgress, deleteBookReadProgress, getBookProgression, updateBookProgression, deleteBookFile, downloadBook, getBookPage, getBookPageRaw, getBookPageThumbnail } from './books.calls'

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

export const getListBooksQueryKey = (bookSearch?: BookSearch,
    params?: ListBooksParams,) => ['listBooks', { bookSearch, params }] as const

export const getListBooksQueryOptions = <TData = Awaited<ReturnType<typeof listBooks>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(bookSearch: BookSearch,
    params?: ListBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBooksQueryKey(bookSearch,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBooks>>> = ({ signal }) => listBooks(bookSearch,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBooksQueryResult = NonNullable<Awaited<ReturnType<typeof listBooks>>>

export type ListBooksQueryError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse

export function useListBooks<TData = Awaited<ReturnType<typeof listBooks>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 bookSearch: BookSearch,
    params: undefined |  ListBooksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBooks>>,
          TError,
          Awaited<ReturnType<typeof listBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListBooks<TData = Awaited<ReturnType<typeof listBooks>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 bookSearch: BookSearch,
    params?: ListBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBooks>>,
          TError,
          Awaited<ReturnType<typeof listBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListBooks<TData = Awaited<ReturnType<typeof listBooks>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 bookSearch: BookSearch,
    params?: ListBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Books that meet a condition
 */

export function useListBooks<TData = Awaited<ReturnType<typeof listBooks>>, TError = BadRequestResponse | UnauthorizedResponse | UnsupportedMediaTypeResponse>(
 bookSearch: BookSearch,
    params?: ListBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBooksQueryOptions(bookSearch,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListBooksByQueryQueryKey = (params?: ListBooksByQueryParams,) => ['listBooksByQuery', { params }] as const

export const getListBooksByQueryQueryOptions = <TData = Awaited<ReturnType<typeof listBooksByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: ListBooksByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooksByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBooksByQueryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBooksByQuery>>> = ({ signal }) => listBooksByQuery(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBooksByQuery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBooksByQueryQueryResult = NonNullable<Awaited<ReturnType<typeof listBooksByQuery>>>

export type ListBooksByQueryQueryError = BadRequestResponse | UnauthorizedResponse

export function useListBooksByQuery<TData = Awaited<ReturnType<typeof listBooksByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  ListBooksByQueryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooksByQuery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBooksByQuery>>,
          TError,
          Awaited<ReturnType<typeof listBooksByQuery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListBooksByQuery<TData = Awaited<ReturnType<typeof listBooksByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListBooksByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooksByQuery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBooksByQuery>>,
          TError,
          Awaited<ReturnType<typeof listBooksByQuery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useListBooksByQuery<TData = Awaited<ReturnType<typeof listBooksByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListBooksByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooksByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @deprecated
 * @summary Books that meet the filters
 */

export function useListBooksByQuery<TData = Awaited<ReturnType<typeof listBooksByQuery>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: ListBooksByQueryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBooksByQuery>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBooksByQueryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetDuplicateBooksQueryKey = (params?: GetDuplicateBooksParams,) => ['getDuplicateBooks', { params }] as const

export const getGetDuplicateBooksQueryOptions = <TData = Awaited<ReturnType<typeof getDuplicateBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>(params?: GetDuplicateBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuplicateBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDuplicateBooksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDuplicateBooks>>> = ({ signal }) => getDuplicateBooks(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDuplicateBooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDuplicateBooksQueryResult = NonNullable<Awaited<ReturnType<typeof getDuplicateBooks>>>

export type GetDuplicateBooksQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse

export function useGetDuplicateBooks<TData = Awaited<ReturnType<typeof getDuplicateBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>(
 params: undefined |  GetDuplicateBooksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuplicateBooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDuplicateBooks>>,
          TError,
          Awaited<ReturnType<typeof getDuplicateBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetDuplicateBooks<TData = Awaited<ReturnType<typeof getDuplicateBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>(
 params?: GetDuplicateBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuplicateBooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDuplicateBooks>>,
          TError,
          Awaited<ReturnType<typeof getDuplicateBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetDuplicateBooks<TData = Awaited<ReturnType<typeof getDuplicateBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>(
 params?: GetDuplicateBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuplicateBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Books whose files are the same
 */

export function useGetDuplicateBooks<TData = Awaited<ReturnType<typeof getDuplicateBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>(
 params?: GetDuplicateBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuplicateBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDuplicateBooksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBooksOnDeckQueryKey = (params?: GetBooksOnDeckParams,) => ['getBooksOnDeck', { params }] as const

export const getGetBooksOnDeckQueryOptions = <TData = Awaited<ReturnType<typeof getBooksOnDeck>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetBooksOnDeckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOnDeck>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBooksOnDeckQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBooksOnDeck>>> = ({ signal }) => getBooksOnDeck(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBooksOnDeck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBooksOnDeckQueryResult = NonNullable<Awaited<ReturnType<typeof getBooksOnDeck>>>

export type GetBooksOnDeckQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetBooksOnDeck<TData = Awaited<ReturnType<typeof getBooksOnDeck>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetBooksOnDeckParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOnDeck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooksOnDeck>>,
          TError,
          Awaited<ReturnType<typeof getBooksOnDeck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBooksOnDeck<TData = Awaited<ReturnType<typeof getBooksOnDeck>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetBooksOnDeckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOnDeck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBooksOnDeck>>,
          TError,
          Awaited<ReturnType<typeof getBooksOnDeck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBooksOnDeck<TData = Awaited<ReturnType<typeof getBooksOnDeck>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetBooksOnDeckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOnDeck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The next unread book of every series that is being read
 */

export function useGetBooksOnDeck<TData = Awaited<ReturnType<typeof getBooksOnDeck>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetBooksOnDeckParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBooksOnDeck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBooksOnDeckQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetLatestBooksQueryKey = (params?: GetLatestBooksParams,) => ['getLatestBooks', { params }] as const

export const getGetLatestBooksQueryOptions = <TData = Awaited<ReturnType<typeof getLatestBooks>>, TError = BadRequestResponse | UnauthorizedResponse>(params?: GetLatestBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLatestBooksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLatestBooks>>> = ({ signal }) => getLatestBooks(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLatestBooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLatestBooksQueryResult = NonNullable<Awaited<ReturnType<typeof getLatestBooks>>>

export type GetLatestBooksQueryError = BadRequestResponse | UnauthorizedResponse

export function useGetLatestBooks<TData = Awaited<ReturnType<typeof getLatestBooks>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params: undefined |  GetLatestBooksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestBooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestBooks>>,
          TError,
          Awaited<ReturnType<typeof getLatestBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLatestBooks<TData = Awaited<ReturnType<typeof getLatestBooks>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLatestBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestBooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestBooks>>,
          TError,
          Awaited<ReturnType<typeof getLatestBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLatestBooks<TData = Awaited<ReturnType<typeof getLatestBooks>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLatestBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Books that came or changed last
 */

export function useGetLatestBooks<TData = Awaited<ReturnType<typeof getLatestBooks>>, TError = BadRequestResponse | UnauthorizedResponse>(
 params?: GetLatestBooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLatestBooksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateBooksMetadataMutationKey = () => ['updateBooksMetadata'] as const;

export const getUpdateBooksMetadataMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBooksMetadata>>, TError,UpdateBooksMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBooksMetadata>>, TError,UpdateBooksMetadataMutationVariables, TContext> => {

const mutationKey = getUpdateBooksMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBooksMetadata>>, UpdateBooksMetadataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateBooksMetadata(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateBooksMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof updateBooksMetadata>>>

export type UpdateBooksMetadataMutationBody = UpdateBooksMetadataBody

export type UpdateBooksMetadataMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type UpdateBooksMetadataMutationVariables = {data: UpdateBooksMetadataBody}

/**
 * @summary Change the metadata of many books at once
 */
export const useUpdateBooksMetadata = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBooksMetadata>>, TError,UpdateBooksMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBooksMetadata>>,
        TError,
        UpdateBooksMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBooksMetadataMutationOptions(options), queryClient);
    }

export const getGetBookQueryKey = (bookId: string,) => ['books', 'getOne', { id: bookId }] as const

export const getGetBookQueryOptions = <TData = Awaited<ReturnType<typeof getBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBook>>> = ({ signal }) => getBook(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookQueryResult = NonNullable<Awaited<ReturnType<typeof getBook>>>

export type GetBookQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse

export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBook>>,
          TError,
          Awaited<ReturnType<typeof getBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBook>>,
          TError,
          Awaited<ReturnType<typeof getBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One book
 */

export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundEmptyResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetNextBookQueryKey = (bookId: string,) => ['getNextBook', { bookId }] as const

export const getGetNextBookQueryOptions = <TData = Awaited<ReturnType<typeof getNextBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNextBookQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNextBook>>> = ({ signal }) => getNextBook(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNextBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNextBookQueryResult = NonNullable<Awaited<ReturnType<typeof getNextBook>>>

export type GetNextBookQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse

export function useGetNextBook<TData = Awaited<ReturnType<typeof getNextBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextBook>>,
          TError,
          Awaited<ReturnType<typeof getNextBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetNextBook<TData = Awaited<ReturnType<typeof getNextBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextBook>>,
          TError,
          Awaited<ReturnType<typeof getNextBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetNextBook<TData = Awaited<ReturnType<typeof getNextBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The book after this one in its series
 */

export function useGetNextBook<TData = Awaited<ReturnType<typeof getNextBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNextBookQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetPreviousBookQueryKey = (bookId: string,) => ['getPreviousBook', { bookId }] as const

export const getGetPreviousBookQueryOptions = <TData = Awaited<ReturnType<typeof getPreviousBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreviousBookQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreviousBook>>> = ({ signal }) => getPreviousBook(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreviousBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreviousBookQueryResult = NonNullable<Awaited<ReturnType<typeof getPreviousBook>>>

export type GetPreviousBookQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse

export function useGetPreviousBook<TData = Awaited<ReturnType<typeof getPreviousBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviousBook>>,
          TError,
          Awaited<ReturnType<typeof getPreviousBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPreviousBook<TData = Awaited<ReturnType<typeof getPreviousBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreviousBook>>,
          TError,
          Awaited<ReturnType<typeof getPreviousBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPreviousBook<TData = Awaited<ReturnType<typeof getPreviousBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The book before this one in its series
 */

export function useGetPreviousBook<TData = Awaited<ReturnType<typeof getPreviousBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreviousBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreviousBookQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookPagesQueryKey = (bookId: string,) => ['getBookPages', { bookId }] as const

export const getGetBookPagesQueryOptions = <TData = Awaited<ReturnType<typeof getBookPages>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookPagesQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookPages>>> = ({ signal }) => getBookPages(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookPagesQueryResult = NonNullable<Awaited<ReturnType<typeof getBookPages>>>

export type GetBookPagesQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetBookPages<TData = Awaited<ReturnType<typeof getBookPages>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPages>>,
          TError,
          Awaited<ReturnType<typeof getBookPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPages<TData = Awaited<ReturnType<typeof getBookPages>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPages>>,
          TError,
          Awaited<ReturnType<typeof getBookPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPages<TData = Awaited<ReturnType<typeof getBookPages>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Pages of a book
 */

export function useGetBookPages<TData = Awaited<ReturnType<typeof getBookPages>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookPagesQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetReadListsOfBookQueryKey = (bookId: string,) => ['getReadListsOfBook', { bookId }] as const

export const getGetReadListsOfBookQueryOptions = <TData = Awaited<ReturnType<typeof getReadListsOfBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListsOfBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadListsOfBookQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadListsOfBook>>> = ({ signal }) => getReadListsOfBook(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadListsOfBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadListsOfBookQueryResult = NonNullable<Awaited<ReturnType<typeof getReadListsOfBook>>>

export type GetReadListsOfBookQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetReadListsOfBook<TData = Awaited<ReturnType<typeof getReadListsOfBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListsOfBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListsOfBook>>,
          TError,
          Awaited<ReturnType<typeof getReadListsOfBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListsOfBook<TData = Awaited<ReturnType<typeof getReadListsOfBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListsOfBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadListsOfBook>>,
          TError,
          Awaited<ReturnType<typeof getReadListsOfBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetReadListsOfBook<TData = Awaited<ReturnType<typeof getReadListsOfBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListsOfBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Read lists that hold a book
 */

export function useGetReadListsOfBook<TData = Awaited<ReturnType<typeof getReadListsOfBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadListsOfBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadListsOfBookQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAnalyzeBookMutationKey = () => ['analyzeBook'] as const;

export const getAnalyzeBookMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeBook>>, TError,AnalyzeBookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof analyzeBook>>, TError,AnalyzeBookMutationVariables, TContext> => {

const mutationKey = getAnalyzeBookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof analyzeBook>>, AnalyzeBookMutationVariables> = (props) => {
          const {bookId} = props ?? {};

          return  analyzeBook(bookId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AnalyzeBookMutationResult = NonNullable<Awaited<ReturnType<typeof analyzeBook>>>

export type AnalyzeBookMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type AnalyzeBookMutationVariables = {bookId: string}

/**
 * @summary Analyse the file of a book again
 */
export const useAnalyzeBook = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeBook>>, TError,AnalyzeBookMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof analyzeBook>>,
        TError,
        AnalyzeBookMutationVariables,
        TContext
      > => {
      return useMutation(getAnalyzeBookMutationOptions(options), queryClient);
    }

export const getRefreshBookMetadataMutationKey = () => ['refreshBookMetadata'] as const;

export const getRefreshBookMetadataMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshBookMetadata>>, TError,RefreshBookMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshBookMetadata>>, TError,RefreshBookMetadataMutationVariables, TContext> => {

const mutationKey = getRefreshBookMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshBookMetadata>>, RefreshBookMetadataMutationVariables> = (props) => {
          const {bookId} = props ?? {};

          return  refreshBookMetadata(bookId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type RefreshBookMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof refreshBookMetadata>>>

export type RefreshBookMetadataMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type RefreshBookMetadataMutationVariables = {bookId: string}

/**
 * @summary Read the metadata of a book from its file again
 */
export const useRefreshBookMetadata = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshBookMetadata>>, TError,RefreshBookMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshBookMetadata>>,
        TError,
        RefreshBookMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshBookMetadataMutationOptions(options), queryClient);
    }

export const getUpdateBookMetadataMutationKey = () => ['updateBookMetadata'] as const;

export const getUpdateBookMetadataMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBookMetadata>>, TError,UpdateBookMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBookMetadata>>, TError,UpdateBookMetadataMutationVariables, TContext> => {

const mutationKey = getUpdateBookMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBookMetadata>>, UpdateBookMetadataMutationVariables> = (props) => {
          const {bookId,data} = props ?? {};

          return  updateBookMetadata(bookId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateBookMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof updateBookMetadata>>>

export type UpdateBookMetadataMutationBody = BookMetadataUpdate

export type UpdateBookMetadataMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse

export type UpdateBookMetadataMutationVariables = {bookId: string;data: BookMetadataUpdate}

/**
 * @summary Change the metadata of a book
 */
export const useUpdateBookMetadata = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBookMetadata>>, TError,UpdateBookMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBookMetadata>>,
        TError,
        UpdateBookMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBookMetadataMutationOptions(options), queryClient);
    }

export const getUpdateBookReadProgressMutationKey = () => ['updateBookReadProgress'] as const;

export const getUpdateBookReadProgressMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBookReadProgress>>, TError,UpdateBookReadProgressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBookReadProgress>>, TError,UpdateBookReadProgressMutationVariables, TContext> => {

const mutationKey = getUpdateBookReadProgressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBookReadProgress>>, UpdateBookReadProgressMutationVariables> = (props) => {
          const {bookId,data} = props ?? {};

          return  updateBookReadProgress(bookId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateBookReadProgressMutationResult = NonNullable<Awaited<ReturnType<typeof updateBookReadProgress>>>

export type UpdateBookReadProgressMutationBody = ReadProgressUpdate

export type UpdateBookReadProgressMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse

export type UpdateBookReadProgressMutationVariables = {bookId: string;data: ReadProgressUpdate}

/**
 * @summary Remember the page of a book that was read last, or that it is read
 */
export const useUpdateBookReadProgress = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBookReadProgress>>, TError,UpdateBookReadProgressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBookReadProgress>>,
        TError,
        UpdateBookReadProgressMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBookReadProgressMutationOptions(options), queryClient);
    }

export const getDeleteBookReadProgressMutationKey = () => ['deleteBookReadProgress'] as const;

export const getDeleteBookReadProgressMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookReadProgress>>, TError,DeleteBookReadProgressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBookReadProgress>>, TError,DeleteBookReadProgressMutationVariables, TContext> => {

const mutationKey = getDeleteBookReadProgressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBookReadProgress>>, DeleteBookReadProgressMutationVariables> = (props) => {
          const {bookId} = props ?? {};

          return  deleteBookReadProgress(bookId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteBookReadProgressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBookReadProgress>>>

export type DeleteBookReadProgressMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteBookReadProgressMutationVariables = {bookId: string}

/**
 * @summary Mark a book as unread
 */
export const useDeleteBookReadProgress = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookReadProgress>>, TError,DeleteBookReadProgressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBookReadProgress>>,
        TError,
        DeleteBookReadProgressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBookReadProgressMutationOptions(options), queryClient);
    }

export const getGetBookProgressionQueryKey = (bookId: string,) => ['getBookProgression', { bookId }] as const

export const getGetBookProgressionQueryOptions = <TData = Awaited<ReturnType<typeof getBookProgression>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookProgression>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookProgressionQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookProgression>>> = ({ signal }) => getBookProgression(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookProgression>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookProgressionQueryResult = NonNullable<Awaited<ReturnType<typeof getBookProgression>>>

export type GetBookProgressionQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookProgression<TData = Awaited<ReturnType<typeof getBookProgression>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookProgression>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookProgression>>,
          TError,
          Awaited<ReturnType<typeof getBookProgression>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookProgression<TData = Awaited<ReturnType<typeof getBookProgression>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookProgression>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookProgression>>,
          TError,
          Awaited<ReturnType<typeof getBookProgression>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookProgression<TData = Awaited<ReturnType<typeof getBookProgression>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookProgression>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The place in a book where reading stopped
 */

export function useGetBookProgression<TData = Awaited<ReturnType<typeof getBookProgression>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookProgression>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookProgressionQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateBookProgressionMutationKey = () => ['updateBookProgression'] as const;

export const getUpdateBookProgressionMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBookProgression>>, TError,UpdateBookProgressionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBookProgression>>, TError,UpdateBookProgressionMutationVariables, TContext> => {

const mutationKey = getUpdateBookProgressionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBookProgression>>, UpdateBookProgressionMutationVariables> = (props) => {
          const {bookId,data} = props ?? {};

          return  updateBookProgression(bookId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateBookProgressionMutationResult = NonNullable<Awaited<ReturnType<typeof updateBookProgression>>>

export type UpdateBookProgressionMutationBody = Progression

export type UpdateBookProgressionMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnsupportedMediaTypeResponse

export type UpdateBookProgressionMutationVariables = {bookId: string;data: Progression}

/**
 * @summary Remember the place in a book where reading stopped
 */
export const useUpdateBookProgression = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBookProgression>>, TError,UpdateBookProgressionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBookProgression>>,
        TError,
        UpdateBookProgressionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBookProgressionMutationOptions(options), queryClient);
    }

export const getDeleteBookFileMutationKey = () => ['deleteBookFile'] as const;

export const getDeleteBookFileMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookFile>>, TError,DeleteBookFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBookFile>>, TError,DeleteBookFileMutationVariables, TContext> => {

const mutationKey = getDeleteBookFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBookFile>>, DeleteBookFileMutationVariables> = (props) => {
          const {bookId} = props ?? {};

          return  deleteBookFile(bookId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteBookFileMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBookFile>>>

export type DeleteBookFileMutationError = UnauthorizedResponse | ForbiddenResponse

export type DeleteBookFileMutationVariables = {bookId: string}

/**
 * @summary Delete the file of a book from the disk
 */
export const useDeleteBookFile = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookFile>>, TError,DeleteBookFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBookFile>>,
        TError,
        DeleteBookFileMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBookFileMutationOptions(options), queryClient);
    }

export const getDownloadBookQueryKey = (bookId: string,) => ['downloadBook', { bookId }] as const

export const getDownloadBookQueryOptions = <TData = Awaited<ReturnType<typeof downloadBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadBookQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadBook>>> = ({ signal }) => downloadBook(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadBookQueryResult = NonNullable<Awaited<ReturnType<typeof downloadBook>>>

export type DownloadBookQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useDownloadBook<TData = Awaited<ReturnType<typeof downloadBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadBook>>,
          TError,
          Awaited<ReturnType<typeof downloadBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useDownloadBook<TData = Awaited<ReturnType<typeof downloadBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadBook>>,
          TError,
          Awaited<ReturnType<typeof downloadBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useDownloadBook<TData = Awaited<ReturnType<typeof downloadBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The file of a book
 */

export function useDownloadBook<TData = Awaited<ReturnType<typeof downloadBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadBookQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookPageQueryKey = (bookId: string,
    pageNumber: number,
    params?: GetBookPageParams,) => ['getBookPage', { bookId, pageNumber, params }] as const

export const getGetBookPageQueryOptions = <TData = Awaited<ReturnType<typeof getBookPage>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(bookId: string,
    pageNumber: number,
    params?: GetBookPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookPageQueryKey(bookId,pageNumber,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookPage>>> = ({ signal }) => getBookPage(bookId,pageNumber,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined && pageNumber !== null && pageNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookPageQueryResult = NonNullable<Awaited<ReturnType<typeof getBookPage>>>

export type GetBookPageQueryError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse

export function useGetBookPage<TData = Awaited<ReturnType<typeof getBookPage>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number,
    params: undefined |  GetBookPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPage>>,
          TError,
          Awaited<ReturnType<typeof getBookPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPage<TData = Awaited<ReturnType<typeof getBookPage>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number,
    params?: GetBookPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPage>>,
          TError,
          Awaited<ReturnType<typeof getBookPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPage<TData = Awaited<ReturnType<typeof getBookPage>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number,
    params?: GetBookPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The picture of a page
 */

export function useGetBookPage<TData = Awaited<ReturnType<typeof getBookPage>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number,
    params?: GetBookPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookPageQueryOptions(bookId,pageNumber,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookPageRawQueryKey = (bookId: string,
    pageNumber: number,) => ['getBookPageRaw', { bookId, pageNumber }] as const

export const getGetBookPageRawQueryOptions = <TData = Awaited<ReturnType<typeof getBookPageRaw>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageRaw>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookPageRawQueryKey(bookId,pageNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookPageRaw>>> = ({ signal }) => getBookPageRaw(bookId,pageNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined && pageNumber !== null && pageNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookPageRaw>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookPageRawQueryResult = NonNullable<Awaited<ReturnType<typeof getBookPageRaw>>>

export type GetBookPageRawQueryError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetBookPageRaw<TData = Awaited<ReturnType<typeof getBookPageRaw>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    pageNumber: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageRaw>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPageRaw>>,
          TError,
          Awaited<ReturnType<typeof getBookPageRaw>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPageRaw<TData = Awaited<ReturnType<typeof getBookPageRaw>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageRaw>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPageRaw>>,
          TError,
          Awaited<ReturnType<typeof getBookPageRaw>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPageRaw<TData = Awaited<ReturnType<typeof getBookPageRaw>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageRaw>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary A page of a PDF as a PDF of its own
 */

export function useGetBookPageRaw<TData = Awaited<ReturnType<typeof getBookPageRaw>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageRaw>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookPageRawQueryOptions(bookId,pageNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookPageThumbnailQueryKey = (bookId: string,
    pageNumber: number,) => ['getBookPageThumbnail', { bookId, pageNumber }] as const

export const getGetBookPageThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getBookPageThumbnail>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookPageThumbnailQueryKey(bookId,pageNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookPageThumbnail>>> = ({ signal }) => getBookPageThumbnail(bookId,pageNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined && pageNumber !== null && pageNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookPageThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookPageThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getBookPageThumbnail>>>

export type GetBookPageThumbnailQueryError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse

export function useGetBookPageThumbnail<TData = Awaited<ReturnType<typeof getBookPageThumbnail>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPageThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getBookPageThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPageThumbnail<TData = Awaited<ReturnType<typeof getBookPageThumbnail>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPageThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getBookPageThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPageThumbnail<TData = Awaited<ReturnType<typeof getBookPageThumbnail>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary A small picture of a page
 */

export function useGetBookPageThumbnail<TData = Awaited<ReturnType<typeof getBookPageThumbnail>>, TError = NotModifiedResponse | BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerFailedResponse>(
 bookId: string,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPageThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookPageThumbnailQueryOptions(bookId,pageNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
