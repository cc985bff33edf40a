/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { readListMatchShape } from '../../shapes/readListMatchShape.ts'
import type { MatchReadListBody, ReadListMatch } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getMatchReadListUrl = () => {




  return `/api/v1/readlists/match/comicrack`
}

/**
 * @summary Match the entries of a ComicRack list with books. Creates nothing
 */
export const matchReadList = async (matchReadListBody: MatchReadListBody, options?: Parameters<typeof http>[1]): Promise<ReadListMatch> => {
    const formData = new FormData();
formData.append(`file`, matchReadListBody.file);

  return http<ReadListMatch>(getMatchReadListUrl(),
  {
      operation: 'matchReadList', shape: readListMatchShape, timeoutMs: 120000,
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}
