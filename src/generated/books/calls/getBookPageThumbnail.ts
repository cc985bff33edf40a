/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookPageThumbnailUrl = (bookId: string,
    pageNumber: number,) => {




  return `/api/v1/books/${pathSegment(bookId)}/pages/${pathSegment(pageNumber)}/thumbnail`
}

/**
 * @summary A small picture of a page
 */
export const getBookPageThumbnail = async (bookId: string,
    pageNumber: number, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetBookPageThumbnailUrl(bookId,pageNumber),
  {
      operation: 'getBookPageThumbnail',
    ...options


  }
);}
