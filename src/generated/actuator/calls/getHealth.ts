/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { healthShape } from '../../shapes/healthShape.ts'
import type { Health } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetHealthUrl = () => {




  return `/actuator/health`
}

/**
 * @summary Whether the server is well
 */
export const getHealth = async ( options?: Parameters<typeof http>[1]): Promise<Health> => {

  return http<Health>(getGetHealthUrl(),
  {
      operation: 'getHealth', shape: healthShape,
    ...options


  }
);}
