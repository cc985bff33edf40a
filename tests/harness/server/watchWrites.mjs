/**
 * Preloaded into a program that end-to-end tests share (`node --import`). Reports each request that may change the server's state
 * to the parent process, and answers the message 'ping' so that the parent knows that it has seen all reports.
 * Plain JavaScript, because Node loads it as it is.
 */
import { Server } from 'node:http'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** POST requests that only read: lists by condition, and the end of a session. */
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
// A test worker that is killed must not leave its programs behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
