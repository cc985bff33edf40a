/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}`
}

/**
 * @summary Delete a read list; its books stay
 */
export const deleteReadList = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteReadListUrl(readListId),
  {
      operation: 'deleteReadList',
    ...options,
    method: 'DELETE'


  }
);}
