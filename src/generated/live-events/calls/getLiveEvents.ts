/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../../../api/http.ts'

export const getGetLiveEventsUrl = () => {




  return `/sse/v1/events`
}

/**
 * Each frame has the lines `event` (a name of x-events) and `data` (JSON of the schema that x-events names). A comment comes every fifteen seconds since 1.24.0. x-event-audience says who is told: everyone, the administrators, or only the user whom it concerns. x-event-invalidates names the cache tags that an event changes. Neither libraries nor restrictions are looked at, so that ids of things that the caller may not see are told too. Role and user are those of the moment in which the stream was opened.
 * @summary Changes as they happen, until the server ends the stream after an hour
 */
export const getLiveEvents = async ( options?: Parameters<typeof http>[1]): Promise<string> => {

  return http<string>(getGetLiveEventsUrl(),
  {
      operation: 'getLiveEvents',
    ...options


  }
);}
