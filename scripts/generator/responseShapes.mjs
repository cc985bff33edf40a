/**
 * Generates the response shapes. A shape contains the JSON type of a response and the types of its fields. The client
 * checks each response against its shape. Shapes omit enum values, formats and unknown fields. The client checks an
 * optional field only if the response contains the field.
 */
import { listContractOperations } from './renderGeneratedTables.mjs'

const header = '/** Generated from openapi/ by `npm run generate`. Do not edit. */\n'
const schemaPrefix = '#/components/schemas/'
/** Fields that the client reads from a paged list. */
const pageFields = ['content', 'totalElements']

/**
 * Creates the response shapes of all operations with a JSON response.
 * @param contract bundled API contract
 * @returns shapes by operationId. `recordIdParameter` is the name of the path parameter with the requested id. The
 * client checks that the response has this id
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
 * Creates a module for each schema that responses use. As a result, a page of the client loads only the necessary
 * shapes.
 * @param contract bundled API contract
 * @returns module texts by file name
 */
export function renderResponseShapeModules(contract) {
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

/** Returns the name of the constant and module that contain the shape of a schema. */
export const getResponseShapeName = schema => `${schema[0].toLowerCase()}${schema.slice(1)}Shape`

/** Returns the shape of a successful response. Returns undefined for a file or an empty body. */
function responseShape(operation, schemas, imports) {
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const contents = success.flatMap(([, response]) => Object.entries(response.content ?? {}))
  const [type, { schema } = {}] = contents.find(([name]) => name.endsWith('json') || name === 'text/css') ?? []
  if (type === undefined) return undefined
  const shape = schemaShape(schema, schemas, imports)
  return success.some(([, { content }]) => content === undefined) ? `['?', ${shape}]` : shape
}

/** Returns the path parameters whose values the callers encode, because these values contain slashes. */
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

/** Returns the shape of a schema. Returns undefined if any value is allowed. */
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
 * Returns the shape of a referenced schema. For an object schema with properties, returns the name of the constant that
 * contains its shape.
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
