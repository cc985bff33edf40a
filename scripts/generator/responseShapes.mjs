/**
 * Generates the response shapes. A shape describes the JSON type of a response and the types of its fields. The client
 * checks each response against its shape. The client checks an optional field only if the response contains the field.
 * Shapes omit enum values, formats and most booleans. A shape contains a field only if the contract specifies exactly
 * one type for this field. The type null does not count as a type, but makes the field optional.
 */
import { listContractOperations } from './generateContractTableSourceCode.mjs'

const header = '/** Generated from openapi/ by `npm run generate`. Do not edit. */\n'
const schemaPrefix = '#/components/schemas/'
/** Fields of a paged response that the client reads. */
const pageFields = ['content', 'totalElements']

/**
 * Creates the response shapes of the operations with a JSON or CSS response.
 * @param contract bundled API contract
 * @returns an object per operationId. Its field `shape` is the source code of the response shape, and `imports` are the
 *   schemas that this code uses. If the operation returns a single record, `recordIdParameter` is the name of the path
 *   parameter with the id of this record. The client checks that the returned record has this id
 */
export function createResponseShapes(contract) {
  const entries = listContractOperations(contract).flatMap(operation => {
    const imports = new Set()
    const shape = responseShape(operation, contract.components.schemas, imports)
    if (shape === undefined) return []
    return [
      [
        operation.operationId,
        { shape, imports, recordIdParameter: recordIdParameterOf(operation, contract.components.schemas) },
      ],
    ]
  })
  return Object.fromEntries(entries)
}

/**
 * Generates a module for each schema that occurs in a response and describes an object with properties. The module
 * contains the shape of the schema. The modules are separate, so that a page of the client loads only the shapes that
 * the page needs.
 * @param contract bundled API contract
 * @returns source code of the modules. The key is the file name
 */
export function generateResponseShapeSourceCode(contract) {
  const schemas = contract.components.schemas
  const files = {}
  const add = name => {
    const file = `${getResponseShapeName(name)}.ts`
    if (file in files) return
    files[file] = ''
    const imports = new Set()
    const shape = schemaShape(schemas[name], schemas, imports)
    const isRecursive = imports.delete(name)
    const own = isRecursive ? `() => ${getResponseShapeName(name)}` : ''
    const lines = [...imports]
      .sort()
      .map(other => `import { ${getResponseShapeName(other)} } from './${getResponseShapeName(other)}.ts'\n`)
    const body = isRecursive ? shape.replaceAll(new RegExp(`\\b${getResponseShapeName(name)}\\b`, 'g'), own) : shape
    files[file] = `${header}import type { Shape } from '../../api/http.ts'\n${lines.join('')}
export const ${getResponseShapeName(name)}: Shape = ${body}
`
    for (const other of imports) add(other)
  }
  for (const { imports } of Object.values(createResponseShapes(contract))) for (const name of imports) add(name)
  return files
}

/**
 * Returns the name of the constant that contains the shape of a schema. The module with this constant has the same
 * name.
 */
export const getResponseShapeName = schema => `${schema[0].toLowerCase()}${schema.slice(1)}Shape`

/**
 * Returns the shape of the successful response of an operation. Returns undefined if the response is a file or has no
 * body, or if its schema has no shape.
 */
function responseShape(operation, schemas, imports) {
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const contents = success.flatMap(([, response]) => Object.entries(response.content ?? {}))
  const [type, { schema } = {}] = contents.find(([name]) => name.endsWith('json') || name === 'text/css') ?? []
  if (type === undefined) return undefined
  const shape = schemaShape(schema, schemas, imports)
  return success.some(([, { content }]) => content === undefined) ? `['?', ${shape}]` : shape
}

/**
 * Returns the names of the path parameters whose values can contain slashes, such as the path of a file in an EPUB.
 * Callers encode each path segment of the value. The generated code must not encode the value, because it would also
 * encode the slashes.
 */
export const listPathParametersEncodedByCallers = contract =>
  listContractOperations(contract).flatMap(({ parameters = [] }) =>
    parameters.filter(parameter => parameter['x-encoded']).map(parameter => parameter.name),
  )

/**
 * Returns the name of the path parameter that contains the id of the requested record. Returns undefined if the
 * operation does not return a record with an id.
 */
function recordIdParameterOf({ method, path, responses }, schemas) {
  const [, parameter] = /\/\{(\w+Id)\}$/.exec(path) ?? []
  const { $ref } = responses['200']?.content?.['application/json']?.schema ?? {}
  const schema = $ref && schemas[$ref.slice(schemaPrefix.length)]
  return method === 'GET' && schema?.properties?.id ? parameter : undefined
}

/**
 * Returns the shape of a schema. Returns undefined if the client does not check values of this schema, for example
 * booleans.
 */
function schemaShape(schema, schemas, imports) {
  if (schema.$ref) return referencedShape(schema.$ref.slice(schemaPrefix.length), schemas, imports)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choiceShape(choices, schemas, imports)
  const types = [schema.type].flat().filter(type => type !== 'null')
  const shape = types.length === 1 ? typedShape({ ...schema, type: types[0] }, schemas, imports) : undefined
  return types.length < [schema.type].flat().length ? optional(shape) : shape
}

const optional = shape => (shape === undefined || shape.startsWith("['?'") ? shape : `['?', ${shape}]`)

/**
 * Returns the response shape of a schema to which another schema refers. For an object schema with properties, returns
 * the name of the constant that contains the shape.
 */
function referencedShape(name, schemas, imports) {
  if (schemas[name].type !== 'object' || !schemas[name].properties) return schemaShape(schemas[name], schemas, imports)
  imports.add(name)
  return getResponseShapeName(name)
}

function choiceShape(choices, schemas, imports) {
  const others = choices.filter(({ type }) => type !== 'null')
  const shapes = [...new Set(others.map(choice => schemaShape(choice, schemas, imports)))]
  const shape = shapes.length === 1 ? shapes[0] : undefined
  return others.length < choices.length ? optional(shape) : shape
}

function typedShape(schema, schemas, imports) {
  switch (schema.type) {
    case 'string':
      return "'string'"
    case 'integer':
    case 'number':
      return schema.minimum === 0 && schema.type === 'integer' ? "'count'" : "'number'"
    case 'array':
      return `[${schemaShape(schema.items, schemas, imports) ?? "''"}]`
    case 'object':
      return objectShape(schema, schemas, imports)
    default:
      return undefined
  }
}

function objectShape({ properties = {}, required = [], additionalProperties }, schemas, imports) {
  if (additionalProperties?.type || additionalProperties?.$ref)
    return `['*', ${schemaShape(additionalProperties, schemas, imports) ?? "''"}]`
  const isPage = pageFields.every(name => name in properties)
  const fields = Object.entries(properties)
    .filter(([name]) => !isPage || pageFields.includes(name))
    .map(([name, schema]) => {
      const shape = schemaShape(schema, schemas, imports)
      return [name, required.includes(name) ? shape : optional(shape)]
    })
  const flags = Object.keys(properties).filter(name => properties[name].type === 'boolean' && required.includes(name))
  if (fields.every(([, shape]) => shape === undefined))
    return `{ ${flags.map(name => `${name}: 'boolean'`).join(', ')} }`
  const texts = fields.filter(([, shape]) => shape === "'string'").map(([name]) => name)
  const others = fields
    .filter(([, shape]) => shape !== undefined && shape !== "'string'")
    .map(field => field.join(': '))
  return `{ ${[...(texts.length > 0 ? [`$: '${texts.join(' ')}'`] : []), ...others].join(', ')} }`
}
