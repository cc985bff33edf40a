/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../../../api/http.ts'

export const getGetLiveEventsUrl = () => {




  return `/sse/v1/events`
}

/**
 * Each frame has the lines `event` (a name of x-events) and `data` (JSON of the schema in x-events). Since 1.24.0 a comment follows every fifteen seconds. x-event-audience lists the recipients: everyone, the administrators, or only the user of the event. x-event-invalidates lists the cache tags that an event changes. The server does not check library access and restrictions, so events may contain ids of hidden records. Role and user are those at the opening of the stream.
 * @summary Changes as they happen, until the server ends the stream after an hour
 */
export const getLiveEvents = async ( options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getGetLiveEventsUrl(),
  {
      operation: 'getLiveEvents',
    ...options


  }
);}
