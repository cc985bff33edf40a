/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { readListThumbnailShape } from '../../shapes/readListThumbnailShape.ts'
import type { ReadListThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReadListThumbnailsUrl = (readListId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/thumbnails`
}

/**
 * @summary Posters of a read list
 */
export const getReadListThumbnails = async (readListId: string, options?: Parameters<typeof http>[1]): Promise<ReadListThumbnail[]> => {

  return http<ReadListThumbnail[]>(getGetReadListThumbnailsUrl(readListId),
  {
      operation: 'getReadListThumbnails', shape: [readListThumbnailShape],
    ...options


  }
);}
