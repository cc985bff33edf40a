/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetMeParams, NoContentResponse, PasswordUpdate, User, UserCreation, UserUpdate } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetMeUrl = (params?: GetMeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v2/users/me?${stringifiedParams}` : `/api/v2/users/me`
}

/**
 * @summary Who is signed in; with e-mail and password it signs in
 */
export const getMe = async (params?: GetMeParams, options?: Parameters<typeof http>[1]): Promise<User> => {

  return http<User>(getGetMeUrl(params),
  {
      operation: 'getMe',
    ...options,
    method: 'GET'


  }
);}

export const getChangeMyPasswordUrl = () => {




  return `/api/v2/users/me/password`
}

/**
 * @summary Change the own password; the session goes on
 */
export const changeMyPassword = async (passwordUpdate: PasswordUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getChangeMyPasswordUrl(),
  {
      operation: 'changeMyPassword',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordUpdate)
  }
);}

export const getGetUsersUrl = () => {




  return `/api/v2/users`
}

/**
 * @summary All users
 */
export const getUsers = async ( options?: Parameters<typeof http>[1]): Promise<User[]> => {

  return http<User[]>(getGetUsersUrl(),
  {
      operation: 'getUsers',
    ...options,
    method: 'GET'


  }
);}

export const getCreateUserUrl = () => {




  return `/api/v2/users`
}

/**
 * @summary Add a user
 */
export const createUser = async (userCreation: UserCreation, options?: Parameters<typeof http>[1]): Promise<User> => {

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
return http<User>(getCreateUserUrl(),
  {
      operation: 'createUser',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userCreation)
  }
);}

export const getUpdateUserUrl = (userId: string,) => {




  return `/api/v2/users/${userId}`
}

/**
 * @summary Change roles, restrictions or libraries of somebody else; ends that person’s sessions
 */
export const updateUser = async (userId: string,
    userUpdate: UserUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getUpdateUserUrl(userId),
  {
      operation: 'updateUser',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userUpdate)
  }
);}

export const getDeleteUserUrl = (userId: string,) => {




  return `/api/v2/users/${userId}`
}

/**
 * @summary Delete somebody else with all progress, keys and activity
 */
export const deleteUser = async (userId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteUserUrl(userId),
  {
      operation: 'deleteUser',
    ...options,
    method: 'DELETE'


  }
);}

export const getChangeUserPasswordUrl = (userId: string,) => {




  return `/api/v2/users/${userId}/password`
}

/**
 * @summary Change a password: one’s own, or anybody’s as administrator
 */
export const changeUserPassword = async (userId: string,
    passwordUpdate: PasswordUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getChangeUserPasswordUrl(userId),
  {
      operation: 'changeUserPassword',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordUpdate)
  }
);}
