/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { readListShape } from '../../shapes/readListShape.ts'
import type { ReadList, ReadListCreation } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getCreateReadListUrl = () => {




  return `/api/v1/readlists`
}

/**
 * @summary Add a read list
 */
export const createReadList = async (readListCreation: ReadListCreation, options?: Parameters<typeof http>[1]): Promise<ReadList> => {

return http<ReadList>(getCreateReadListUrl(),
  {
      operation: 'createReadList', shape: readListShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(readListCreation)
  }
);}
