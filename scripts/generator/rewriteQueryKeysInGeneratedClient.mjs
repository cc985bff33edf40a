import { isReadOperation, recordIdParameterByCacheTag } from './generateCacheTagsSourceCode.mjs'
import { listContractOperations } from './generateContractTableSourceCode.mjs'

/** Names that are both a cache tag and a react-admin resource. */
const resources = ['libraries', 'series', 'books', 'collections', 'readlists']

/**
 * Finds the operations that return a single record of a react-admin resource. Their query keys must be the query keys
 * of react-admin, so that these operations and react-admin use the same cached records.
 * @returns map from the operationId of an operation to the name of its resource
 */
export function findSingleRecordOperations(contract) {
  return new Map(
    listContractOperations(contract)
      .filter(isReadOperation)
      .filter(
        ({ path, 'x-cache-tags': [tag] }) =>
          resources.includes(tag) && path.endsWith(`/{${recordIdParameterByCacheTag[tag]}}`),
      )
      .map(({ operationId, 'x-cache-tags': [tag] }) => [operationId, tag]),
  )
}

/**
 * Replaces the query keys in a generated client. For an operation that returns a single record of a react-admin
 * resource, the new query key is the query key of react-admin. For all other operations, the new query key consists of
 * the operationId and an object with the arguments.
 * @param text text of a generated client
 * @param records result of {@link findSingleRecordOperations}
 */
export function rewriteQueryKeysInGeneratedClient(text, records) {
  return text.replace(
    /= \(([^()]*)\) => \{\s*return \[\s*"(\w+)"[^;]*\] as const;\s*\}/g,
    (_, parameters, operation) => {
      const names = [...parameters.matchAll(/(\w+)\??: /g)].map(([, name]) => name)
      const resource = records.get(operation)
      const key = resource
        ? `'${resource}', 'getOne', { id: ${names[0]} }`
        : [`'${operation}'`, argumentsOf(names)].join('')
      return `= (${parameters}) => [${key}] as const`
    },
  )
}

const argumentsOf = names => (names.length ? `, { ${names.join(', ')} }` : '')
