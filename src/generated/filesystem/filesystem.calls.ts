/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DirectoryListing, DirectoryRequest } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getListDirectoryUrl = () => {




  return `/api/v1/filesystem`
}

/**
 * @summary What is in a folder of the server; the roots when no path is given
 */
export const listDirectory = async (directoryRequest?: DirectoryRequest, options?: Parameters<typeof http>[1]): Promise<DirectoryListing> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<DirectoryListing>(getListDirectoryUrl(),
  {
      operation: 'listDirectory',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(directoryRequest)
  }
);}
