import { parseArgs } from 'node:util'

/**
 * Parses the arguments of `npm run build:static`.
 * @param {string[]} args
 * @returns {{ base: string, server: string, root: string, out?: string }} base path without a slash at its end, address
 *   of the Komga server, folder of the files on the web server, output folder
 * @throws {Error} when an argument is invalid. The message is for the user
 */
export function parseStaticSiteArguments(args) {
  const text = { type: 'string' }
  const { values } = parseArgs({ args, options: { base: text, server: text, root: text, out: text } })
  const { base = '', server = 'http://127.0.0.1:25600', root = '/srv/longbox', out } = values
  const path = base.replace(/\/+$/, '')
  if (path && !/^(\/[\w-]+)+$/.test(path)) throw new Error(`The base path must look like /comics, not "${base}".`)
  if (!/^https?:\/\/[^/\s"]+\/?$/.test(server))
    throw new Error(`The server must be an address without a path, such as http://127.0.0.1:25600, not "${server}".`)
  if (!/^\/[\w./-]+$/.test(root)) throw new Error(`The root must be an absolute path without spaces, not "${root}".`)
  return { base: path, server: server.replace(/\/$/, ''), root: root.replace(/\/$/, ''), out }
}
