/**
 * Oldest supported version of Node: major and minor number. This file uses only syntax that older versions of Node
 * know. Therefore, an older version can run the file and print the error message about the version.
 */
const MIN_NODE_VERSION = [20, 19]

/**
 * Ends the process with an error message if Node is too old.
 * @param {string} version version of Node, such as `20.19.0`
 */
export function requireNodeVersion(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return
  console.error(`Longbox needs Node ${MIN_NODE_VERSION.join('.')} or newer; this is Node ${version}.`)
  process.exit(1)
}
