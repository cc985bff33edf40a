/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetHistoryParams, PagedHistory } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetHistoryUrl = (params?: GetHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["sort"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/history?${stringifiedParams}` : `/api/v1/history`
}

/**
 * @summary What happened to files, newest first unless sorted; before 1.20.0 for everybody
 */
export const getHistory = async (params?: GetHistoryParams, options?: Parameters<typeof http>[1]): Promise<PagedHistory> => {

  return http<PagedHistory>(getGetHistoryUrl(params),
  {
      operation: 'getHistory',
    ...options,
    method: 'GET'


  }
);}
