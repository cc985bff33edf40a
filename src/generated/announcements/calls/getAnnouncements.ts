/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { announcementFeedShape } from '../../shapes/announcementFeedShape.ts'
import type { AnnouncementFeed } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAnnouncementsUrl = () => {




  return `/api/v1/announcements`
}

/**
 * @summary News, newest first
 */
export const getAnnouncements = async ( options?: Parameters<typeof http>[1]): Promise<AnnouncementFeed> => {

  return http<AnnouncementFeed>(getGetAnnouncementsUrl(),
  {
      operation: 'getAnnouncements', shape: announcementFeedShape,
    ...options


  }
);}
