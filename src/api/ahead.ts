import { serverUrl } from './address'

/** Answers that nobody has taken yet, by path. */
const answers = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>()

/** After this time, in milliseconds, an answer may have grown old. */
const fresh = 20_000

/** Headers of every call: without the first, a refusal would make the browser ask for a password. */
export const callHeaders = { 'X-Requested-With': 'XMLHttpRequest' }

/** Asks for what the program will want in a moment, before it is there. */
export function askAhead(path: string): Promise<Response> {
  const answer = fetch(serverUrl(path), { credentials: 'include', headers: callHeaders })
  answer.catch(() => {})
  answers.set(path, { answer, at: performance.now() })
  return answer
}

/** The answer that was asked for ahead, once; undefined when there is none or it came too long ago. */
export function takeAhead(path: string): Promise<Response> | undefined {
  const known = answers.get(path)
  answers.delete(path)
  return known && performance.now() - known.at < fresh ? known.answer : undefined
}
