/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userShape } from '../../shapes/userShape.ts'
import type { ClaimServerHeaders, User } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getClaimServerUrl = () => {




  return `/api/v1/claim`
}

/**
 * @summary Make the first account, with every role; this does not sign in
 */
export const claimServer = async (headers: ClaimServerHeaders, options?: Parameters<typeof http>[1]): Promise<User> => {

return http<User>(getClaimServerUrl(),
  {
      operation: 'claimServer', shape: userShape,
    ...options,
    method: 'POST',
    headers: { ...headers }

  }
);}
