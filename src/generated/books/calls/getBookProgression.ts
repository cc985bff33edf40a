/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { progressionShape } from '../../shapes/progressionShape.ts'
import type { Progression } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookProgressionUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/progression`
}

/**
 * @summary The place in a book where reading stopped
 */
export const getBookProgression = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Progression | void> => {

  return http<Progression | void>(getGetBookProgressionUrl(bookId),
  {
      operation: 'getBookProgression', shape: ['?', progressionShape],
    ...options


  }
);}
