/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnnouncementFeed, NoContentResponse } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetAnnouncementsUrl = () => {




  return `/api/v1/announcements`
}

/**
 * @summary News, newest first
 */
export const getAnnouncements = async ( options?: Parameters<typeof http>[1]): Promise<AnnouncementFeed> => {

  return http<AnnouncementFeed>(getGetAnnouncementsUrl(),
  {
      operation: 'getAnnouncements',
    ...options,
    method: 'GET'


  }
);}

export const getMarkAnnouncementsReadUrl = () => {




  return `/api/v1/announcements`
}

/**
 * @summary Mark news as read
 */
export const markAnnouncementsRead = async (markAnnouncementsReadBody: string[], options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getMarkAnnouncementsReadUrl(),
  {
      operation: 'markAnnouncementsRead',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(markAnnouncementsReadBody)
  }
);}
