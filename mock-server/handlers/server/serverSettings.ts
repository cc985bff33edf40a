import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import type { Body } from '../../http/body'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import type { Violation } from '../../http/problems'
import { violations } from '../../http/problems'
import { serverPartsOf } from '../../http/serverParts'
import type { ServerSettingsRecord } from '../../world/serverRecords'
import type { World } from '../../world/world'

const CONFIGURED_PORT = 25_600
const LARGEST_PORT = 65_535
const THUMBNAIL_SIZES = ['DEFAULT', 'LARGE', 'MEDIUM', 'XLARGE'] as const
const CONTEXT_PATH = String.raw`^/[\w-/]*[a-zA-Z0-9]$`

/** Handlers of the server settings. Port, context path and remember-me duration take effect at the next start. */
export function serverSettingsHandlers(world: World): HttpHandler[] {
  const atStart = { ...world.settings }
  return [
    http.get('/api/v1/settings', ({ response }) => response(200).json(settingsAnswer(world.settings, atStart))),
    http.patch('/api/v1/settings', async ({ request, response }) => {
      const body = await readBody(request)
      const change = readChange(body, world.settings)
      Object.assign(world.settings, change)
      world.tasks.poolSize = world.settings.taskPoolSize
      if (body.bool('renewRememberMeKey')) serverPartsOf(world).rememberMe.renewKey()
      world.changed()
      return response(204).empty()
    }),
  ]
}

function settingsAnswer(
  settings: ServerSettingsRecord,
  atStart: ServerSettingsRecord,
): components['schemas']['ServerSettings'] {
  const { serverPort, serverContextPath, kepubifyPath, ...plain } = settings
  return {
    ...plain,
    serverPort: {
      configurationSource: CONFIGURED_PORT,
      databaseSource: serverPort,
      effectiveValue: atStart.serverPort ?? CONFIGURED_PORT,
    },
    serverContextPath: {
      configurationSource: null,
      databaseSource: serverContextPath,
      effectiveValue: atStart.serverContextPath ?? '',
    },
    kepubifyPath: { configurationSource: null, databaseSource: kepubifyPath, effectiveValue: kepubifyPath },
  }
}

/** Applies a change: absent fields keep their value; null keeps required fields and unsets nullable ones. */
function readChange(body: Body, now: ServerSettingsRecord): ServerSettingsRecord {
  const thumbnailSize = body.word('thumbnailSize', THUMBNAIL_SIZES)
  const numbers = {
    rememberMeDurationDays: body.int('rememberMeDurationDays'),
    taskPoolSize: body.int('taskPoolSize'),
    serverPort: body.int('serverPort'),
    koboPort: body.int('koboPort'),
  }
  const serverContextPath = body.text('serverContextPath')
  const broken = [...brokenNumbers(numbers), ...brokenPath(serverContextPath)]
  if (broken.length) throw violations(broken)
  const unset = <Value>(name: string, value: Value | undefined, old: Value | null) =>
    body.has(name) ? (value ?? null) : old
  return {
    deleteEmptyCollections: body.bool('deleteEmptyCollections') ?? now.deleteEmptyCollections,
    deleteEmptyReadLists: body.bool('deleteEmptyReadLists') ?? now.deleteEmptyReadLists,
    rememberMeDurationDays: numbers.rememberMeDurationDays ?? now.rememberMeDurationDays,
    thumbnailSize: thumbnailSize ?? now.thumbnailSize,
    taskPoolSize: numbers.taskPoolSize ?? now.taskPoolSize,
    koboProxy: body.bool('koboProxy') ?? now.koboProxy,
    serverPort: unset('serverPort', numbers.serverPort, now.serverPort),
    serverContextPath: unset('serverContextPath', serverContextPath, now.serverContextPath),
    koboPort: unset('koboPort', numbers.koboPort, now.koboPort),
    kepubifyPath: unset('kepubifyPath', body.text('kepubifyPath'), now.kepubifyPath),
  }
}

function brokenNumbers(numbers: Record<string, number | undefined>): Violation[] {
  return Object.entries(numbers).flatMap(([fieldName, value]) => {
    if (value === undefined) return []
    if (value <= 0) return [{ fieldName, message: 'must be greater than 0' }]
    return fieldName.endsWith('Port') && value > LARGEST_PORT
      ? [{ fieldName, message: `must be less than or equal to ${LARGEST_PORT}` }]
      : []
  })
}

function brokenPath(path: string | undefined): Violation[] {
  if (path === undefined || /^\/[\w\-/]*[a-zA-Z0-9]$/.test(path)) return []
  return [{ fieldName: 'serverContextPath', message: `must match "${CONTEXT_PATH}"` }]
}
