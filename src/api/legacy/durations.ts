/** How many days a duration such as `P31D` has; undefined where it says anything else. */
export function daysOfDuration(duration: string): number | undefined {
  const [, days] = /^P(\d+)D$/.exec(duration) ?? []
  return days === undefined ? undefined : Number(days)
}

/** The day that lies so many days back, as `2026-11-23`, in UTC. */
export const dayBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
