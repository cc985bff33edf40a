/**
 * Reports each request that may change the server to the parent process. `node --import` loads this file into a server
 * that several end-to-end tests share. The message 'ping' gets the reply 'pong' after all reports. The file is plain
 * JavaScript, because Node loads it without compilation.
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
// Ends the server if the test worker is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
