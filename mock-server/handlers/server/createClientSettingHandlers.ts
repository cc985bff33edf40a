import type { HttpHandler } from 'msw'
import type { RequestFieldViolation } from '../../http/httpProblems'
import { createHttpProblemWithoutBody, createValidationProblem } from '../../http/httpProblems'
import { JsonRequestBody, readJsonRequestBodyOfAnyType, readJsonStringArrayBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { getRequestContext, requireSignedInUser } from '../../http/requestContext'
import { requestLimits } from '../../http/requestLimits'
import { createJsonParseProblem } from '../../query/parseConditionValues'
import type { ClientSettingRecord } from '../../state/administrationRecords'
import type { MockServerState } from '../../state/mockServerState'

const SPECIFIED_KEY_PATTERN = String.raw`^[a-z](?:[a-z0-9_-]*[a-z0-9])*(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])*)*$`
// Pattern of valid setting keys. It accepts the same keys as `SPECIFIED_KEY_PATTERN`, but takes less time for long
// keys.
const KEY_PATTERN = /^[a-z](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/

/**
 * Request handlers for client settings. Each user has private settings. Administrators can change the global settings.
 */
export function createClientSettingHandlers(world: MockServerState): HttpHandler[] {
  const { global, user: users } = world.clientSettings
  const settingsOf = (userId: string) => {
    const userSettings = users.get(userId) ?? new Map<string, ClientSettingRecord>()
    users.set(userId, userSettings)
    return userSettings
  }
  return [
    mswHttpWithApiTypes.get('/api/v1/client-settings/user/list', ({ request, response }) =>
      response(200).json(Object.fromEntries(users.get(requireSignedInUser(request).id) ?? [])),
    ),
    mswHttpWithApiTypes.patch('/api/v1/client-settings/user', async ({ request, response }) => {
      const settings = readClientSettings(await readJsonRequestBodyOfAnyType(request), 'saveUserSetting', false)
      storeSettings(settingsOf(requireSignedInUser(request).id), settings)
      world.markChangedOutsideLists()
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/client-settings/user', async ({ request, response }) => {
      const keys = readSettingKeys(await readJsonStringArrayBody(request), 'deleteUserSettings')
      for (const key of keys) users.get(requireSignedInUser(request).id)?.delete(key)
      world.markChangedOutsideLists()
      return response(204).empty()
    }),
    mswHttpWithApiTypes.get('/api/v1/client-settings/global/list', ({ request, response }) => {
      const { user } = getRequestContext(request)
      const visibleSettings = [...global].filter(([, setting]) => user || setting.allowUnauthorized)
      return response(200).json(
        Object.fromEntries(
          visibleSettings.map(([key, { value, allowUnauthorized = false }]) => [key, { value, allowUnauthorized }]),
        ),
      )
    }),
    mswHttpWithApiTypes.patch('/api/v1/client-settings/global', async ({ request, response }) => {
      storeSettings(global, readClientSettings(await readJsonRequestBodyOfAnyType(request), 'saveGlobalSetting', true))
      world.markChangedOutsideLists()
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/client-settings/global', async ({ request, response }) => {
      for (const key of readSettingKeys(await readJsonStringArrayBody(request), 'deleteGlobalSettings'))
        global.delete(key)
      world.markChangedOutsideLists()
      return response(204).empty()
    }),
  ]
}

/**
 * Stores settings.
 * @throws HttpProblem with status 413 when the total length of all settings would exceed
 *   `requestLimits.clientSettingsLength`
 */
function storeSettings(
  stored: Map<string, ClientSettingRecord>,
  settings: readonly [string, ClientSettingRecord][],
): void {
  const length = JSON.stringify([...new Map([...stored, ...settings])]).length
  if (length > requestLimits.clientSettingsLength) throw createHttpProblemWithoutBody(413)
  // As on the real server, a change of an existing setting changes only its value, not `allowUnauthorized`.
  for (const [key, setting] of settings) stored.set(key, { ...setting, ...stored.get(key), value: setting.value })
}

function readClientSettings(json: unknown, method: string, isGlobal: boolean): [string, ClientSettingRecord][] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw createJsonParseProblem('Cannot deserialize a map from this value')
  const faults: RequestFieldViolation[] = []
  const settings = Object.entries(json).map(([key, value]): [string, ClientSettingRecord] => {
    if (value === null) {
      faults.push({ fieldName: `${method}.newSettings[${key}].<map value>`, message: 'must not be null' })
      return [key, { value: '' }]
    }
    if (typeof value !== 'object' || Array.isArray(value))
      throw createJsonParseProblem(`Cannot construct a setting for ${key}`)
    const body = new JsonRequestBody(value as Record<string, unknown>)
    body.requireFields('value', ...(isGlobal ? ['allowUnauthorized'] : []))
    const text = body.text('value') ?? ''
    if (!KEY_PATTERN.test(key))
      faults.push({
        fieldName: `${method}.newSettings<K>[${key}].<map key>`,
        message: `must match "${SPECIFIED_KEY_PATTERN}"`,
      })
    if (text.trim() === '')
      faults.push({ fieldName: `${method}.newSettings[${key}].value`, message: 'must not be blank' })
    return [
      key,
      isGlobal ? { value: text, allowUnauthorized: body.bool('allowUnauthorized') ?? false } : { value: text },
    ]
  })
  if (faults.length) throw createValidationProblem(faults)
  return settings
}

function readSettingKeys(keys: string[], method: string): string[] {
  const faults = keys
    .filter(key => !KEY_PATTERN.test(key))
    .map(() => ({
      fieldName: `${method}.keysToDelete[].<iterable element>`,
      message: `must match "${SPECIFIED_KEY_PATTERN}"`,
    }))
  if (faults.length) throw createValidationProblem(faults)
  return keys
}
