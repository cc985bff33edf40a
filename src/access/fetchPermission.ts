import { getMe } from '../generated/users/users'
import { hasPermission, type Permission } from './permissions'

/**
 * Fetches whether the signed-in user has a permission. For code that runs before the session is known, or outside of
 * React.
 * @param options `operation` is the operationId that errors contain. It determines their message. Must not be the call
 *   of a file, because the client does not parse the response of such a call.
 * @throws ServerError when the request fails, or the abort reason of the signal
 */
export const fetchPermission = async (
  permission: Permission,
  options: { readonly operation: string; readonly signal: AbortSignal },
): Promise<boolean> => hasPermission(await getMe(undefined, options), permission)
