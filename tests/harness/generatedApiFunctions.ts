import type { http } from '../../src/api/http'

type Call = (...args: unknown[]) => Promise<unknown>

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/*/*.calls.ts', { eager: true })

/** All generated calls by operationId. */
export const generatedApiFunctions: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(modules))

/**
 * Calls a generated function by its operationId.
 * @param pathParameters  values of the path parameters; the remaining parameters get placeholders
 */
export const callGeneratedOperation = (operation: string, ...pathParameters: unknown[]): ReturnType<typeof http> => {
  const call = generatedApiFunctions[operation]
  if (!call) throw new Error(`no generated call ${operation}`)
  return call(...pathParameters, { file: new File([], 'upload') })
}
