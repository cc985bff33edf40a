import { askAhead } from './api/ahead'
import { hasUnsent } from './preferences/unsentList'

/** What each reader asks for before its first page, by the last word of its address. */
const wanted: Record<string, readonly string[]> = {
  read: ['', '/pages'],
  'read-epub': ['', '/manifest', '/progression', '/positions'],
}

/**
 * The first script of the page, before the program: asks who is there, and, when somebody is, for the book of the
 * address. Not where the program begins otherwise: by a session made elsewhere, in the popup of a provider, or with a
 * place that the server has yet to hear of.
 */
async function askFirst({ pathname, search }: Location): Promise<void> {
  if (/[?&](xAuthToken|server_redirect)=/.test(search)) return
  const me = await askAhead('/api/v2/users/me')
  const [, bookId, reader = ''] = /\/book\/(\w+)\/(read|read-epub)\/?$/.exec(pathname) ?? []
  const isThere = me.ok && me.headers.get('content-type')?.includes('json')
  if (!isThere || hasUnsent()) return
  for (const part of wanted[reader] ?? []) askAhead(`/api/v1/books/${bookId}${part}`)
}

askFirst(location).catch(() => {})
