/** Returns the number of days in an ISO duration such as `P31D`. Returns undefined for other formats. */
export function parseIsoDurationDays(duration: string): number | undefined {
  const [, days] = /^P(\d+)D$/.exec(duration) ?? []
  return days === undefined ? undefined : Number(days)
}

/** Returns the UTC date that is `days` days before `today`, in a form such as `2026-11-23`. */
export const getIsoDateDaysAgo = (today: Date, days: number): string =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
