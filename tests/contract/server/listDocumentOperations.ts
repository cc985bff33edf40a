type Node = Record<string, unknown>

/**
 * Field of a request or response. `type` never includes null. `required` means that the document requires the field.
 */
export type FieldDescription = { type: string; required: boolean }
export type OperationDescription = {
  method: string
  path: string
  operationId: string
  /** First release that contains the operation. Undefined if the document does not state the release. */
  since?: string
  /** Fields of the operation. Examples of keys: `query.size`, `request.name`, `response.content[].id`. */
  fields: Map<string, FieldDescription>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
/**
 * Maximum nesting depth of fields. Fields at a greater depth are not listed. They exist only in search conditions,
 * because a search condition can contain other search conditions.
 */
const MAX_DEPTH = 7

/**
 * Returns the key of an operation: its method, and its path without parameter names. Example: `GET /api/v1/books/{}`.
 */
export const getOperationKey = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`

/**
 * Lists the operations of an OpenAPI document (3.0 or 3.1) with the fields of the query, the request body and the first
 * successful response. The keys of the map are the results of {@link getOperationKey}.
 */
export function listDocumentOperations(document: Node): Map<string, OperationDescription> {
  const operations = new Map<string, OperationDescription>()
  for (const [path, item] of Object.entries((document.paths ?? {}) as Node)) {
    const resolved = resolve(document, item)
    for (const method of METHODS) {
      const operation = resolved?.[method] as Node | undefined
      if (!operation) continue
      const parameters = [...asList(resolved?.parameters), ...asList(operation.parameters)]
      operations.set(getOperationKey(method, path), {
        method: method.toUpperCase(),
        path,
        operationId: String(operation.operationId ?? ''),
        since: operation['x-since'] as string | undefined,
        fields: new Map([...queryFields(document, parameters), ...bodyFields(document, operation)]),
      })
    }
  }
  return operations
}

function queryFields(document: Node, parameters: unknown[]): [string, FieldDescription][] {
  return parameters.flatMap((parameter): [string, FieldDescription][] => {
    const node = resolve(document, parameter)
    if (node?.in !== 'query') return []
    const type = typeOf(document, node.schema)
    return [[`query.${node.name}`, { type, required: node.required === true }]]
  })
}

function bodyFields(document: Node, operation: Node): [string, FieldDescription][] {
  const request = jsonSchema(document, resolve(document, operation.requestBody))
  const responses = Object.entries((operation.responses ?? {}) as Node)
  const success = responses.find(([status]) => status.startsWith('2'))?.[1]
  const response = jsonSchema(document, resolve(document, success))
  const fields: [string, FieldDescription][] = []
  if (request) collectFields(document, request, 'request', fields, [])
  if (response) collectFields(document, response, 'response', fields, [])
  return fields
}

/**
 * Returns the JSON schema of a request or response body. If the body has no JSON content type, returns the schema of
 * the wildcard content type.
 */
function jsonSchema(document: Node, body: Node | undefined): Node | undefined {
  const content = Object.entries((body?.content ?? {}) as Record<string, Node>)
  const json = content.find(([type]) => type.includes('json')) ?? content.find(([type]) => type === '*/*')
  return resolve(document, json?.[1].schema)
}

function collectFields(
  document: Node,
  schema: Node,
  name: string,
  fields: [string, FieldDescription][],
  parents: Node[],
): void {
  if (parents.includes(schema) || parents.length > MAX_DEPTH) return
  const inner = [...parents, schema]
  const items = resolve(document, schema.items)
  if (items) collectFields(document, items, `${name}[]`, fields, inner)
  const required = asList(schema.required)
  for (const [key, value] of Object.entries((schema.properties ?? {}) as Node)) {
    const property = resolve(document, value)
    if (!property) continue
    const field = `${name}.${key}`
    fields.push([field, { type: typeOf(document, property), required: required.includes(key) }])
    collectFields(document, property, field, fields, inner)
  }
  for (const part of variantsOf(document, schema)) collectFields(document, part, name, fields, inner)
}

/** Returns the schemas that a schema combines with `allOf`, `anyOf` or `oneOf`, except the schema of the type null. */
const variantsOf = (document: Node, schema: Node): Node[] =>
  [...asList(schema.allOf), ...asList(schema.anyOf), ...asList(schema.oneOf)]
    .map(part => resolve(document, part))
    .filter((part): part is Node => part !== undefined && part.type !== 'null')

/**
 * Returns the type of a schema as text, for example `array of string` or `enum(A|B)`. Ignores the type null. Sorts the
 * values of an enum.
 */
function typeOf(document: Node, schema: unknown, depth = 0): string {
  const node = resolve(document, schema)
  if (!node || depth > MAX_DEPTH) return 'any'
  if (node.const !== undefined) return `enum(${node.const})`
  if (Array.isArray(node.enum))
    return `enum(${node.enum
      .filter(value => value !== null)
      .sort()
      .join('|')})`
  const types = asList(node.type).filter(type => type !== 'null')
  if (types[0] === 'array') return `array of ${typeOf(document, node.items, depth + 1)}`
  if (types.length) return types.sort().join('|')
  const parts = new Set(variantsOf(document, node).map(part => typeOf(document, part, depth + 1)))
  if (parts.size) return [...parts].sort().join('|')
  return node.properties ? 'object' : 'any'
}

function resolve(document: Node, value: unknown): Node | undefined {
  let node = value as Node | undefined
  for (let i = 0; i < 20 && typeof node?.$ref === 'string'; i++) {
    const parts = node.$ref.slice(2).split('/').map(decodePointer)
    node = parts.reduce<Node | undefined>((place, part) => place?.[part] as Node | undefined, document)
  }
  return typeof node === 'object' && node !== null ? node : undefined
}

const decodePointer = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
const asList = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat())
