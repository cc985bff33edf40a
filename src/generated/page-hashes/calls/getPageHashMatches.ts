/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { pagedPageHashMatchesShape } from '../../shapes/pagedPageHashMatchesShape.ts'
import type { GetPageHashMatchesParams, PagedPageHashMatches } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetPageHashMatchesUrl = (pageHash: string,
    params?: GetPageHashMatchesParams,) => {
  return withQuery(`/api/v1/page-hashes/${pathSegment(pageHash)}`, params)
}

/**
 * @summary Where a page appears; nowhere for an unknown hash
 */
export const getPageHashMatches = async (pageHash: string,
    params?: GetPageHashMatchesParams, options?: Parameters<typeof http>[1]): Promise<PagedPageHashMatches> => {

  return http<PagedPageHashMatches>(getGetPageHashMatchesUrl(pageHash,params),
  {
      operation: 'getPageHashMatches', shape: pagedPageHashMatchesShape,
    ...options


  }
);}
