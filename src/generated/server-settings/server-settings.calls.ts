/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoContentResponse, ServerSettings, ServerSettingsUpdate } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetServerSettingsUrl = () => {




  return `/api/v1/settings`
}

/**
 * @summary Settings of the server
 */
export const getServerSettings = async ( options?: Parameters<typeof http>[1]): Promise<ServerSettings> => {

  return http<ServerSettings>(getGetServerSettingsUrl(),
  {
      operation: 'getServerSettings',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateServerSettingsUrl = () => {




  return `/api/v1/settings`
}

/**
 * @summary Change settings of the server; port and base path count from the next start
 */
export const updateServerSettings = async (serverSettingsUpdate: ServerSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateServerSettingsUrl(),
  {
      operation: 'updateServerSettings',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serverSettingsUpdate)
  }
);}
