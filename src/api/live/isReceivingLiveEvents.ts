let isReceiving = false

/** Returns whether this tab receives live events, directly or through another tab. */
export const isReceivingLiveEvents = (): boolean => isReceiving

/** Sets the result of {@link isReceivingLiveEvents}. */
export function setIsReceivingLiveEvents(isReceivingNow: boolean): void {
  isReceiving = isReceivingNow
}
