import type { HttpHandler } from 'msw'
import { Body, readJson, readTexts } from '../../http/body'
import { http } from '../../http/openApiHttp'
import type { Violation } from '../../http/problems'
import { violations } from '../../http/problems'
import { requestContextOf, userOf } from '../../http/requestContext'
import { unreadable } from '../../query/conditionValues'
import type { ClientSettingRecord } from '../../world/serverRecords'
import type { World } from '../../world/world'

const SPECIFIED_KEY_PATTERN = String.raw`^[a-z](?:[a-z0-9_-]*[a-z0-9])*(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])*)*$`
// Matches the same keys as the pattern above, without excessive backtracking.
const KEY_PATTERN = /^[a-z](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/

/** Handlers of client settings: per user, and global ones set by administrators. */
export function clientSettingsHandlers(world: World): HttpHandler[] {
  const { global, user: users } = world.clientSettings
  const ownOf = (userId: string) => {
    const own = users.get(userId) ?? new Map<string, ClientSettingRecord>()
    users.set(userId, own)
    return own
  }
  return [
    http.get('/api/v1/client-settings/user/list', ({ request, response }) =>
      response(200).json(Object.fromEntries(users.get(userOf(request).id) ?? [])),
    ),
    http.patch('/api/v1/client-settings/user', async ({ request, response }) => {
      const settings = readSettings(await readJson(request), 'saveUserSetting', false)
      for (const [key, setting] of settings) ownOf(userOf(request).id).set(key, setting)
      world.changedBeside()
      return response(204).empty()
    }),
    http.delete('/api/v1/client-settings/user', async ({ request, response }) => {
      const keys = readKeys(await readTexts(request), 'deleteUserSettings')
      for (const key of keys) users.get(userOf(request).id)?.delete(key)
      world.changedBeside()
      return response(204).empty()
    }),
    http.get('/api/v1/client-settings/global/list', ({ request, response }) => {
      const { user } = requestContextOf(request)
      const shown = [...global].filter(([, setting]) => user || setting.allowUnauthorized)
      return response(200).json(
        Object.fromEntries(
          shown.map(([key, { value, allowUnauthorized = false }]) => [key, { value, allowUnauthorized }]),
        ),
      )
    }),
    http.patch('/api/v1/client-settings/global', async ({ request, response }) => {
      for (const [key, setting] of readSettings(await readJson(request), 'saveGlobalSetting', true))
        global.set(key, setting)
      world.changedBeside()
      return response(204).empty()
    }),
    http.delete('/api/v1/client-settings/global', async ({ request, response }) => {
      for (const key of readKeys(await readTexts(request), 'deleteGlobalSettings')) global.delete(key)
      world.changedBeside()
      return response(204).empty()
    }),
  ]
}

function readSettings(json: unknown, method: string, isGlobal: boolean): [string, ClientSettingRecord][] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw unreadable('Cannot deserialize a map from this value')
  const broken: Violation[] = []
  const settings = Object.entries(json).map(([key, value]): [string, ClientSettingRecord] => {
    if (value === null) {
      broken.push({ fieldName: `${method}.newSettings[${key}].<map value>`, message: 'must not be null' })
      return [key, { value: '' }]
    }
    if (typeof value !== 'object' || Array.isArray(value)) throw unreadable(`Cannot construct a setting for ${key}`)
    const body = new Body(value as Record<string, unknown>)
    body.required('value', ...(isGlobal ? ['allowUnauthorized'] : []))
    const text = body.text('value') ?? ''
    if (!KEY_PATTERN.test(key))
      broken.push({
        fieldName: `${method}.newSettings<K>[${key}].<map key>`,
        message: `must match "${SPECIFIED_KEY_PATTERN}"`,
      })
    if (text.trim() === '')
      broken.push({ fieldName: `${method}.newSettings[${key}].value`, message: 'must not be blank' })
    return [
      key,
      isGlobal ? { value: text, allowUnauthorized: body.bool('allowUnauthorized') ?? false } : { value: text },
    ]
  })
  if (broken.length) throw violations(broken)
  return settings
}

function readKeys(keys: string[], method: string): string[] {
  const broken = keys
    .filter(key => !KEY_PATTERN.test(key))
    .map(() => ({
      fieldName: `${method}.keysToDelete[].<iterable element>`,
      message: `must match "${SPECIFIED_KEY_PATTERN}"`,
    }))
  if (broken.length) throw violations(broken)
  return keys
}
