/**
 * Generates tables from the API contract: the properties of each operation, the metadata fields, and the data of each
 * live event.
 */

const header = '/** Generated from openapi/ by `npm run generate`. Do not edit. */\n'
const methods = ['get', 'post', 'put', 'patch', 'delete']
const quoted = text => `'${text}'`

/** Returns all operations of the API contract in order. Each operation contains its method and path. */
export function listContractOperations(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.filter(method => item[method]).map(method => ({ method: method.toUpperCase(), path, ...item[method] })),
  )
}

/** Returns whether an operation changes data on the server. */
const writes = operation => operation.method !== 'GET' && !operation['x-reads']

/** Returns the source code of the generated file operations.ts. */
export function generateOperationsSourceCode(contract) {
  const rows = listContractOperations(contract).map(operation => {
    const facts = [
      `method: ${quoted(operation.method)}`,
      `path: ${quoted(operation.path)}`,
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
  /** Roles that allow the call. A single role is sufficient. An empty list allows calls without sign-in. */
  readonly roles: readonly string[]
  readonly writes: boolean
  /** First Komga release with the operation, if newer than 1.15. */
  readonly since?: string
  readonly deprecated?: boolean
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations

/** Operations that change data on the server. */
export type WriteOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['writes'] extends true ? Id : never
}[OperationId]
`
}

/** Names of the schemas that describe metadata edits. The key is the resource. */
const edited = { series: 'SeriesMetadataUpdate', books: 'BookMetadataUpdate' }

/**
 * Returns the kind of a metadata field, which selects the parser of its values. Derives the kind from the schema of the
 * field. The kind `custom` means that the schema is not sufficient, so that handwritten code must parse the values.
 */
function kindOf({ type, items, minLength, minimum, format }) {
  const is = name => [type].flat().includes(name)
  if (is('array') && items.type === 'string') return { kind: 'textList' }
  if (is('integer') && minimum !== undefined) return { kind: 'count', min: minimum }
  if (is('string') && !format) return { kind: minLength ? 'nonBlankText' : 'text' }
  return { kind: 'custom' }
}

/** Returns the source code of the generated file metadataFields.ts. */
export function generateMetadataFieldsSourceCode(contract) {
  const resources = Object.entries(edited).map(([resource, name]) => {
    const { properties } = contract.components.schemas[name]
    const rows = Object.keys(properties)
      .filter(field => `${field}Lock` in properties)
      .map(field => {
        const { kind, min } = kindOf(properties[field])
        return `    ${field}: { kind: ${quoted(kind)}${min === undefined ? '' : `, min: ${min}`} },`
      })
    return `  ${resource}: {\n${rows.join('\n')}\n  },`
  })
  return `${header}
/** Metadata fields that a user can lock. The kind of a field selects the parser of its values. */
export const metadataFields = {
${resources.join('\n')}
} as const
`
}

/** Returns the source code of the generated file liveEvents.ts. */
export function generateLiveEventsSourceCode(contract) {
  const events = listContractOperations(contract).find(operation => operation['x-events'])?.['x-events'] ?? {}
  const schemas = [...new Set(Object.values(events))].sort()
  for (const schema of schemas)
    if (!contract.components.schemas[schema]) throw new Error(`no schema ${schema} for a live event.`)
  return `${header}
${schemas.length ? `import type {\n${schemas.map(schema => `  ${schema},`).join('\n')}\n} from './model.schemas'\n` : ''}
/** Data of each live event. */
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
