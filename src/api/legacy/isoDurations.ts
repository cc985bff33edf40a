/** Returns the number of days in a duration such as `P31D`; undefined for other formats. */
export function durationInDays(duration: string): number | undefined {
  const [, days] = /^P(\d+)D$/.exec(duration) ?? []
  return days === undefined ? undefined : Number(days)
}

/** Returns the UTC date `days` before `today`, as `2026-11-23`. */
export const isoDayBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
