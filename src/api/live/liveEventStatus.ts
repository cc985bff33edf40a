let listening = false

/** Whether live events reach this tab, by its own connection or through another tab. */
export const isReceivingEvents = (): boolean => listening

/** Sets {@link isReceivingEvents}. Called by the live event connection. */
export function setReceivingEvents(isReceivingNow: boolean): void {
  listening = isReceivingNow
}
