/**
 * This file lists the packages that only the container image contains. These packages are `sharp`, which converts
 * images for the mock server, and the dependencies of `sharp`. The npm package does not contain them. Their versions
 * come from package-lock.json.
 */

const IMAGE_DEPENDENCY = 'sharp'
/** Platforms for which `.github/workflows/release.yml` publishes a container image. */
const IMAGE_CPUS = ['x64', 'arm64']
/** Package that contains the shared library libvips, which `sharp` uses. */
export const LIBVIPS_PACKAGE = /^@img\/sharp-libvips-/

/** Properties of a package in package-lock.json (lockfileVersion 3).
 * @typedef {{ version?: string, license?: string, integrity?: string, optional?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage */

/**
 * Returns the packages of the container image: path in node_modules, name, and entry of package-lock.json.
 * @param {{ packages: Record<string, LockedPackage> }} lock content of package-lock.json
 * @returns {{ path: string, name: string, entry: LockedPackage }[]}
 */
export function listContainerImagePackages(lock) {
  const isInstalled = ({ os = ['linux'], cpu = IMAGE_CPUS, libc = ['glibc'] }) =>
    os.includes('linux') && cpu.some(name => IMAGE_CPUS.includes(name)) && libc.includes('glibc')
  return [...collectLockedPackages(lock, isInstalled)].map(([path, entry]) => ({
    path: path.replace(/^node_modules\//, ''),
    name: path.replace(/^.*node_modules\//, ''),
    entry,
  }))
}

/**
 * Returns a package.json and a package-lock.json. With them, `npm ci` installs the packages of the container image. The
 * lock file contains the packages of all platforms, because `npm ci` rejects an incomplete lock file.
 * @param {{ packages: Record<string, LockedPackage> }} lock content of package-lock.json
 */
export function createContainerImagePackageFiles(lock) {
  const collected = collectLockedPackages(lock)
  const dependencies = { [IMAGE_DEPENDENCY]: collected.get(`node_modules/${IMAGE_DEPENDENCY}`)?.version }
  const description = { name: 'longbox-image', version: '0.0.0', private: true, dependencies }
  const entries = [...collected].map(([path, { dev: _, devOptional: __, ...entry }]) => [path, entry])
  return {
    'package.json': description,
    'package-lock.json': {
      name: description.name,
      version: description.version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': description, ...Object.fromEntries(entries) },
    },
  }
}

/**
 * Returns the package-lock.json entries of `sharp` and of all packages that `sharp` needs directly or indirectly. The
 * key is the path of the package in package-lock.json.
 * @param isIncluded receives the entry of a package. If it returns false, the package and its dependencies are omitted
 */
function collectLockedPackages({ packages }, isIncluded = () => true) {
  const collected = new Map()
  const visit = path => {
    if (collected.has(path)) return
    const entry = packages[path]
    if (!isIncluded(entry)) return
    collected.set(path, entry)
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = candidatePaths(path, name).find(candidate => candidate in packages)
      if (!found) throw new Error(`package-lock.json has no package ${name}, which ${path} needs.`)
      visit(found)
    }
  }
  visit(`node_modules/${IMAGE_DEPENDENCY}`)
  return collected
}

/**
 * Returns the paths in package-lock.json at which Node searches for a dependency of a package. The path that Node
 * searches first comes first.
 */
function candidatePaths(path, name) {
  const parents = path.split('/node_modules/')
  return parents
    .map((_, index) => parents.slice(0, parents.length - index).join('/node_modules/'))
    .map(parent => `${parent}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}
