/**
 * Reports each request that may change data on the server, as a message to the parent process. Node loads this file
 * with `node --import` into a server that several end-to-end tests use. The parent process can send 'ping'. The reply
 * 'pong' then arrives after the messages about all earlier requests. This file must be plain JavaScript, because Node
 * loads it without compilation.
 */
import { Server } from 'node:http'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** POST requests that change no data: list queries and sign-out. */
const READING_POSTS = /\/list(\/alphabetical-groups)?$|\/api\/logout$/

const emit = Server.prototype.emit
Server.prototype.emit = function (event, ...args) {
  if (event === 'request') reportWrite(args[0])
  return emit.call(this, event, ...args)
}

function reportWrite({ method = 'GET', url = '' }) {
  const path = url.split('?')[0]
  if (READING_METHODS.has(method) || (method === 'POST' && READING_POSTS.test(path))) return
  process.send?.({ write: `${method} ${path}` })
}

process.on('message', message => {
  if (message === 'ping') process.send?.('pong')
})
// Ends the server when the connection to the test worker ends, for example because the test worker was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
