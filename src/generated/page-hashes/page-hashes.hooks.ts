/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, GetKnownPageHashesParams, GetPageHashMatchesParams, GetUnknownPageHashThumbnailParams, GetUnknownPageHashesParams, InvalidResponse, NotAcceptableResponse, NotFoundResponse, PageHashMatch, PageHashUpdate, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getKnownPageHashes, updatePageHash, getUnknownPageHashes, getPageHashMatches, deleteAllPageHashMatches, deletePageHashMatch, getKnownPageHashThumbnail, getUnknownPageHashThumbnail } from './page-hashes.calls'

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

export const getGetKnownPageHashesQueryKey = (params?: GetKnownPageHashesParams,) => ['getKnownPageHashes', { params }] as const

export const getGetKnownPageHashesQueryOptions = <TData = Awaited<ReturnType<typeof getKnownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(params?: GetKnownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKnownPageHashesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKnownPageHashes>>> = ({ signal }) => getKnownPageHashes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKnownPageHashesQueryResult = NonNullable<Awaited<ReturnType<typeof getKnownPageHashes>>>

export type GetKnownPageHashesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetKnownPageHashes<TData = Awaited<ReturnType<typeof getKnownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params: undefined |  GetKnownPageHashesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnownPageHashes>>,
          TError,
          Awaited<ReturnType<typeof getKnownPageHashes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetKnownPageHashes<TData = Awaited<ReturnType<typeof getKnownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetKnownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnownPageHashes>>,
          TError,
          Awaited<ReturnType<typeof getKnownPageHashes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetKnownPageHashes<TData = Awaited<ReturnType<typeof getKnownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetKnownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the known page hashes
 */

export function useGetKnownPageHashes<TData = Awaited<ReturnType<typeof getKnownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetKnownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKnownPageHashesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdatePageHashMutationKey = () => ['updatePageHash'] as const;

export const getUpdatePageHashMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePageHash>>, TError,UpdatePageHashMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePageHash>>, TError,UpdatePageHashMutationVariables, TContext> => {

const mutationKey = getUpdatePageHashMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePageHash>>, UpdatePageHashMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePageHash(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdatePageHashMutationResult = NonNullable<Awaited<ReturnType<typeof updatePageHash>>>

export type UpdatePageHashMutationBody = PageHashUpdate

export type UpdatePageHashMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type UpdatePageHashMutationVariables = {data: PageHashUpdate}

/**
 * @summary Decide about a page, for the first time or anew
 */
export const useUpdatePageHash = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePageHash>>, TError,UpdatePageHashMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePageHash>>,
        TError,
        UpdatePageHashMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePageHashMutationOptions(options), queryClient);
    }

export const getGetUnknownPageHashesQueryKey = (params?: GetUnknownPageHashesParams,) => ['getUnknownPageHashes', { params }] as const

export const getGetUnknownPageHashesQueryOptions = <TData = Awaited<ReturnType<typeof getUnknownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(params?: GetUnknownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnknownPageHashesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnknownPageHashes>>> = ({ signal }) => getUnknownPageHashes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnknownPageHashesQueryResult = NonNullable<Awaited<ReturnType<typeof getUnknownPageHashes>>>

export type GetUnknownPageHashesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetUnknownPageHashes<TData = Awaited<ReturnType<typeof getUnknownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params: undefined |  GetUnknownPageHashesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnknownPageHashes>>,
          TError,
          Awaited<ReturnType<typeof getUnknownPageHashes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUnknownPageHashes<TData = Awaited<ReturnType<typeof getUnknownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetUnknownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnknownPageHashes>>,
          TError,
          Awaited<ReturnType<typeof getUnknownPageHashes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUnknownPageHashes<TData = Awaited<ReturnType<typeof getUnknownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetUnknownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the unknown page hashes, found in several pages
 */

export function useGetUnknownPageHashes<TData = Awaited<ReturnType<typeof getUnknownPageHashes>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 params?: GetUnknownPageHashesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnknownPageHashesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetPageHashMatchesQueryKey = (pageHash: string,
    params?: GetPageHashMatchesParams,) => ['getPageHashMatches', { pageHash, params }] as const

export const getGetPageHashMatchesQueryOptions = <TData = Awaited<ReturnType<typeof getPageHashMatches>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(pageHash: string,
    params?: GetPageHashMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageHashMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageHashMatchesQueryKey(pageHash,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPageHashMatches>>> = ({ signal }) => getPageHashMatches(pageHash,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: pageHash !== null && pageHash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPageHashMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageHashMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof getPageHashMatches>>>

export type GetPageHashMatchesQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

export function useGetPageHashMatches<TData = Awaited<ReturnType<typeof getPageHashMatches>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 pageHash: string,
    params: undefined |  GetPageHashMatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageHashMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageHashMatches>>,
          TError,
          Awaited<ReturnType<typeof getPageHashMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPageHashMatches<TData = Awaited<ReturnType<typeof getPageHashMatches>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 pageHash: string,
    params?: GetPageHashMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageHashMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageHashMatches>>,
          TError,
          Awaited<ReturnType<typeof getPageHashMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetPageHashMatches<TData = Awaited<ReturnType<typeof getPageHashMatches>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 pageHash: string,
    params?: GetPageHashMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageHashMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Where a page appears; nowhere for an unknown hash
 */

export function useGetPageHashMatches<TData = Awaited<ReturnType<typeof getPageHashMatches>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse>(
 pageHash: string,
    params?: GetPageHashMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageHashMatches>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageHashMatchesQueryOptions(pageHash,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeleteAllPageHashMatchesMutationKey = () => ['deleteAllPageHashMatches'] as const;

export const getDeleteAllPageHashMatchesMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAllPageHashMatches>>, TError,DeleteAllPageHashMatchesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAllPageHashMatches>>, TError,DeleteAllPageHashMatchesMutationVariables, TContext> => {

const mutationKey = getDeleteAllPageHashMatchesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAllPageHashMatches>>, DeleteAllPageHashMatchesMutationVariables> = (props) => {
          const {pageHash} = props ?? {};

          return  deleteAllPageHashMatches(pageHash,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteAllPageHashMatchesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAllPageHashMatches>>>

export type DeleteAllPageHashMatchesMutationError = UnauthorizedResponse | ForbiddenResponse

export type DeleteAllPageHashMatchesMutationVariables = {pageHash: string}

/**
 * @summary Remove a page from all books
 */
export const useDeleteAllPageHashMatches = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAllPageHashMatches>>, TError,DeleteAllPageHashMatchesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAllPageHashMatches>>,
        TError,
        DeleteAllPageHashMatchesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAllPageHashMatchesMutationOptions(options), queryClient);
    }

export const getDeletePageHashMatchMutationKey = () => ['deletePageHashMatch'] as const;

export const getDeletePageHashMatchMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePageHashMatch>>, TError,DeletePageHashMatchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePageHashMatch>>, TError,DeletePageHashMatchMutationVariables, TContext> => {

const mutationKey = getDeletePageHashMatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePageHashMatch>>, DeletePageHashMatchMutationVariables> = (props) => {
          const {pageHash,data} = props ?? {};

          return  deletePageHashMatch(pageHash,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeletePageHashMatchMutationResult = NonNullable<Awaited<ReturnType<typeof deletePageHashMatch>>>

export type DeletePageHashMatchMutationBody = PageHashMatch

export type DeletePageHashMatchMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type DeletePageHashMatchMutationVariables = {pageHash: string;data: PageHashMatch}

/**
 * @summary Remove a page from one book
 */
export const useDeletePageHashMatch = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePageHashMatch>>, TError,DeletePageHashMatchMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePageHashMatch>>,
        TError,
        DeletePageHashMatchMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePageHashMatchMutationOptions(options), queryClient);
    }

export const getGetKnownPageHashThumbnailQueryKey = (pageHash: string,) => ['getKnownPageHashThumbnail', { pageHash }] as const

export const getGetKnownPageHashThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(pageHash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKnownPageHashThumbnailQueryKey(pageHash);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>> = ({ signal }) => getKnownPageHashThumbnail(pageHash, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: pageHash !== null && pageHash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKnownPageHashThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>>

export type GetKnownPageHashThumbnailQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetKnownPageHashThumbnail<TData = Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnownPageHashThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getKnownPageHashThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetKnownPageHashThumbnail<TData = Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKnownPageHashThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getKnownPageHashThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetKnownPageHashThumbnail<TData = Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Picture of a known page
 */

export function useGetKnownPageHashThumbnail<TData = Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKnownPageHashThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKnownPageHashThumbnailQueryOptions(pageHash,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetUnknownPageHashThumbnailQueryKey = (pageHash: string,
    params?: GetUnknownPageHashThumbnailParams,) => ['getUnknownPageHashThumbnail', { pageHash, params }] as const

export const getGetUnknownPageHashThumbnailQueryOptions = <TData = Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(pageHash: string,
    params?: GetUnknownPageHashThumbnailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnknownPageHashThumbnailQueryKey(pageHash,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>> = ({ signal }) => getUnknownPageHashThumbnail(pageHash,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: pageHash !== null && pageHash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnknownPageHashThumbnailQueryResult = NonNullable<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>>

export type GetUnknownPageHashThumbnailQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetUnknownPageHashThumbnail<TData = Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string,
    params: undefined |  GetUnknownPageHashThumbnailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUnknownPageHashThumbnail<TData = Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string,
    params?: GetUnknownPageHashThumbnailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>,
          TError,
          Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetUnknownPageHashThumbnail<TData = Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string,
    params?: GetUnknownPageHashThumbnailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Image of a page with an unknown hash
 */

export function useGetUnknownPageHashThumbnail<TData = Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 pageHash: string,
    params?: GetUnknownPageHashThumbnailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnknownPageHashThumbnail>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnknownPageHashThumbnailQueryOptions(pageHash,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
