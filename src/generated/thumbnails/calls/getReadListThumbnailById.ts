/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReadListThumbnailByIdUrl = (readListId: string,
    thumbnailId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary One poster of a read list
 */
export const getReadListThumbnailById = async (readListId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetReadListThumbnailByIdUrl(readListId,thumbnailId),
  {
      operation: 'getReadListThumbnailById',
    ...options


  }
);}
