/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { positionsShape } from '../../shapes/positionsShape.ts'
import type { Positions } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookPositionsUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/positions`
}

/**
 * @summary Positions of an EPUB
 */
export const getBookPositions = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Positions> => {

  return http<Positions>(getGetBookPositionsUrl(bookId),
  {
      operation: 'getBookPositions', shape: positionsShape,
    ...options


  }
);}
