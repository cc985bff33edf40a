/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, MutationFunction, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseMutationOptions, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { BadRequestResponse, ForbiddenResponse, NotFoundResponse, ServerErrorBody, UnauthorizedResponse, UnsupportedMediaTypeResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { getAnnouncements, markAnnouncementsRead } from './announcements.calls'

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

export const getGetAnnouncementsQueryKey = () => ['getAnnouncements'] as const

export const getGetAnnouncementsQueryOptions = <TData = Awaited<ReturnType<typeof getAnnouncements>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnnouncementsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnnouncements>>> = ({ signal }) => getAnnouncements({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnnouncements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnnouncementsQueryResult = NonNullable<Awaited<ReturnType<typeof getAnnouncements>>>

export type GetAnnouncementsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody

export function useGetAnnouncements<TData = Awaited<ReturnType<typeof getAnnouncements>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAnnouncements<TData = Awaited<ReturnType<typeof getAnnouncements>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

export function useGetAnnouncements<TData = Awaited<ReturnType<typeof getAnnouncements>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * @summary News, newest first
 */

export function useGetAnnouncements<TData = Awaited<ReturnType<typeof getAnnouncements>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorBody>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnnouncementsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMarkAnnouncementsReadMutationKey = () => ['markAnnouncementsRead'] as const;

export const getMarkAnnouncementsReadMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAnnouncementsRead>>, TError,MarkAnnouncementsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markAnnouncementsRead>>, TError,MarkAnnouncementsReadMutationVariables, TContext> => {

const mutationKey = getMarkAnnouncementsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAnnouncementsRead>>, MarkAnnouncementsReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markAnnouncementsRead(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type MarkAnnouncementsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markAnnouncementsRead>>>

export type MarkAnnouncementsReadMutationBody = string[]

export type MarkAnnouncementsReadMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse

export type MarkAnnouncementsReadMutationVariables = {data: string[]}

/**
 * @summary Mark news as read
 */
export const useMarkAnnouncementsRead = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnsupportedMediaTypeResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAnnouncementsRead>>, TError,MarkAnnouncementsReadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAnnouncementsRead>>,
        TError,
        MarkAnnouncementsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkAnnouncementsReadMutationOptions(options), queryClient);
    }
