/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse, ReadListUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}`
}

/**
 * @summary Change a read list
 */
export const updateReadList = async (readListId: string,
    readListUpdate: ReadListUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateReadListUrl(readListId),
  {
      operation: 'updateReadList',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(readListUpdate)
  }
);}
