import type { http } from '../../src/api/http'
import { type OperationId, operations } from '../../src/generated/operations'

type Call = (...args: unknown[]) => Promise<unknown>

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/*/*.calls.ts', { eager: true })

/**
 * All generated functions that send API requests, by operation id. Also contains the generated functions that build
 * addresses, such as `getAnalyzeBookUrl`.
 */
export const generatedApiFunctions: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(modules))

/** Parameters that {@link callGeneratedOperation} passes to a generated function. */
interface CallParameters {
  /** Values of the path parameters, in the order in which the path contains them. */
  path?: readonly unknown[]
  query?: object
}

/**
 * Calls the generated function of an API operation. If the operation is not a GET request, the request body is a
 * placeholder.
 */
export const callGeneratedOperation = (
  operation: OperationId,
  { path = [], query = {} }: CallParameters = {},
): ReturnType<typeof http> => {
  const call = generatedApiFunctions[operation]
  if (!call) throw new Error(`no generated call ${operation}`)
  if (operations[operation].method === 'GET') return call(...path, query)
  return call(...path, { file: new File([], 'upload') }, query)
}
