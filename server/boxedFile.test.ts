import { expect, test } from 'vitest'
import { serveOn } from '../tests/harness/serveOn'
import { boxed } from './boxedFile'
import { proxyTo } from './proxy'

test.each([
  ['application/xhtml+xml', 'resource/OPS/a.xhtml', 'sandbox'],
  ['text/html;charset=UTF-8', 'resource/a.html', 'sandbox'],
  ['image/svg+xml', 'resource/a.svg', 'sandbox'],
  ['text/css', 'resource/a.css', null],
  ['text/html', 'manifest', null],
])('what a browser would show as a page of this origin comes boxed: %s', async (type, path, policy) => {
  const real = await serveOn((request, response) => {
    boxed(request, response).setHeader('Content-Type', type).writeHead(200).end('words')
  })
  const plain = await serveOn((_, response) => response.writeHead(200, { 'Content-Type': type }).end('words'))
  const proxy = proxyTo(new URL(`${plain}/komga`), '/comics')
  const client = await serveOn((request, response) => void proxy.handle(request, boxed(request, response)))
  for (const address of [`${real}/comics`, `${client}/comics`]) {
    const answer = await fetch(`${address}/api/v1/books/B/${path}`)
    expect(answer.headers.get('content-security-policy'), address).toBe(policy)
    expect(await answer.text()).toBe('words')
  }
})
