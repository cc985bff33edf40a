import { parseServerInstant } from '../../api/serverDates'
import type { Instant } from '../../language/dateTypes'
import { UNKNOWN_IP_ADDRESS_FILTER_VALUE } from './isIpAddressInNetwork'
import type { SignInRecord } from './signInRecord'

/** Group of all failed sign-ins from a single IP address. */
export type FailedSignInGroup = {
  /** IP address. For sign-ins without an IP address, `UNKNOWN_IP_ADDRESS_FILTER_VALUE`. */
  id: string
  count: number
  /** E-mail addresses that were used in the failed sign-ins, most frequent first. */
  emails: readonly string[]
  sources: readonly string[]
  userAgents: readonly string[]
  first: Instant | undefined
  last: Instant | undefined
  /** Whether a sign-in from the IP address of the group succeeded after the first failed sign-in. */
  succeeded: boolean
}

/** Groups failed sign-ins by IP address. The address with the most failures comes first. */
export function groupFailedSignIns(signIns: readonly SignInRecord[]): FailedSignInGroup[] {
  const groups = new Map<string, SignInRecord[]>()
  for (const signIn of signIns) {
    if (signIn.success) continue
    const group = groups.get(signIn.ip ?? UNKNOWN_IP_ADDRESS_FILTER_VALUE)
    if (group) group.push(signIn)
    else groups.set(signIn.ip ?? UNKNOWN_IP_ADDRESS_FILTER_VALUE, [signIn])
  }
  const successTimes = latestSuccesses(signIns)
  return [...groups]
    .map(([ip, failures]) => summarize(ip, failures, successTimes.get(ip)))
    .sort((a, b) => b.count - a.count)
}

function summarize(
  ip: string,
  failures: readonly SignInRecord[],
  latestSuccess: string | undefined,
): FailedSignInGroup {
  const times = failures.map(({ dateTime }) => dateTime).sort()
  return {
    id: ip,
    count: failures.length,
    emails: distinctByFrequency(failures.map(({ email }) => email)),
    sources: distinctByFrequency(failures.map(({ source }) => source)),
    userAgents: distinctByFrequency(failures.map(({ userAgent }) => userAgent)),
    first: parseServerInstant(times[0]),
    last: parseServerInstant(times.at(-1)),
    succeeded: latestSuccess !== undefined && latestSuccess >= (times[0] ?? ''),
  }
}

function latestSuccesses(signIns: readonly SignInRecord[]): Map<string, string> {
  const latest = new Map<string, string>()
  for (const { success, ip, dateTime } of signIns) {
    const before = latest.get(ip ?? UNKNOWN_IP_ADDRESS_FILTER_VALUE)
    if (success && (before === undefined || dateTime > before))
      latest.set(ip ?? UNKNOWN_IP_ADDRESS_FILTER_VALUE, dateTime)
  }
  return latest
}

function distinctByFrequency(values: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}
