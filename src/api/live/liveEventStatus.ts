let isReceiving = false

/** Whether this tab receives live events, through its own connection or from another tab. */
export const isReceivingLiveEvents = (): boolean => isReceiving

/** Sets {@link isReceivingLiveEvents}. Called by the live event connection. */
export function setReceivingLiveEvents(isReceivingNow: boolean): void {
  isReceiving = isReceivingNow
}
