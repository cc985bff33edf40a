/**
 * Preloaded by `node --import` into the program that end-to-end tests share. Reports each request that may change the server to the
 * parent process. Answers the message 'ping' by 'pong', which tells the parent that it has received all reports.
 * Plain JavaScript, because Node loads the file without compilation.
 */
import { Server } from 'node:http'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** POST requests that change no data: lists by condition, and sign-out. */
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
// Ends the program when the test worker is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
