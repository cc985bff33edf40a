import type { OperationId } from '../generated/operations'

/** What a generated call hands over: a fetch request and the operation that it is. */
export type CallOptions = RequestInit & { operation?: OperationId }

/** The one function that asks the server. */
export async function http<T>(url: string, options: CallOptions): Promise<T> {
  const headers = new Headers(options.headers)
  headers.set('X-Requested-With', 'XMLHttpRequest')
  const response = await fetch(url, { ...options, headers, credentials: 'include' })
  if (!response.ok) throw new Error(`${options.operation ?? url}: ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204 || type === '') return undefined as T
  if (/json/.test(type)) return response.json() as Promise<T>
  if (type.startsWith('text/')) return response.text() as Promise<T>
  return response.blob() as Promise<T>
}
