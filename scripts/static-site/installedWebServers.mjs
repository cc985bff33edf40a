import { spawnSync } from 'node:child_process'

/**
 * Commands that print the version of a web server. The commands of nginx and Apache are absolute paths, because Debian
 * installs these web servers into folders outside of PATH.
 */
const VERSION_COMMANDS = {
  nginx: ['/usr/sbin/nginx', '-v'],
  caddy: ['caddy', 'version'],
  apache: ['/usr/sbin/apache2', '-v'],
}
export const WEB_SERVER_NAMES = Object.keys(VERSION_COMMANDS)

/**
 * Checks that web servers are installed.
 * @param {readonly string[]} names names from `WEB_SERVER_NAMES`
 * @param {(command: string, args: string[]) => boolean} canRun runs a command and returns whether the command exists
 * @throws {Error} when a web server is missing. The message lists all missing web servers
 */
export function requireInstalledWebServers(
  names,
  canRun = (command, args) => spawnSync(command, args).error === undefined,
) {
  const missing = names.filter(name => {
    const [command, ...args] = VERSION_COMMANDS[name]
    return !canRun(command, args)
  })
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')}. On Debian: apt-get install nginx caddy apache2-bin`)
}
