/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, BookImportBatch, ForbiddenResponse, Id, NotFoundResponse, TransientBooksRequest, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { scanTransientBooks, analyzeTransientBook, getTransientBookPage, importBooks } from './import-books.calls'

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

export const getScanTransientBooksQueryKey = (transientBooksRequest?: TransientBooksRequest,) => ['scanTransientBooks', { transientBooksRequest }] as const

export const getScanTransientBooksQueryOptions = <TData = Awaited<ReturnType<typeof scanTransientBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(transientBooksRequest: TransientBooksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanTransientBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getScanTransientBooksQueryKey(transientBooksRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof scanTransientBooks>>> = ({ signal }) => scanTransientBooks(transientBooksRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof scanTransientBooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ScanTransientBooksQueryResult = NonNullable<Awaited<ReturnType<typeof scanTransientBooks>>>

export type ScanTransientBooksQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export function useScanTransientBooks<TData = Awaited<ReturnType<typeof scanTransientBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 transientBooksRequest: TransientBooksRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanTransientBooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof scanTransientBooks>>,
          TError,
          Awaited<ReturnType<typeof scanTransientBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useScanTransientBooks<TData = Awaited<ReturnType<typeof scanTransientBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 transientBooksRequest: TransientBooksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanTransientBooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof scanTransientBooks>>,
          TError,
          Awaited<ReturnType<typeof scanTransientBooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useScanTransientBooks<TData = Awaited<ReturnType<typeof scanTransientBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 transientBooksRequest: TransientBooksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanTransientBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Scan a folder outside the libraries for books
 */

export function useScanTransientBooks<TData = Awaited<ReturnType<typeof scanTransientBooks>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse>(
 transientBooksRequest: TransientBooksRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanTransientBooks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getScanTransientBooksQueryOptions(transientBooksRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAnalyzeTransientBookQueryKey = (transientBookId: Id,) => ['analyzeTransientBook', { transientBookId }] as const

export const getAnalyzeTransientBookQueryOptions = <TData = Awaited<ReturnType<typeof analyzeTransientBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(transientBookId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof analyzeTransientBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAnalyzeTransientBookQueryKey(transientBookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof analyzeTransientBook>>> = ({ signal }) => analyzeTransientBook(transientBookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: transientBookId !== null && transientBookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof analyzeTransientBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AnalyzeTransientBookQueryResult = NonNullable<Awaited<ReturnType<typeof analyzeTransientBook>>>

export type AnalyzeTransientBookQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useAnalyzeTransientBook<TData = Awaited<ReturnType<typeof analyzeTransientBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof analyzeTransientBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof analyzeTransientBook>>,
          TError,
          Awaited<ReturnType<typeof analyzeTransientBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAnalyzeTransientBook<TData = Awaited<ReturnType<typeof analyzeTransientBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof analyzeTransientBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof analyzeTransientBook>>,
          TError,
          Awaited<ReturnType<typeof analyzeTransientBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useAnalyzeTransientBook<TData = Awaited<ReturnType<typeof analyzeTransientBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof analyzeTransientBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Analyse a transient book
 */

export function useAnalyzeTransientBook<TData = Awaited<ReturnType<typeof analyzeTransientBook>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof analyzeTransientBook>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAnalyzeTransientBookQueryOptions(transientBookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTransientBookPageQueryKey = (transientBookId: Id,
    pageNumber: number,) => ['getTransientBookPage', { transientBookId, pageNumber }] as const

export const getGetTransientBookPageQueryOptions = <TData = Awaited<ReturnType<typeof getTransientBookPage>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(transientBookId: Id,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransientBookPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTransientBookPageQueryKey(transientBookId,pageNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransientBookPage>>> = ({ signal }) => getTransientBookPage(transientBookId,pageNumber, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: transientBookId !== null && transientBookId !== undefined && pageNumber !== null && pageNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransientBookPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransientBookPageQueryResult = NonNullable<Awaited<ReturnType<typeof getTransientBookPage>>>

export type GetTransientBookPageQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetTransientBookPage<TData = Awaited<ReturnType<typeof getTransientBookPage>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id,
    pageNumber: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransientBookPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransientBookPage>>,
          TError,
          Awaited<ReturnType<typeof getTransientBookPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetTransientBookPage<TData = Awaited<ReturnType<typeof getTransientBookPage>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransientBookPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransientBookPage>>,
          TError,
          Awaited<ReturnType<typeof getTransientBookPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetTransientBookPage<TData = Awaited<ReturnType<typeof getTransientBookPage>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransientBookPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The picture of a page of a found book
 */

export function useGetTransientBookPage<TData = Awaited<ReturnType<typeof getTransientBookPage>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 transientBookId: Id,
    pageNumber: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransientBookPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTransientBookPageQueryOptions(transientBookId,pageNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getImportBooksMutationKey = () => ['importBooks'] as const;

export const getImportBooksMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importBooks>>, TError,ImportBooksMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importBooks>>, TError,ImportBooksMutationVariables, TContext> => {

const mutationKey = getImportBooksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importBooks>>, ImportBooksMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importBooks(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type ImportBooksMutationResult = NonNullable<Awaited<ReturnType<typeof importBooks>>>

export type ImportBooksMutationBody = BookImportBatch

export type ImportBooksMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type ImportBooksMutationVariables = {data: BookImportBatch}

/**
 * @summary Import files into series. Live events BookImported report the results
 */
export const useImportBooks = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importBooks>>, TError,ImportBooksMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importBooks>>,
        TError,
        ImportBooksMutationVariables,
        TContext
      > => {
      return useMutation(getImportBooksMutationOptions(options), queryClient);
    }
