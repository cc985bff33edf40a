import { randomId } from '../../../api/randomId'
import type { ProgressionDevice } from '../../../generated/model.schemas'
import { readPreference, writePreference } from '../../../preferences/preferences'

/**
 * Returns the id and display name of this browser, which progressions contain. Creates and stores the id on first use.
 */
export function getDeviceIdentity(): ProgressionDevice {
  let id = readPreference('device.id')
  if (!id) {
    id = randomId()
    writePreference('device.id', id)
  }
  return { id, name: `Longbox (${browserName(navigator.userAgent)})` }
}

/** User agent tokens of browsers. A browser whose user agent also contains the token of another browser precedes it. */
const userAgentTokens = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const browserNamesByToken: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }

function browserName(userAgent: string): string {
  const token = userAgentTokens.find(name => userAgent.includes(`${name}/`)) ?? 'Browser'
  return browserNamesByToken[token] ?? token
}
