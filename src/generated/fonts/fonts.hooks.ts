/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { NotAcceptableResponse, NotFoundResponse, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getFontFamilies, getFontCss, getFontFile } from './fonts.calls'

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

export const getGetFontFamiliesQueryKey = () => ['getFontFamilies'] as const

export const getGetFontFamiliesQueryOptions = <TData = Awaited<ReturnType<typeof getFontFamilies>>, TError = UnauthorizedResponse | NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFamilies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFontFamiliesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFontFamilies>>> = ({ signal }) => getFontFamilies({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFontFamilies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFontFamiliesQueryResult = NonNullable<Awaited<ReturnType<typeof getFontFamilies>>>

export type GetFontFamiliesQueryError = UnauthorizedResponse | NotAcceptableResponse

export function useGetFontFamilies<TData = Awaited<ReturnType<typeof getFontFamilies>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFamilies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFontFamilies>>,
          TError,
          Awaited<ReturnType<typeof getFontFamilies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetFontFamilies<TData = Awaited<ReturnType<typeof getFontFamilies>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFamilies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFontFamilies>>,
          TError,
          Awaited<ReturnType<typeof getFontFamilies>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetFontFamilies<TData = Awaited<ReturnType<typeof getFontFamilies>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFamilies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Font families that the server has
 */

export function useGetFontFamilies<TData = Awaited<ReturnType<typeof getFontFamilies>>, TError = UnauthorizedResponse | NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFamilies>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFontFamiliesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetFontCssQueryKey = (fontFamily: string,) => ['getFontCss', { fontFamily }] as const

export const getGetFontCssQueryOptions = <TData = Awaited<ReturnType<typeof getFontCss>>, TError = NotFoundResponse | NotAcceptableResponse>(fontFamily: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontCss>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFontCssQueryKey(fontFamily);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFontCss>>> = ({ signal }) => getFontCss(fontFamily, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: fontFamily !== null && fontFamily !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFontCss>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFontCssQueryResult = NonNullable<Awaited<ReturnType<typeof getFontCss>>>

export type GetFontCssQueryError = NotFoundResponse | NotAcceptableResponse

export function useGetFontCss<TData = Awaited<ReturnType<typeof getFontCss>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontCss>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFontCss>>,
          TError,
          Awaited<ReturnType<typeof getFontCss>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetFontCss<TData = Awaited<ReturnType<typeof getFontCss>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontCss>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFontCss>>,
          TError,
          Awaited<ReturnType<typeof getFontCss>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetFontCss<TData = Awaited<ReturnType<typeof getFontCss>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontCss>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Style sheet of a font family; its addresses are relative
 */

export function useGetFontCss<TData = Awaited<ReturnType<typeof getFontCss>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontCss>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFontCssQueryOptions(fontFamily,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetFontFileQueryKey = (fontFamily: string,
    fontFile: string,) => ['getFontFile', { fontFamily, fontFile }] as const

export const getGetFontFileQueryOptions = <TData = Awaited<ReturnType<typeof getFontFile>>, TError = NotFoundResponse | NotAcceptableResponse>(fontFamily: string,
    fontFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFontFileQueryKey(fontFamily,fontFile);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFontFile>>> = ({ signal }) => getFontFile(fontFamily,fontFile, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: fontFamily !== null && fontFamily !== undefined && fontFile !== null && fontFile !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFontFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFontFileQueryResult = NonNullable<Awaited<ReturnType<typeof getFontFile>>>

export type GetFontFileQueryError = NotFoundResponse | NotAcceptableResponse

export function useGetFontFile<TData = Awaited<ReturnType<typeof getFontFile>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string,
    fontFile: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFontFile>>,
          TError,
          Awaited<ReturnType<typeof getFontFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetFontFile<TData = Awaited<ReturnType<typeof getFontFile>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string,
    fontFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFontFile>>,
          TError,
          Awaited<ReturnType<typeof getFontFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetFontFile<TData = Awaited<ReturnType<typeof getFontFile>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string,
    fontFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary One file of a font family
 */

export function useGetFontFile<TData = Awaited<ReturnType<typeof getFontFile>>, TError = NotFoundResponse | NotAcceptableResponse>(
 fontFamily: string,
    fontFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFontFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFontFileQueryOptions(fontFamily,fontFile,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
