import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import type { RequestFieldViolation } from '../../http/httpProblems'
import { createValidationProblem } from '../../http/httpProblems'
import type { JsonRequestBody } from '../../http/jsonRequestBody'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import type { StoredServerSettings } from '../../state/administrationRecords'
import type { MockServerState } from '../../state/mockServerState'

const CONFIGURED_PORT = 25_600
const MAX_PORT = 65_535
const THUMBNAIL_SIZES = ['DEFAULT', 'LARGE', 'MEDIUM', 'XLARGE'] as const
const CONTEXT_PATH_PATTERN = String.raw`^/[\w-/]*[a-zA-Z0-9]$`

/**
 * Request handlers for the server settings. A changed port, context path or remember-me duration takes effect after a
 * restart.
 */
export function createServerSettingHandlers(world: MockServerState): HttpHandler[] {
  const startSettings = { ...world.settings }
  return [
    mswHttpWithApiTypes.get('/api/v1/settings', ({ response }) =>
      response(200).json(serverSettingsResponse(world.settings, startSettings)),
    ),
    mswHttpWithApiTypes.patch('/api/v1/settings', async ({ request, response }) => {
      const body = await readJsonRequestBody(request)
      const change = readSettingsChange(body, world.settings)
      Object.assign(world.settings, change)
      world.tasks.poolSize = world.settings.taskPoolSize
      if (body.bool('renewRememberMeKey')) getMockServerServices(world).rememberMe.renewKey()
      world.markChanged()
      return response(204).empty()
    }),
  ]
}

function serverSettingsResponse(
  settings: StoredServerSettings,
  startSettings: StoredServerSettings,
): components['schemas']['ServerSettings'] {
  const { serverPort, serverContextPath, kepubifyPath, ...plain } = settings
  return {
    ...plain,
    serverPort: {
      configurationSource: CONFIGURED_PORT,
      databaseSource: serverPort,
      effectiveValue: startSettings.serverPort ?? CONFIGURED_PORT,
    },
    serverContextPath: {
      configurationSource: null,
      databaseSource: serverContextPath,
      effectiveValue: startSettings.serverContextPath ?? '',
    },
    kepubifyPath: { configurationSource: null, databaseSource: kepubifyPath, effectiveValue: kepubifyPath },
  }
}

/**
 * Reads changed server settings from a request. Settings that the request does not contain stay unchanged. Null clears
 * a nullable setting. Null has no effect on a setting that is not nullable.
 */
function readSettingsChange(body: JsonRequestBody, current: StoredServerSettings): StoredServerSettings {
  const thumbnailSize = body.enumValue('thumbnailSize', THUMBNAIL_SIZES)
  const numbers = {
    rememberMeDurationDays: body.int('rememberMeDurationDays'),
    taskPoolSize: body.int('taskPoolSize'),
    serverPort: body.int('serverPort'),
    koboPort: body.int('koboPort'),
  }
  const serverContextPath = body.text('serverContextPath')
  const faults = [...numberViolations(numbers), ...contextPathViolations(serverContextPath)]
  if (faults.length) throw createValidationProblem(faults)
  const valueOrUnset = <Value>(name: string, value: Value | undefined, old: Value | null) =>
    body.has(name) ? (value ?? null) : old
  return {
    deleteEmptyCollections: body.bool('deleteEmptyCollections') ?? current.deleteEmptyCollections,
    deleteEmptyReadLists: body.bool('deleteEmptyReadLists') ?? current.deleteEmptyReadLists,
    rememberMeDurationDays: numbers.rememberMeDurationDays ?? current.rememberMeDurationDays,
    thumbnailSize: thumbnailSize ?? current.thumbnailSize,
    taskPoolSize: numbers.taskPoolSize ?? current.taskPoolSize,
    koboProxy: body.bool('koboProxy') ?? current.koboProxy,
    serverPort: valueOrUnset('serverPort', numbers.serverPort, current.serverPort),
    serverContextPath: valueOrUnset('serverContextPath', serverContextPath, current.serverContextPath),
    koboPort: valueOrUnset('koboPort', numbers.koboPort, current.koboPort),
    kepubifyPath: valueOrUnset('kepubifyPath', body.text('kepubifyPath'), current.kepubifyPath),
  }
}

function numberViolations(numbers: Record<string, number | undefined>): RequestFieldViolation[] {
  return Object.entries(numbers).flatMap(([fieldName, value]) => {
    if (value === undefined) return []
    if (value <= 0) return [{ fieldName, message: 'must be greater than 0' }]
    return fieldName.endsWith('Port') && value > MAX_PORT
      ? [{ fieldName, message: `must be less than or equal to ${MAX_PORT}` }]
      : []
  })
}

function contextPathViolations(path: string | undefined): RequestFieldViolation[] {
  if (path === undefined || /^\/[\w\-/]*[a-zA-Z0-9]$/.test(path)) return []
  return [{ fieldName: 'serverContextPath', message: `must match "${CONTEXT_PATH_PATTERN}"` }]
}
