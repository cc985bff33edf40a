/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { http } from '../../../api/http.ts'

export const getDownloadReadListUrl = (readListId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/file`
}

/**
 * @summary All files of a read list in one archive
 */
export const downloadReadList = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadReadListUrl(readListId),
  {
      operation: 'downloadReadList',
    ...options


  }
);}
