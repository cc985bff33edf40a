import type { http } from '../../src/api/http'
import { type OperationId, operations } from '../../src/generated/operations'

type Call = (...args: unknown[]) => Promise<unknown>

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/*/*.calls.ts', { eager: true })

/** All generated calls by operationId. */
export const generatedApiFunctions: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(modules))

/** Parameters of a call by `callGeneratedOperation`. */
interface CallParameters {
  /** Values of the path parameters, in the order of the path. */
  path?: readonly unknown[]
  /** Query parameters. */
  query?: object
}

/** Calls a generated function by its operationId. The body of the request is a placeholder. */
export const callGeneratedOperation = (
  operation: OperationId,
  { path = [], query = {} }: CallParameters = {},
): ReturnType<typeof http> => {
  const call = generatedApiFunctions[operation]
  if (!call) throw new Error(`no generated call ${operation}`)
  if (operations[operation].method === 'GET') return call(...path, query)
  return call(...path, { file: new File([], 'upload') }, query)
}
