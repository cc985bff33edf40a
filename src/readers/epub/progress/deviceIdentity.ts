import { randomId } from '../../../api/randomId'
import type { ProgressionDevice } from '../../../generated/model.schemas'
import { readPreference, writePreference } from '../../../preferences/preferences'

/** Returns the id and display name of this browser for progressions; creates and stores the id when there is none. */
export function deviceIdentity(): ProgressionDevice {
  let id = readPreference('device.id')
  if (!id) {
    id = randomId()
    writePreference('device.id', id)
  }
  return { id, name: `Longbox (${browser(navigator.userAgent)})` }
}

/** User agent tokens of browsers; a browser that also contains the token of another one comes first. */
const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }

function browser(userAgent: string): string {
  const found = browsers.find(name => userAgent.includes(`${name}/`)) ?? 'Browser'
  return names[found] ?? found
}
