/** Oldest version of Node that runs Longbox. This file works on older versions too, which only have to parse it. */
const MIN_NODE_VERSION = [20, 19]

/** Exits the process with a message if the version of Node is too old. @param {string} version  such as `20.19.0` */
export function requireNodeVersion(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return
  console.error(`Longbox needs Node ${MIN_NODE_VERSION.join('.')} or newer; this is Node ${version}.`)
  process.exit(1)
}
