import { fileURLToPath } from 'node:url'
import $RefParser from '@apidevtools/json-schema-ref-parser'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A question and what a server answered, as in ../shared/recordings and in answers/ here. */
export interface AnswerRecord {
  label: string
  /** Method and path template. */
  op: string
  query?: Record<string, unknown> | null
  body?: unknown
  answer: {
    status: number
    headers: Record<string, unknown>
    body: { json?: unknown; text?: string; bytes?: number; empty?: boolean }
  }
}

type Node = Record<string, unknown>
type Place = { node: Node | undefined; at: string[] }

const contractFile = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url))
const formatsWithoutRule = ['int32', 'int64', 'float', 'double', 'binary', 'password']

/** Holds answers against the contract of openapi/. Objects may carry no property that the contract does not know. */
export async function answerCheck(): Promise<(record: AnswerRecord) => string[]> {
  const contract = (await $RefParser.bundle(contractFile)) as unknown as Node
  closeObjects(contract)
  const ajv = new Ajv2020({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  for (const format of formatsWithoutRule) ajv.addFormat(format, true)
  ajv.addSchema({ $id: 'contract', ...contract })
  const validators = new Map<string, ValidateFunction>()

  /** @returns what is wrong with a value, or nothing */
  const wrong = (value: unknown, at: string[]) => {
    const $ref = `contract#${at.map(part => `/${encodeURIComponent(escaped(part))}`).join('')}`
    const validate = validators.get($ref) ?? ajv.compile({ $ref })
    validators.set($ref, validate)
    return validate(value) ? '' : worded(validate.errors ?? [])
  }

  return record => {
    const [method = '', template = ''] = record.op.split(' ')
    const path = pathFor(template, Object.keys(contract.paths as Node))
    const at = ['paths', path ?? '', method.toLowerCase()]
    const operation = path === undefined ? undefined : reach(contract, at).node
    if (operation === undefined) return [`${record.op} is not in the contract`]
    return [
      ...unknownQuery(record, operation, contract),
      ...wrongBody(record, contract, at, wrong),
      ...wrongAnswer(record, contract, at, wrong),
    ].map(fault => `${record.op} (${record.label}): ${fault}`)
  }
}

function unknownQuery(record: AnswerRecord, operation: Node, contract: Node): string[] {
  const known = ((operation.parameters ?? []) as Node[]).map(
    parameter => follow(contract, { node: parameter, at: [] }).node,
  )
  return Object.keys(record.query ?? {})
    .filter(key => !known.some(parameter => parameter?.in === 'query' && parameter.name === key))
    .map(key => `query parameter ${key} is unknown`)
}

/** Only bodies that the server accepted count; labels that announce a stray field are allowed one. */
function wrongBody(
  record: AnswerRecord,
  contract: Node,
  at: string[],
  wrong: (value: unknown, at: string[]) => string,
) {
  const sent = record.body
  if (sent === undefined || typeof sent === 'string' || record.answer.status >= 300) return []
  if (/unknown field|extra key|nothing$/.test(record.label)) return []
  const body = reach(contract, [...at, 'requestBody'])
  const type = Object.keys((body.node?.content ?? {}) as Node).find(name => name.includes('json'))
  if (type === undefined) return ['a body was sent, none is known']
  const fault = wrong(sent, [...body.at, 'content', type, 'schema'])
  return fault ? [`body: ${fault}`] : []
}

function wrongAnswer(
  record: AnswerRecord,
  contract: Node,
  at: string[],
  wrong: (value: unknown, at: string[]) => string,
) {
  const { status, headers, body } = record.answer
  const response = reach(contract, [...at, 'responses', String(status)])
  if (response.node === undefined) return [`status ${status} is unknown`]
  if (body.empty) return []
  const media = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  const types = Object.keys((response.node.content ?? {}) as Node)
  const type = types.find(name => name === media) ?? types.find(name => isRange(name, media))
  if (type === undefined) return [`${status} of type ${media} is unknown`]
  if (body.json === undefined) return []
  const fault = wrong(body.json, [...response.at, 'content', type, 'schema'])
  return fault ? [`answer ${status}: ${fault}`] : []
}

const isRange = (name: string, media: string) =>
  name === '*/*' || (name.endsWith('/*') && media.startsWith(name.slice(0, -1)))

const blank = (template: string) => template.replace(/\{[^}]+\}/g, '{}')

/** The path of the contract that a template means; names of metrics stand in recorded templates as they are. */
function pathFor(template: string, paths: string[]) {
  const metric = template.replace(/^(\/actuator\/metrics\/).+$/, '$1{}')
  return paths.find(path => blank(path) === blank(template)) ?? paths.find(path => blank(path) === metric)
}

/** Objects with properties and no word on further ones take no further ones. */
function closeObjects(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const schema = node as Node
  const isObject = [schema.type].flat().includes('object') && typeof schema.properties === 'object'
  if (isObject && !('additionalProperties' in schema) && !('unevaluatedProperties' in schema)) {
    schema.additionalProperties = false
  }
  for (const child of Object.values(schema)) closeObjects(child)
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const plain = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

function reach(contract: Node, at: string[]): Place {
  let place: Place = { node: contract, at: [] }
  for (const part of at) {
    place = follow(contract, { node: place.node?.[part] as Node | undefined, at: [...place.at, part] })
  }
  return place
}

function follow(contract: Node, place: Place): Place {
  const reference = place.node?.$ref
  return typeof reference === 'string' ? reach(contract, reference.slice(2).split('/').map(plain)) : place
}

const compositions = ['anyOf', 'oneOf', 'if']
const worded = (errors: ErrorObject[]) =>
  errors
    .filter(error => !compositions.includes(error.keyword))
    .slice(0, 2)
    .map(error => `${error.instancePath} ${error.message} ${error.params.additionalProperty ?? ''}`.trim())
    .join('; ') || 'does not fit'
