/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { claimStatusShape } from '../../shapes/claimStatusShape.ts'
import type { ClaimStatus } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetClaimUrl = () => {




  return `/api/v1/claim`
}

/**
 * @summary Return whether the server is claimed
 */
export const getClaim = async ( options?: Parameters<typeof http>[1]): Promise<ClaimStatus> => {

  return http<ClaimStatus>(getGetClaimUrl(),
  {
      operation: 'getClaim', shape: claimStatusShape,
    ...options


  }
);}
