/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuthenticationActivity, GetAuthenticationActivityParams, GetLatestAuthenticationActivityParams, GetMyAuthenticationActivityParams, PagedAuthenticationActivity } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetMyAuthenticationActivityUrl = (params?: GetMyAuthenticationActivityParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v2/users/me/authentication-activity?${stringifiedParams}` : `/api/v2/users/me/authentication-activity`
}

/**
 * @summary Sign-ins of the caller, newest first unless sorted
 */
export const getMyAuthenticationActivity = async (params?: GetMyAuthenticationActivityParams, options?: Parameters<typeof http>[1]): Promise<PagedAuthenticationActivity> => {

  return http<PagedAuthenticationActivity>(getGetMyAuthenticationActivityUrl(params),
  {
      operation: 'getMyAuthenticationActivity',
    ...options,
    method: 'GET'


  }
);}

export const getGetAuthenticationActivityUrl = (params?: GetAuthenticationActivityParams,) => {
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

  return stringifiedParams.length > 0 ? `/api/v2/users/authentication-activity?${stringifiedParams}` : `/api/v2/users/authentication-activity`
}

/**
 * @summary Sign-ins of everybody, newest first unless sorted
 */
export const getAuthenticationActivity = async (params?: GetAuthenticationActivityParams, options?: Parameters<typeof http>[1]): Promise<PagedAuthenticationActivity> => {

  return http<PagedAuthenticationActivity>(getGetAuthenticationActivityUrl(params),
  {
      operation: 'getAuthenticationActivity',
    ...options,
    method: 'GET'


  }
);}

export const getGetLatestAuthenticationActivityUrl = (userId: string,
    params?: GetLatestAuthenticationActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v2/users/${userId}/authentication-activity/latest?${stringifiedParams}` : `/api/v2/users/${userId}/authentication-activity/latest`
}

/**
 * @summary The last sign-in: one’s own, or anybody’s as administrator
 */
export const getLatestAuthenticationActivity = async (userId: string,
    params?: GetLatestAuthenticationActivityParams, options?: Parameters<typeof http>[1]): Promise<AuthenticationActivity> => {

  return http<AuthenticationActivity>(getGetLatestAuthenticationActivityUrl(userId,params),
  {
      operation: 'getLatestAuthenticationActivity',
    ...options,
    method: 'GET'


  }
);}
