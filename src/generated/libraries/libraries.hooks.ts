/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, InvalidResponse, LibraryCreation, LibraryUpdate, NotAcceptableResponse, NotFoundResponse, ScanLibraryParams, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getLibraries, createLibrary, getLibrary, updateLibrary, replaceLibrary, deleteLibrary, scanLibrary, analyzeLibrary, refreshLibraryMetadata, emptyLibraryTrash } from './libraries.calls'

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

export const getGetLibrariesQueryKey = () => ['getLibraries'] as const

export const getGetLibrariesQueryOptions = <TData = Awaited<ReturnType<typeof getLibraries>>, TError = UnauthorizedResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraries>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLibrariesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLibraries>>> = ({ signal }) => getLibraries({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLibraries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLibrariesQueryResult = NonNullable<Awaited<ReturnType<typeof getLibraries>>>

export type GetLibrariesQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetLibraries<TData = Awaited<ReturnType<typeof getLibraries>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLibraries>>,
          TError,
          Awaited<ReturnType<typeof getLibraries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLibraries<TData = Awaited<ReturnType<typeof getLibraries>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLibraries>>,
          TError,
          Awaited<ReturnType<typeof getLibraries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLibraries<TData = Awaited<ReturnType<typeof getLibraries>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Libraries that the caller may see
 */

export function useGetLibraries<TData = Awaited<ReturnType<typeof getLibraries>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraries>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLibrariesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateLibraryMutationKey = () => ['createLibrary'] as const;

export const getCreateLibraryMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLibrary>>, TError,CreateLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLibrary>>, TError,CreateLibraryMutationVariables, TContext> => {

const mutationKey = getCreateLibraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLibrary>>, CreateLibraryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLibrary(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type CreateLibraryMutationResult = NonNullable<Awaited<ReturnType<typeof createLibrary>>>

export type CreateLibraryMutationBody = LibraryCreation

export type CreateLibraryMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type CreateLibraryMutationVariables = {data: LibraryCreation}

/**
 * @summary Add a library
 */
export const useCreateLibrary = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLibrary>>, TError,CreateLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLibrary>>,
        TError,
        CreateLibraryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLibraryMutationOptions(options), queryClient);
    }

export const getGetLibraryQueryKey = (libraryId: string,) => ['libraries', 'getOne', { id: libraryId }] as const

export const getGetLibraryQueryOptions = <TData = Awaited<ReturnType<typeof getLibrary>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(libraryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibrary>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLibraryQueryKey(libraryId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLibrary>>> = ({ signal }) => getLibrary(libraryId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: libraryId !== null && libraryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLibrary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLibraryQueryResult = NonNullable<Awaited<ReturnType<typeof getLibrary>>>

export type GetLibraryQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export function useGetLibrary<TData = Awaited<ReturnType<typeof getLibrary>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 libraryId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibrary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLibrary>>,
          TError,
          Awaited<ReturnType<typeof getLibrary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLibrary<TData = Awaited<ReturnType<typeof getLibrary>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 libraryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibrary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLibrary>>,
          TError,
          Awaited<ReturnType<typeof getLibrary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetLibrary<TData = Awaited<ReturnType<typeof getLibrary>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 libraryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibrary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One library
 */

export function useGetLibrary<TData = Awaited<ReturnType<typeof getLibrary>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>(
 libraryId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibrary>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLibraryQueryOptions(libraryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateLibraryMutationKey = () => ['updateLibrary'] as const;

export const getUpdateLibraryMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLibrary>>, TError,UpdateLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLibrary>>, TError,UpdateLibraryMutationVariables, TContext> => {

const mutationKey = getUpdateLibraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLibrary>>, UpdateLibraryMutationVariables> = (props) => {
          const {libraryId,data} = props ?? {};

          return  updateLibrary(libraryId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type UpdateLibraryMutationResult = NonNullable<Awaited<ReturnType<typeof updateLibrary>>>

export type UpdateLibraryMutationBody = LibraryUpdate

export type UpdateLibraryMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse

export type UpdateLibraryMutationVariables = {libraryId: string;data: LibraryUpdate}

/**
 * @summary Change a library
 */
export const useUpdateLibrary = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLibrary>>, TError,UpdateLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLibrary>>,
        TError,
        UpdateLibraryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLibraryMutationOptions(options), queryClient);
    }

export const getReplaceLibraryMutationKey = () => ['replaceLibrary'] as const;

export const getReplaceLibraryMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceLibrary>>, TError,ReplaceLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceLibrary>>, TError,ReplaceLibraryMutationVariables, TContext> => {

const mutationKey = getReplaceLibraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceLibrary>>, ReplaceLibraryMutationVariables> = (props) => {
          const {libraryId,data} = props ?? {};

          return  replaceLibrary(libraryId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type ReplaceLibraryMutationResult = NonNullable<Awaited<ReturnType<typeof replaceLibrary>>>

export type ReplaceLibraryMutationBody = LibraryUpdate

export type ReplaceLibraryMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse

export type ReplaceLibraryMutationVariables = {libraryId: string;data: LibraryUpdate}

/**
 * @deprecated
 * @summary Change a library, the old way
 */
export const useReplaceLibrary = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceLibrary>>, TError,ReplaceLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceLibrary>>,
        TError,
        ReplaceLibraryMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceLibraryMutationOptions(options), queryClient);
    }

export const getDeleteLibraryMutationKey = () => ['deleteLibrary'] as const;

export const getDeleteLibraryMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLibrary>>, TError,DeleteLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLibrary>>, TError,DeleteLibraryMutationVariables, TContext> => {

const mutationKey = getDeleteLibraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLibrary>>, DeleteLibraryMutationVariables> = (props) => {
          const {libraryId} = props ?? {};

          return  deleteLibrary(libraryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type DeleteLibraryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLibrary>>>

export type DeleteLibraryMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type DeleteLibraryMutationVariables = {libraryId: string}

/**
 * @summary Remove a library; its files stay
 */
export const useDeleteLibrary = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLibrary>>, TError,DeleteLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLibrary>>,
        TError,
        DeleteLibraryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLibraryMutationOptions(options), queryClient);
    }

export const getScanLibraryMutationKey = () => ['scanLibrary'] as const;

export const getScanLibraryMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof scanLibrary>>, TError,ScanLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof scanLibrary>>, TError,ScanLibraryMutationVariables, TContext> => {

const mutationKey = getScanLibraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof scanLibrary>>, ScanLibraryMutationVariables> = (props) => {
          const {libraryId,params} = props ?? {};

          return  scanLibrary(libraryId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type ScanLibraryMutationResult = NonNullable<Awaited<ReturnType<typeof scanLibrary>>>

export type ScanLibraryMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type ScanLibraryMutationVariables = {libraryId: string;params?: ScanLibraryParams}

/**
 * @summary Scan a library for new, changed and missing files
 */
export const useScanLibrary = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof scanLibrary>>, TError,ScanLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof scanLibrary>>,
        TError,
        ScanLibraryMutationVariables,
        TContext
      > => {
      return useMutation(getScanLibraryMutationOptions(options), queryClient);
    }

export const getAnalyzeLibraryMutationKey = () => ['analyzeLibrary'] as const;

export const getAnalyzeLibraryMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeLibrary>>, TError,AnalyzeLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof analyzeLibrary>>, TError,AnalyzeLibraryMutationVariables, TContext> => {

const mutationKey = getAnalyzeLibraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof analyzeLibrary>>, AnalyzeLibraryMutationVariables> = (props) => {
          const {libraryId} = props ?? {};

          return  analyzeLibrary(libraryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type AnalyzeLibraryMutationResult = NonNullable<Awaited<ReturnType<typeof analyzeLibrary>>>

export type AnalyzeLibraryMutationError = UnauthorizedResponse | ForbiddenResponse

export type AnalyzeLibraryMutationVariables = {libraryId: string}

/**
 * @summary Analyse all files of a library again
 */
export const useAnalyzeLibrary = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof analyzeLibrary>>, TError,AnalyzeLibraryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof analyzeLibrary>>,
        TError,
        AnalyzeLibraryMutationVariables,
        TContext
      > => {
      return useMutation(getAnalyzeLibraryMutationOptions(options), queryClient);
    }

export const getRefreshLibraryMetadataMutationKey = () => ['refreshLibraryMetadata'] as const;

export const getRefreshLibraryMetadataMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshLibraryMetadata>>, TError,RefreshLibraryMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshLibraryMetadata>>, TError,RefreshLibraryMetadataMutationVariables, TContext> => {

const mutationKey = getRefreshLibraryMetadataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshLibraryMetadata>>, RefreshLibraryMetadataMutationVariables> = (props) => {
          const {libraryId} = props ?? {};

          return  refreshLibraryMetadata(libraryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type RefreshLibraryMetadataMutationResult = NonNullable<Awaited<ReturnType<typeof refreshLibraryMetadata>>>

export type RefreshLibraryMetadataMutationError = UnauthorizedResponse | ForbiddenResponse

export type RefreshLibraryMetadataMutationVariables = {libraryId: string}

/**
 * @summary Read all metadata of a library from its files again
 */
export const useRefreshLibraryMetadata = <TError = UnauthorizedResponse | ForbiddenResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshLibraryMetadata>>, TError,RefreshLibraryMetadataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshLibraryMetadata>>,
        TError,
        RefreshLibraryMetadataMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshLibraryMetadataMutationOptions(options), queryClient);
    }

export const getEmptyLibraryTrashMutationKey = () => ['emptyLibraryTrash'] as const;

export const getEmptyLibraryTrashMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emptyLibraryTrash>>, TError,EmptyLibraryTrashMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof emptyLibraryTrash>>, TError,EmptyLibraryTrashMutationVariables, TContext> => {

const mutationKey = getEmptyLibraryTrashMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emptyLibraryTrash>>, EmptyLibraryTrashMutationVariables> = (props) => {
          const {libraryId} = props ?? {};

          return  emptyLibraryTrash(libraryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type EmptyLibraryTrashMutationResult = NonNullable<Awaited<ReturnType<typeof emptyLibraryTrash>>>

export type EmptyLibraryTrashMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse

export type EmptyLibraryTrashMutationVariables = {libraryId: string}

/**
 * @summary Delete soft-deleted books and series from a library
 */
export const useEmptyLibraryTrash = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emptyLibraryTrash>>, TError,EmptyLibraryTrashMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emptyLibraryTrash>>,
        TError,
        EmptyLibraryTrashMutationVariables,
        TContext
      > => {
      return useMutation(getEmptyLibraryTrashMutationOptions(options), queryClient);
    }
