const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Formats a duration in its largest unit, for example "1.5 hr" or "12 sec".
 * @param code BCP 47 language tag
 * @param seconds duration in seconds, not negative
 */
export function formatDuration(code: string, seconds: number): string {
  const [unit, length] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ['millisecond', 0.001]
  const value = seconds / length
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(code, options).format(value)
}
