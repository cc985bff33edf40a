/**
 * Sends a message to the parent process for each request that may change data on the server. `node --import` loads this
 * file into a server that several end-to-end tests share. If the parent process sends 'ping', the reply 'pong' arrives
 * after all earlier messages. The file is plain JavaScript, because Node loads it without compilation.
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
