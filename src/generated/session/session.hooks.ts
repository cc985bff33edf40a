/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ClaimServerHeaders, InvalidResponse, NotAcceptableResponse, SetSessionCookieHeaders, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getClaim, claimServer, getOAuth2Providers, setSessionCookie, logOut } from './session.calls'

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

export const getGetClaimQueryKey = () => ['getClaim'] as const

export const getGetClaimQueryOptions = <TData = Awaited<ReturnType<typeof getClaim>>, TError = NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClaimQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClaim>>> = ({ signal }) => getClaim({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetClaimQueryResult = NonNullable<Awaited<ReturnType<typeof getClaim>>>

export type GetClaimQueryError = NotAcceptableResponse

export function useGetClaim<TData = Awaited<ReturnType<typeof getClaim>>, TError = NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClaim>>,
          TError,
          Awaited<ReturnType<typeof getClaim>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetClaim<TData = Awaited<ReturnType<typeof getClaim>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClaim>>,
          TError,
          Awaited<ReturnType<typeof getClaim>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetClaim<TData = Awaited<ReturnType<typeof getClaim>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Return whether the server is claimed
 */

export function useGetClaim<TData = Awaited<ReturnType<typeof getClaim>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClaim>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetClaimQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getClaimServerMutationKey = () => ['claimServer'] as const;

export const getClaimServerMutationOptions = <TError = InvalidResponse | NotAcceptableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimServer>>, TError,ClaimServerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimServer>>, TError,ClaimServerMutationVariables, TContext> => {

const mutationKey = getClaimServerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimServer>>, ClaimServerMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  claimServer(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type ClaimServerMutationResult = NonNullable<Awaited<ReturnType<typeof claimServer>>>

export type ClaimServerMutationError = InvalidResponse | NotAcceptableResponse

export type ClaimServerMutationVariables = {headers: ClaimServerHeaders}

/**
 * @summary Make the first account, with every role; this does not sign in
 */
export const useClaimServer = <TError = InvalidResponse | NotAcceptableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimServer>>, TError,ClaimServerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimServer>>,
        TError,
        ClaimServerMutationVariables,
        TContext
      > => {
      return useMutation(getClaimServerMutationOptions(options), queryClient);
    }

export const getGetOAuth2ProvidersQueryKey = () => ['getOAuth2Providers'] as const

export const getGetOAuth2ProvidersQueryOptions = <TData = Awaited<ReturnType<typeof getOAuth2Providers>>, TError = NotAcceptableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOAuth2Providers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOAuth2ProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOAuth2Providers>>> = ({ signal }) => getOAuth2Providers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOAuth2Providers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOAuth2ProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof getOAuth2Providers>>>

export type GetOAuth2ProvidersQueryError = NotAcceptableResponse

export function useGetOAuth2Providers<TData = Awaited<ReturnType<typeof getOAuth2Providers>>, TError = NotAcceptableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOAuth2Providers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOAuth2Providers>>,
          TError,
          Awaited<ReturnType<typeof getOAuth2Providers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetOAuth2Providers<TData = Awaited<ReturnType<typeof getOAuth2Providers>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOAuth2Providers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOAuth2Providers>>,
          TError,
          Awaited<ReturnType<typeof getOAuth2Providers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetOAuth2Providers<TData = Awaited<ReturnType<typeof getOAuth2Providers>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOAuth2Providers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary List the OAuth2 providers
 */

export function useGetOAuth2Providers<TData = Awaited<ReturnType<typeof getOAuth2Providers>>, TError = NotAcceptableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOAuth2Providers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOAuth2ProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetSessionCookieQueryKey = () => ['setSessionCookie'] as const

export const getSetSessionCookieQueryOptions = <TData = Awaited<ReturnType<typeof setSessionCookie>>, TError = UnauthorizedResponse>(headers: SetSessionCookieHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof setSessionCookie>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSetSessionCookieQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof setSessionCookie>>> = ({ signal }) => setSessionCookie(headers, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof setSessionCookie>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SetSessionCookieQueryResult = NonNullable<Awaited<ReturnType<typeof setSessionCookie>>>

export type SetSessionCookieQueryError = UnauthorizedResponse

export function useSetSessionCookie<TData = Awaited<ReturnType<typeof setSessionCookie>>, TError = UnauthorizedResponse>(
 headers: SetSessionCookieHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof setSessionCookie>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof setSessionCookie>>,
          TError,
          Awaited<ReturnType<typeof setSessionCookie>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useSetSessionCookie<TData = Awaited<ReturnType<typeof setSessionCookie>>, TError = UnauthorizedResponse>(
 headers: SetSessionCookieHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof setSessionCookie>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof setSessionCookie>>,
          TError,
          Awaited<ReturnType<typeof setSessionCookie>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useSetSessionCookie<TData = Awaited<ReturnType<typeof setSessionCookie>>, TError = UnauthorizedResponse>(
 headers: SetSessionCookieHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof setSessionCookie>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary Convert a header session to a cookie session
 */

export function useSetSessionCookie<TData = Awaited<ReturnType<typeof setSessionCookie>>, TError = UnauthorizedResponse>(
 headers: SetSessionCookieHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof setSessionCookie>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSetSessionCookieQueryOptions(headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = void | NotAcceptableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext> => {

const mutationKey = getLogOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logOut>>, void> = () => {


          return  logOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type LogOutMutationResult = NonNullable<Awaited<ReturnType<typeof logOut>>>

export type LogOutMutationError = void | NotAcceptableResponse

/**
 * @summary Sign out. Succeeds without a session too
 */
export const useLogOut = <TError = void | NotAcceptableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogOutMutationOptions(options), queryClient);
    }
