/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { seriesThumbnailShape } from '../../shapes/seriesThumbnailShape.ts'
import type { AddSeriesThumbnailBody, AddSeriesThumbnailParams, SeriesThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAddSeriesThumbnailUrl = (seriesId: string,
    params?: AddSeriesThumbnailParams,) => {
  return withQuery(`/api/v1/series/${pathSegment(seriesId)}/thumbnails`, params)
}

/**
 * A one-shot accepts no series poster. Add the poster to its book.
 * @summary Add a poster to a series
 */
export const addSeriesThumbnail = async (seriesId: string,
    addSeriesThumbnailBody: AddSeriesThumbnailBody,
    params?: AddSeriesThumbnailParams, options?: Parameters<typeof http>[1]): Promise<SeriesThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addSeriesThumbnailBody.file);
if(addSeriesThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addSeriesThumbnailBody.selected.toString())
 }

  return http<SeriesThumbnail>(getAddSeriesThumbnailUrl(seriesId,params),
  {
      operation: 'addSeriesThumbnail', shape: seriesThumbnailShape,
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}
