let isReceiving = false

/** Whether live events reach this tab, by its own connection or through another tab. */
export const isReceivingLiveEvents = (): boolean => isReceiving

/** Sets {@link isReceivingLiveEvents}. Called by the live event connection. */
export function setReceivingLiveEvents(isReceivingNow: boolean): void {
  isReceiving = isReceivingNow
}
