/**
 * Copies the failure messages from the API contract to locales/en.json. The key of a message is
 * `failure.<operationId>`.
 */
import { listContractOperations } from './generateContractTableSourceCode.mjs'

function failureTexts(contract) {
  return Object.fromEntries(
    listContractOperations(contract).map(operation => [operation.operationId, operation['x-failure']]),
  )
}

/**
 * Replaces the failure messages in the English texts by the messages from the API contract. Sorts all keys.
 * @param before current content of locales/en.json
 * @returns new content of locales/en.json
 */
export function mergeFailureMessages(contract, before) {
  const texts = { ...JSON.parse(before), failure: failureTexts(contract) }
  return `${JSON.stringify(sortKeysDeep(texts), null, 2)}\n`
}

function sortKeysDeep(node) {
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.keys(node)
      .sort()
      .map(key => [key, sortKeysDeep(node[key])]),
  )
}
