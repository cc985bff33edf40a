/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClaimServerHeaders, ClaimStatus, OAuth2Provider, SetSessionCookieHeaders, User } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetClaimUrl = () => {




  return `/api/v1/claim`
}

/**
 * @summary Whether the server has its first account
 */
export const getClaim = async ( options?: Parameters<typeof http>[1]): Promise<ClaimStatus> => {

  return http<ClaimStatus>(getGetClaimUrl(),
  {
      operation: 'getClaim',
    ...options,
    method: 'GET'


  }
);}

export const getClaimServerUrl = () => {




  return `/api/v1/claim`
}

/**
 * @summary Make the first account, with every role; this does not sign in
 */
export const claimServer = async (headers: ClaimServerHeaders, options?: Parameters<typeof http>[1]): Promise<User> => {

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
return http<User>(getClaimServerUrl(),
  {
      operation: 'claimServer',
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getGetOAuth2ProvidersUrl = () => {




  return `/api/v1/oauth2/providers`
}

/**
 * @summary Outside providers that can sign people in
 */
export const getOAuth2Providers = async ( options?: Parameters<typeof http>[1]): Promise<OAuth2Provider[]> => {

  return http<OAuth2Provider[]>(getGetOAuth2ProvidersUrl(),
  {
      operation: 'getOAuth2Providers',
    ...options,
    method: 'GET'


  }
);}

export const getSetSessionCookieUrl = () => {




  return `/api/v1/login/set-cookie`
}

/**
 * @summary Turn the session of a header into a cookie
 */
export const setSessionCookie = async (headers: SetSessionCookieHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getSetSessionCookieUrl(),
  {
      operation: 'setSessionCookie',
    ...options,
    method: 'GET',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getLogOutUrl = () => {




  return `/api/logout`
}

/**
 * @summary Sign out; also fine when nobody is signed in
 */
export const logOut = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getLogOutUrl(),
  {
      operation: 'logOut',
    ...options,
    method: 'POST'


  }
);}
