let listening = false

/** Whether live events reach this tab, by its own connection or through another tab. */
export const isReceivingEvents = (): boolean => listening

/** Told by the live events. */
export function setReceivingEvents(now: boolean): void {
  listening = now
}
