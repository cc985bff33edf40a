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
  DirectoryListing
} from '../model.schemas';

import {
  getListDirectoryResponseMock
} from './filesystem.faker.ts';

export { getListDirectoryResponseMock } from './filesystem.faker.ts';


export const getListDirectoryMockHandler = (overrideResponse?: DirectoryListing | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DirectoryListing> | DirectoryListing), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/filesystem', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDirectoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFilesystemMock = () => [
  getListDirectoryMockHandler()
]
