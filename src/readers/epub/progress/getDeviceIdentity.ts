import { createRandomId } from '../../../api/createRandomId'
import type { ProgressionDevice } from '../../../generated/model.schemas'
import { readPreference, writePreference } from '../../../preferences/preferenceStore'

/**
 * Returns the id and display name that identify this browser in progressions. Creates and stores the id at the first
 * call.
 */
export function getDeviceIdentity(): ProgressionDevice {
  let id = readPreference('device.id')
  if (!id) {
    id = createRandomId()
    writePreference('device.id', id)
  }
  return { id, name: `Longbox (${browserName(navigator.userAgent)})` }
}

/** User agent tokens of browsers. Edge and Opera precede Chrome, because their user agent also contains `Chrome`. */
const userAgentTokens = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const browserNamesByToken: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }

function browserName(userAgent: string): string {
  const token = userAgentTokens.find(name => userAgent.includes(`${name}/`)) ?? 'Browser'
  return browserNamesByToken[token] ?? token
}
