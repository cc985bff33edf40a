/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getMarkAnnouncementsReadUrl = () => {




  return `/api/v1/announcements`
}

/**
 * @summary Mark news as read
 */
export const markAnnouncementsRead = async (markAnnouncementsReadBody: string[], options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getMarkAnnouncementsReadUrl(),
  {
      operation: 'markAnnouncementsRead',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(markAnnouncementsReadBody)
  }
);}
