/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookThumbnailByIdUrl = (bookId: string,
    thumbnailId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary One poster of a book
 */
export const getBookThumbnailById = async (bookId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetBookThumbnailByIdUrl(bookId,thumbnailId),
  {
      operation: 'getBookThumbnailById',
    ...options


  }
);}
