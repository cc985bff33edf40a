/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  PagedHistory
} from '../model.schemas';

import {
  getGetHistoryResponseMock
} from './history.faker.ts';

export { getGetHistoryResponseMock } from './history.faker.ts';


export const getGetHistoryMockHandler = (overrideResponse?: PagedHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagedHistory> | PagedHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHistoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHistoryMock = () => [
  getGetHistoryMockHandler()
]
