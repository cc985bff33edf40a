/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { releaseShape } from '../../shapes/releaseShape.ts'
import type { Release } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReleasesUrl = () => {




  return `/api/v1/releases`
}

/**
 * @summary Versions of the server, newest first, twenty at most
 */
export const getReleases = async ( options?: Parameters<typeof http>[1]): Promise<Release[]> => {

  return http<Release[]>(getGetReleasesUrl(),
  {
      operation: 'getReleases', shape: [releaseShape],
    ...options


  }
);}
