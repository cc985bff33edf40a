/** Generated from openapi/ by `npm run generate`. Do not edit. */


/** What each live event carries. */
export interface LiveEvents {

}

export type LiveEventName = keyof LiveEvents

export type LiveEvent = { [Name in LiveEventName]: { event: Name; data: LiveEvents[Name] } }[LiveEventName]

export const liveEventNames = [

] as const satisfies readonly LiveEventName[]
