/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { readListShape } from '../../shapes/readListShape.ts'
import type { ReadList } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}`
}

/**
 * @summary One read list
 */
export const getReadList = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<ReadList> => {

  return http<ReadList>(getGetReadListUrl(readListId),
  {
      operation: 'getReadList', shape: readListShape, recordId: readListId,
    ...options


  }
);}
