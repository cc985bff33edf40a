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

import {
  getCancelTasksResponseMock
} from './tasks.faker.ts';

export { getCancelTasksResponseMock } from './tasks.faker.ts';


export const getCancelTasksMockHandler = (overrideResponse?: number | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<number> | number), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/tasks', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelTasksResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTasksMock = () => [
  getCancelTasksMockHandler()
]
