import { randomId } from '../../../api/randomId'
import type { ProgressionDevice } from '../../../generated/model.schemas'
import { readPreference, writePreference } from '../../../preferences/preferences'

/** This browser, as the server remembers who read last: an id that stays, and a name for people. */
export function deviceIdentity(): ProgressionDevice {
  let id = readPreference('device.id')
  if (!id) {
    id = randomId()
    writePreference('device.id', id)
  }
  return { id, name: `Longbox (${browser(navigator.userAgent)})` }
}

/** Known browsers, the ones that claim to be another before that other. */
const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }

function browser(userAgent: string): string {
  const found = browsers.find(name => userAgent.includes(`${name}/`)) ?? 'Browser'
  return names[found] ?? found
}
