import type { http } from '../../src/api/http'

type Call = (...args: unknown[]) => Promise<unknown>

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/*/*.calls.ts', { eager: true })

/** All generated calls by operationId. */
export const generatedCalls: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(modules))

/** A call with placeholders for its parameters; `http` gets what the contract says about its response. */
export const callWith = (operation: string, ...pathParameters: unknown[]): ReturnType<typeof http> => {
  const call = generatedCalls[operation]
  if (!call) throw new Error(`no generated call ${operation}`)
  return call(...pathParameters, { file: new File([], 'upload') })
}
