/** The tables that scripts/generate.mjs writes itself: what is known of each operation, and what each live event carries. */

const header = '/** Generated from openapi/ by `npm run generate`. Do not edit. */\n'
const methods = ['get', 'post', 'put', 'patch', 'delete']
const quoted = text => `'${text}'`

/** @returns every operation of the contract in its order, with method and path */
export function operationsOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.filter(method => item[method]).map(method => ({ method: method.toUpperCase(), path, ...item[method] })),
  )
}

/** Whether a call changes something on the server. */
const writes = operation => operation.method !== 'GET' && !operation['x-reads']

/** @returns the text of operations.ts */
export function operationsFile(contract) {
  const rows = operationsOf(contract).map(operation => {
    const facts = [
      `method: ${quoted(operation.method)}`,
      `path: ${quoted(operation.path)}`,
      `noun: ${quoted(operation.tags[0])}`,
      `roles: [${operation['x-roles'].map(quoted).join(', ')}]`,
      `writes: ${writes(operation)}`,
    ]
    if (operation['x-since']) facts.push(`since: ${quoted(operation['x-since'])}`)
    if (operation.deprecated) facts.push('deprecated: true')
    return `  ${operation.operationId}: { ${facts.join(', ')} },`
  })
  return `${header}
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** The tag, which is the name of the contract's file. */
  readonly noun: string
  /** One of these is needed; none means anybody. */
  readonly roles: readonly string[]
  readonly writes: boolean
  /** First release that has it, when newer than 1.15. */
  readonly since?: string
  readonly deprecated?: boolean
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations

/** Operations that change something on the server. */
export type WritingOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['writes'] extends true ? Id : never
}[OperationId]
`
}

const edited = { series: 'SeriesMetadataUpdate', books: 'BookMetadataUpdate' }

/** How a field of metadata reads by its schema alone; `own` where more is to be known than a schema says. */
function kindOf({ type, items, minLength, minimum, format }) {
  const is = name => [type].flat().includes(name)
  if (is('array') && items.type === 'string') return { kind: 'words' }
  if (is('integer') && minimum !== undefined) return { kind: 'count', least: minimum }
  if (is('string') && !format) return { kind: minLength ? 'filled' : 'text' }
  return { kind: 'own' }
}

/** @returns the text of metadataFields.ts */
export function metadataFieldsFile(contract) {
  const nouns = Object.entries(edited).map(([noun, name]) => {
    const { properties } = contract.components.schemas[name]
    const rows = Object.keys(properties)
      .filter(field => `${field}Lock` in properties)
      .map(field => {
        const { kind, least } = kindOf(properties[field])
        return `    ${field}: { kind: ${quoted(kind)}${least === undefined ? '' : `, least: ${least}`} },`
      })
    return `  ${noun}: {\n${rows.join('\n')}\n  },`
  })
  return `${header}
/** The fields of metadata that can be locked, and how each of them reads by its schema alone. */
export const metadataFields = {
${nouns.join('\n')}
} as const
`
}

/** @returns the text of liveEvents.ts */
export function liveEventsFile(contract) {
  const events = operationsOf(contract).find(operation => operation['x-events'])?.['x-events'] ?? {}
  const schemas = [...new Set(Object.values(events))].sort()
  for (const schema of schemas)
    if (!contract.components.schemas[schema]) throw new Error(`no schema ${schema} for a live event.`)
  return `${header}
${schemas.length ? `import type {\n${schemas.map(schema => `  ${schema},`).join('\n')}\n} from './model.schemas'\n` : ''}
/** What each live event carries. */
export interface LiveEvents {
${Object.entries(events)
  .map(([event, schema]) => `  ${event}: ${schema}`)
  .join('\n')}
}

export type LiveEventName = keyof LiveEvents

export type LiveEvent = { [Name in LiveEventName]: { event: Name; data: LiveEvents[Name] } }[LiveEventName]

export const liveEventNames = [
${Object.keys(events)
  .map(event => `  ${quoted(event)},`)
  .join('\n')}
] as const satisfies readonly LiveEventName[]
`
}
