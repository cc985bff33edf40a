/** The failure sentences of the contract as texts: `failure.<operationId>` of locales/en.json. */
import { operationsOf } from './generated-tables.mjs'

/** @returns the sentence of every operation by its id */
function failureTexts(contract) {
  return Object.fromEntries(operationsOf(contract).map(operation => [operation.operationId, operation['x-failure']]))
}

/**
 * The English texts with the sentences put in, keys in order, and without those of vanished operations.
 * @param before what the file holds
 */
export function withFailureTexts(contract, before) {
  const texts = { ...JSON.parse(before), failure: failureTexts(contract) }
  return `${JSON.stringify(inOrder(texts), null, 2)}\n`
}

function inOrder(node) {
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.keys(node)
      .sort()
      .map(key => [key, inOrder(node[key])]),
  )
}
