const secondsPerUnit: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1, ms: 0.001 }

/**
 * Parses a SMIL clock value, for example `0:01:30.5`, `90.5s` or `1.5min`.
 * @returns the time in seconds, or undefined for an invalid value
 */
export function parseSmilClockValue(text: string): number | undefined {
  const [, count, unit] = /^\s*(\d+(?:\.\d+)?)(h|min|s|ms)?\s*$/.exec(text) ?? []
  if (count !== undefined) return Number(count) * (secondsPerUnit[unit ?? 's'] ?? 1)
  const [, hours = '0', minutes, seconds] = /^\s*(?:(\d+):)?([0-5]?\d):([0-5]?\d(?:\.\d+)?)\s*$/.exec(text) ?? []
  return minutes === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
