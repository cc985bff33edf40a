/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { bookThumbnailShape } from '../../shapes/bookThumbnailShape.ts'
import type { AddBookThumbnailBody, AddBookThumbnailParams, BookThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAddBookThumbnailUrl = (bookId: string,
    params?: AddBookThumbnailParams,) => {
  return withQuery(`/api/v1/books/${pathSegment(bookId)}/thumbnails`, params)
}

/**
 * @summary Add a poster to a book
 */
export const addBookThumbnail = async (bookId: string,
    addBookThumbnailBody: AddBookThumbnailBody,
    params?: AddBookThumbnailParams, options?: Parameters<typeof http>[1]): Promise<BookThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addBookThumbnailBody.file);
if(addBookThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addBookThumbnailBody.selected.toString())
 }

  return http<BookThumbnail>(getAddBookThumbnailUrl(bookId,params),
  {
      operation: 'addBookThumbnail', shape: bookThumbnailShape,
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}
