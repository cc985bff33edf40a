/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSettingKey, ClientSettings, GlobalClientSettingsUpdate, NoContentResponse, UserClientSettingsUpdate } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetUserClientSettingsUrl = () => {




  return `/api/v1/client-settings/user/list`
}

/**
 * @summary Settings of the caller
 */
export const getUserClientSettings = async ( options?: Parameters<typeof http>[1]): Promise<ClientSettings> => {

  return http<ClientSettings>(getGetUserClientSettingsUrl(),
  {
      operation: 'getUserClientSettings',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateUserClientSettingsUrl = () => {




  return `/api/v1/client-settings/user`
}

/**
 * @summary Add or change settings of the caller; the others stay
 */
export const updateUserClientSettings = async (userClientSettingsUpdate: UserClientSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateUserClientSettingsUrl(),
  {
      operation: 'updateUserClientSettings',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userClientSettingsUpdate)
  }
);}

export const getDeleteUserClientSettingsUrl = () => {




  return `/api/v1/client-settings/user`
}

/**
 * @summary Delete settings of the caller; unknown keys are fine
 */
export const deleteUserClientSettings = async (clientSettingKey: ClientSettingKey[], options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getDeleteUserClientSettingsUrl(),
  {
      operation: 'deleteUserClientSettings',
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clientSettingKey)
  }
);}

export const getGetGlobalClientSettingsUrl = () => {




  return `/api/v1/client-settings/global/list`
}

/**
 * @summary Settings for all; signed out only those that allow it
 */
export const getGlobalClientSettings = async ( options?: Parameters<typeof http>[1]): Promise<ClientSettings> => {

  return http<ClientSettings>(getGetGlobalClientSettingsUrl(),
  {
      operation: 'getGlobalClientSettings',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateGlobalClientSettingsUrl = () => {




  return `/api/v1/client-settings/global`
}

/**
 * @summary Add or change settings for all; the others stay
 */
export const updateGlobalClientSettings = async (globalClientSettingsUpdate: GlobalClientSettingsUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateGlobalClientSettingsUrl(),
  {
      operation: 'updateGlobalClientSettings',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(globalClientSettingsUpdate)
  }
);}

export const getDeleteGlobalClientSettingsUrl = () => {




  return `/api/v1/client-settings/global`
}

/**
 * @summary Delete settings for all; unknown keys are fine
 */
export const deleteGlobalClientSettings = async (clientSettingKey: ClientSettingKey[], options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getDeleteGlobalClientSettingsUrl(),
  {
      operation: 'deleteGlobalClientSettings',
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clientSettingKey)
  }
);}
