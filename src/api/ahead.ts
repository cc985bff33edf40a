import { serverUrl } from './address'

/** Answers that nobody has taken yet, by path. */
const answers = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>()

/** What the program asked for itself meanwhile; undefined once nothing is asked ahead any more. */
let taken: Set<string> | undefined = new Set()

/** After this time, in milliseconds, an answer may have grown old. */
const fresh = 20_000

/** Headers of every call: without the first, a refusal would make the browser ask for a password. */
export const callHeaders = { 'X-Requested-With': 'XMLHttpRequest' }

/** Asks for what the program will want in a moment, before it is there; undefined where the program was faster. */
export function askAhead(path: string): Promise<Response> | undefined {
  if (taken?.has(path)) return undefined
  const answer = fetch(serverUrl(path), { credentials: 'include', headers: callHeaders })
  answer.catch(() => {})
  answers.set(path, { answer, at: Date.now() })
  return answer
}

/** The answer that was asked for ahead, once; undefined when there is none or it came too long ago. */
export function takeAhead(path: string): Promise<Response> | undefined {
  taken?.add(path)
  const known = answers.get(path)
  answers.delete(path)
  return known && Math.abs(Date.now() - known.at) < fresh ? known.answer : undefined
}

/** Nothing more is asked ahead. */
export function endAhead(): void {
  taken = undefined
}

/** Another person may sit here now: what nobody has taken is not for them. */
export function dropAhead(): void {
  answers.clear()
}
