/** Copies the failure messages of the contract to the keys `failure.<operationId>` of locales/en.json. */
import { operationsOf } from './generated-tables.mjs'

/** Returns the failure message of each operation, by operationId. */
function failureTexts(contract) {
  return Object.fromEntries(operationsOf(contract).map(operation => [operation.operationId, operation['x-failure']]))
}

/**
 * Replaces the failure messages in the English texts by those of the contract, and sorts all keys.
 * @param before  current content of locales/en.json
 * @returns new content of locales/en.json
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
