import { fileURLToPath } from 'node:url'
import $RefParser from '@apidevtools/json-schema-ref-parser'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Recorded request and response, in the format of the files in tests/contract/answers. */
export interface RecordedHttpExchange {
  label: string
  /** HTTP method and path template of the request, for example `GET /api/v1/books/{bookId}`. */
  op: string
  query?: Record<string, unknown> | null
  body?: unknown
  answer: {
    status: number
    headers: Record<string, unknown>
    body: { json?: unknown; text?: string; bytes?: number; empty?: boolean }
  }
}

export type OpenApiNode = Record<string, unknown>
/**
 * Object in the API contract (an OpenAPI document). `at` is the path of the object as a list of keys, for example
 * `['paths', '/api/v1/books', 'get']`. If the object is a `$ref`, `node` and `at` describe the target of the `$ref`.
 */
type ContractNode = { node: OpenApiNode | undefined; at: string[] }

const contractFile = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url))
const formatsWithoutRule = ['int32', 'int64', 'float', 'double', 'binary', 'password']

/**
 * API contract, and a function that validates a value against a schema of the contract. `at` is the path of this schema
 * in the contract, as a list of keys.
 */
export type ContractValidator = { contract: OpenApiNode; validateAt: (value: unknown, at: string[]) => ErrorObject[] }

/**
 * Returns the API contract in openapi/ and a function that validates values against it. The function rejects unknown
 * properties of objects, unless the contract has a rule about them.
 */
export async function createContractValidator(): Promise<ContractValidator> {
  const contract = (await $RefParser.bundle(contractFile)) as unknown as OpenApiNode
  closeObjects(contract)
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  for (const format of formatsWithoutRule) ajv.addFormat(format, true)
  ajv.addSchema({ $id: 'contract', ...contract })
  const validators = new Map<string, ValidateFunction>()
  const validateAt = (value: unknown, at: string[]) => {
    const $ref = `contract#${at.map(part => `/${encodeURIComponent(escaped(part))}`).join('')}`
    const validate = validators.get($ref) ?? ajv.compile({ $ref })
    validators.set($ref, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }
  return { contract, validateAt }
}

/**
 * Creates a function that checks recorded requests and responses against the API contract. Unknown properties of
 * objects are violations, unless the contract has a rule about them.
 * @returns a function that takes a recorded request with its response and returns texts about the violations. For each
 *   body, it returns at most a single text, with at most two violations.
 */
export async function createHttpExchangeChecker(): Promise<(record: RecordedHttpExchange) => string[]> {
  const { contract, validateAt } = await createContractValidator()
  return record => {
    const [method = '', template = ''] = record.op.split(' ')
    const path = pathFor(template, Object.keys(contract.paths as OpenApiNode))
    const at = ['paths', path ?? '', method.toLowerCase()]
    const operation = path === undefined ? undefined : resolvePath(contract, at).node
    if (operation === undefined) return [`${record.op} is not in the contract`]
    return [
      ...checkQuery(record, operation, contract),
      ...checkRequestBody(record, contract, at, validateAt),
      ...checkResponse(record, contract, at, validateAt),
    ].map(fault => `${record.op} (${record.label}): ${fault}`)
  }
}

function checkQuery(record: RecordedHttpExchange, operation: OpenApiNode, contract: OpenApiNode): string[] {
  const parameters = ((operation.parameters ?? []) as OpenApiNode[]).map(
    parameter => resolveReference(contract, { node: parameter, at: [] }).node,
  )
  return Object.keys(record.query ?? {})
    .filter(key => !parameters.some(parameter => parameter?.in === 'query' && parameter.name === key))
    .map(key => `query parameter ${key} is unknown`)
}

/**
 * Validates the JSON body of a request. Skips requests that the server has rejected (status 300 or higher). Some
 * recordings have intentionally wrong bodies, for example with an unknown field. Recognizes these recordings by their
 * labels, and skips them too.
 */
function checkRequestBody(
  record: RecordedHttpExchange,
  contract: OpenApiNode,
  at: string[],
  validateAt: ContractValidator['validateAt'],
) {
  const sent = record.body
  if (sent === undefined || typeof sent === 'string' || record.answer.status >= 300) return []
  if (/unknown field|extra key|nothing$/.test(record.label)) return []
  const body = resolvePath(contract, [...at, 'requestBody'])
  const type = Object.keys((body.node?.content ?? {}) as OpenApiNode).find(name => name.includes('json'))
  if (type === undefined) return ['a body was sent, none is known']
  const errors = validateAt(sent, [...body.at, 'content', type, 'schema'])
  return errors.length ? [`body: ${formatErrors(errors)}`] : []
}

function checkResponse(
  record: RecordedHttpExchange,
  contract: OpenApiNode,
  at: string[],
  validateAt: ContractValidator['validateAt'],
) {
  const { status, headers, body } = record.answer
  const found = findResponseSchema(contract, at, status, String(headers['content-type'] ?? ''))
  if (typeof found === 'string') return body.empty && !found.startsWith('status') ? [] : [found]
  if (body.empty || body.json === undefined) return []
  const errors = validateAt(body.json, found)
  return errors.length ? [`answer ${status}: ${formatErrors(errors)}`] : []
}

/**
 * Finds the schema of a response in the API contract.
 * @param at path of the operation in the API contract, as a list of keys
 * @returns path of the schema as a list of keys. Returns an error text if the contract does not contain the status or
 *   the media type of the response.
 */
export function findResponseSchema(
  contract: OpenApiNode,
  at: string[],
  status: number,
  contentType: string,
): string[] | string {
  const response = resolvePath(contract, [...at, 'responses', String(status)])
  if (response.node === undefined) return `status ${status} is unknown`
  const media = contentType.split(';')[0] ?? ''
  const types = Object.keys((response.node.content ?? {}) as OpenApiNode)
  const type = types.find(name => name === media) ?? types.find(name => isRange(name, media))
  return type === undefined ? `${status} of type ${media} is unknown` : [...response.at, 'content', type, 'schema']
}

const isRange = (name: string, media: string) =>
  name === '*/*' || (name.endsWith('/*') && media.startsWith(name.slice(0, -1)))

const blank = (template: string) => template.replace(/\{[^}]+\}/g, '{}')

/**
 * Finds the path in the API contract for the path template of a recorded request. Ignores the names of parameters, so
 * `/books/{id}` and `/books/{bookId}` are equal. Below `/actuator/metrics/`, the recorded path may contain the name of
 * a metric instead of a parameter.
 */
function pathFor(template: string, paths: string[]) {
  const metric = template.replace(/^(\/actuator\/metrics\/).+$/, '$1{}')
  return paths.find(path => blank(path) === blank(template)) ?? paths.find(path => blank(path) === metric)
}

/**
 * Forbids unknown properties in each object schema that lists properties. Does not change schemas that contain a rule
 * about unknown properties.
 */
function closeObjects(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const schema = node as OpenApiNode
  const isObject = [schema.type].flat().includes('object') && typeof schema.properties === 'object'
  if (isObject && !('additionalProperties' in schema) && !('unevaluatedProperties' in schema)) {
    schema.additionalProperties = false
  }
  for (const child of Object.values(schema)) closeObjects(child)
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const plain = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

function resolvePath(contract: OpenApiNode, at: string[]): ContractNode {
  let place: ContractNode = { node: contract, at: [] }
  for (const part of at) {
    place = resolveReference(contract, { node: place.node?.[part] as OpenApiNode | undefined, at: [...place.at, part] })
  }
  return place
}

function resolveReference(contract: OpenApiNode, place: ContractNode): ContractNode {
  const reference = place.node?.$ref
  return typeof reference === 'string' ? resolvePath(contract, reference.slice(2).split('/').map(plain)) : place
}

const compositions = ['anyOf', 'oneOf', 'if']
const formatErrors = (errors: ErrorObject[]) =>
  errors
    .filter(error => !compositions.includes(error.keyword))
    .slice(0, 2)
    .map(error => `${error.instancePath} ${error.message} ${error.params.additionalProperty ?? ''}`.trim())
    .join('; ') || 'does not fit'
