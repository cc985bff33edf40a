/** The failure sentences of the contract as texts: `failure.<operationId>` of locales/en.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { operationsOf } from './generated-tables.mjs'

/** @returns the sentence of every operation by its id */
function failureTexts(contract) {
  return Object.fromEntries(operationsOf(contract).map(operation => [operation.operationId, operation['x-failure']]))
}

/** Puts the sentences into the English texts, keys in order, and takes those of vanished operations out. */
export function writeFailureTexts(contract, file) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const texts = { ...JSON.parse(before), failure: failureTexts(contract) }
  const after = `${JSON.stringify(inOrder(texts), null, 2)}\n`
  if (after !== before) writeFileSync(file, after)
}

function inOrder(node) {
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.keys(node)
      .sort()
      .map(key => [key, inOrder(node[key])]),
  )
}
