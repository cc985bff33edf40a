/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { readListThumbnailShape } from '../../shapes/readListThumbnailShape.ts'
import type { AddReadListThumbnailBody, AddReadListThumbnailParams, ReadListThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAddReadListThumbnailUrl = (readListId: string,
    params?: AddReadListThumbnailParams,) => {
  return withQuery(`/api/v1/readlists/${pathSegment(readListId)}/thumbnails`, params)
}

/**
 * @summary Add a poster to a read list
 */
export const addReadListThumbnail = async (readListId: string,
    addReadListThumbnailBody: AddReadListThumbnailBody,
    params?: AddReadListThumbnailParams, options?: Parameters<typeof http>[1]): Promise<ReadListThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addReadListThumbnailBody.file);
if(addReadListThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addReadListThumbnailBody.selected.toString())
 }

  return http<ReadListThumbnail>(getAddReadListThumbnailUrl(readListId,params),
  {
      operation: 'addReadListThumbnail', shape: readListThumbnailShape,
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}
