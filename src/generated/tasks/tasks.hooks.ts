/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import type { ForbiddenResponse, NotAcceptableResponse, UnauthorizedResponse } from '../model.schemas.ts'
import type { http } from '../../api/http.ts'
import { cancelTasks } from './tasks.calls'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCancelTasksMutationKey = () => ['cancelTasks'] as const;

export const getCancelTasksMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTasks>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTasks>>, TError,void, TContext> => {

const mutationKey = getCancelTasksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTasks>>, void> = () => {


          return  cancelTasks(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

export type CancelTasksMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTasks>>>

export type CancelTasksMutationError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse

/**
 * @summary Remove all waiting tasks from the queue. Running tasks continue
 */
export const useCancelTasks = <TError = UnauthorizedResponse | ForbiddenResponse | NotAcceptableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTasks>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTasks>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelTasksMutationOptions(options), queryClient);
    }
