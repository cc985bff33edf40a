/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, NotAcceptableResponse, NotFoundResponse, NotModifiedResponse, Positions, ServerErrorBody, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getBookManifest, getBookDivinaManifest, getBookEpubManifest, getBookPdfManifest, getBookPositions, getBookResource } from './publications.calls'

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

export const getGetBookManifestQueryKey = (bookId: string,) => ['getBookManifest', { bookId }] as const

export const getGetBookManifestQueryOptions = <TData = Awaited<ReturnType<typeof getBookManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookManifestQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookManifest>>> = ({ signal }) => getBookManifest(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookManifest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookManifestQueryResult = NonNullable<Awaited<ReturnType<typeof getBookManifest>>>

export type GetBookManifestQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookManifest<TData = Awaited<ReturnType<typeof getBookManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookManifest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookManifest<TData = Awaited<ReturnType<typeof getBookManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookManifest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookManifest<TData = Awaited<ReturnType<typeof getBookManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The manifest that fits the book
 */

export function useGetBookManifest<TData = Awaited<ReturnType<typeof getBookManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookManifestQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookDivinaManifestQueryKey = (bookId: string,) => ['getBookDivinaManifest', { bookId }] as const

export const getGetBookDivinaManifestQueryOptions = <TData = Awaited<ReturnType<typeof getBookDivinaManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDivinaManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookDivinaManifestQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookDivinaManifest>>> = ({ signal }) => getBookDivinaManifest(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookDivinaManifest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookDivinaManifestQueryResult = NonNullable<Awaited<ReturnType<typeof getBookDivinaManifest>>>

export type GetBookDivinaManifestQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookDivinaManifest<TData = Awaited<ReturnType<typeof getBookDivinaManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDivinaManifest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookDivinaManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookDivinaManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookDivinaManifest<TData = Awaited<ReturnType<typeof getBookDivinaManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDivinaManifest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookDivinaManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookDivinaManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookDivinaManifest<TData = Awaited<ReturnType<typeof getBookDivinaManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDivinaManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The manifest of a book as pictures
 */

export function useGetBookDivinaManifest<TData = Awaited<ReturnType<typeof getBookDivinaManifest>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDivinaManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookDivinaManifestQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookEpubManifestQueryKey = (bookId: string,) => ['getBookEpubManifest', { bookId }] as const

export const getGetBookEpubManifestQueryOptions = <TData = Awaited<ReturnType<typeof getBookEpubManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookEpubManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookEpubManifestQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookEpubManifest>>> = ({ signal }) => getBookEpubManifest(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookEpubManifest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookEpubManifestQueryResult = NonNullable<Awaited<ReturnType<typeof getBookEpubManifest>>>

export type GetBookEpubManifestQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookEpubManifest<TData = Awaited<ReturnType<typeof getBookEpubManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookEpubManifest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookEpubManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookEpubManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookEpubManifest<TData = Awaited<ReturnType<typeof getBookEpubManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookEpubManifest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookEpubManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookEpubManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookEpubManifest<TData = Awaited<ReturnType<typeof getBookEpubManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookEpubManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The manifest of an EPUB
 */

export function useGetBookEpubManifest<TData = Awaited<ReturnType<typeof getBookEpubManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookEpubManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookEpubManifestQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookPdfManifestQueryKey = (bookId: string,) => ['getBookPdfManifest', { bookId }] as const

export const getGetBookPdfManifestQueryOptions = <TData = Awaited<ReturnType<typeof getBookPdfManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPdfManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookPdfManifestQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookPdfManifest>>> = ({ signal }) => getBookPdfManifest(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookPdfManifest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookPdfManifestQueryResult = NonNullable<Awaited<ReturnType<typeof getBookPdfManifest>>>

export type GetBookPdfManifestQueryError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookPdfManifest<TData = Awaited<ReturnType<typeof getBookPdfManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPdfManifest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPdfManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookPdfManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPdfManifest<TData = Awaited<ReturnType<typeof getBookPdfManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPdfManifest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPdfManifest>>,
          TError,
          Awaited<ReturnType<typeof getBookPdfManifest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPdfManifest<TData = Awaited<ReturnType<typeof getBookPdfManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPdfManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary The manifest of a PDF
 */

export function useGetBookPdfManifest<TData = Awaited<ReturnType<typeof getBookPdfManifest>>, TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPdfManifest>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookPdfManifestQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookPositionsQueryKey = (bookId: string,) => ['getBookPositions', { bookId }] as const

export const getGetBookPositionsQueryOptions = <TData = Awaited<ReturnType<typeof getBookPositions>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookPositionsQueryKey(bookId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookPositions>>> = ({ signal }) => getBookPositions(bookId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof getBookPositions>>>

export type GetBookPositionsQueryError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse

export function useGetBookPositions<TData = Awaited<ReturnType<typeof getBookPositions>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPositions>>,
          TError,
          Awaited<ReturnType<typeof getBookPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPositions<TData = Awaited<ReturnType<typeof getBookPositions>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookPositions>>,
          TError,
          Awaited<ReturnType<typeof getBookPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookPositions<TData = Awaited<ReturnType<typeof getBookPositions>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Positions of an EPUB
 */

export function useGetBookPositions<TData = Awaited<ReturnType<typeof getBookPositions>>, TError = NotModifiedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | NotAcceptableResponse>(
 bookId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookPositionsQueryOptions(bookId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetBookResourceQueryKey = (bookId: string,
    resource: string,) => ['getBookResource', { bookId, resource }] as const

export const getGetBookResourceQueryOptions = <TData = Awaited<ReturnType<typeof getBookResource>>, TError = NotModifiedResponse | BadRequestResponse | ServerErrorBody | ForbiddenResponse | NotFoundResponse>(bookId: string,
    resource: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookResourceQueryKey(bookId,resource);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookResource>>> = ({ signal }) => getBookResource(bookId,resource, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bookId !== null && bookId !== undefined && resource !== null && resource !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookResource>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookResourceQueryResult = NonNullable<Awaited<ReturnType<typeof getBookResource>>>

export type GetBookResourceQueryError = NotModifiedResponse | BadRequestResponse | ServerErrorBody | ForbiddenResponse | NotFoundResponse

export function useGetBookResource<TData = Awaited<ReturnType<typeof getBookResource>>, TError = NotModifiedResponse | BadRequestResponse | ServerErrorBody | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    resource: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookResource>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookResource>>,
          TError,
          Awaited<ReturnType<typeof getBookResource>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookResource<TData = Awaited<ReturnType<typeof getBookResource>>, TError = NotModifiedResponse | BadRequestResponse | ServerErrorBody | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    resource: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookResource>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookResource>>,
          TError,
          Awaited<ReturnType<typeof getBookResource>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetBookResource<TData = Awaited<ReturnType<typeof getBookResource>>, TError = NotModifiedResponse | BadRequestResponse | ServerErrorBody | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    resource: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary A file inside an EPUB
 */

export function useGetBookResource<TData = Awaited<ReturnType<typeof getBookResource>>, TError = NotModifiedResponse | BadRequestResponse | ServerErrorBody | ForbiddenResponse | NotFoundResponse>(
 bookId: string,
    resource: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookResourceQueryOptions(bookId,resource,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
