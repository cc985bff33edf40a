import type { Plugin } from 'vite'

/** Path of the file that lists all packages of a build. The path is relative to the output folder of the build. */
export const BUNDLED_PACKAGES_FILE = '.vite/packages.json'

/**
 * Captures the part of a path in node_modules that identifies a package, such as `a` or `@b/c`. For a package that is
 * nested in another package, captures both, such as `a/node_modules/@b/c`.
 */
const PACKAGE_PATTERN = /\/node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/**
 * Creates plugins that record which npm packages a build contains. The list of licenses needs this data. `main` is a
 * plugin for the build itself and writes the list of packages. `worker` is a plugin for the web workers of the build.
 */
export function createBundledPackageListPlugins(): { main: Plugin; worker: Plugin } {
  const paths = new Set<string>()
  const addPackages: Plugin['generateBundle'] = (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const [, path] = renderedLength > 0 ? (PACKAGE_PATTERN.exec(id) ?? []) : []
        if (path !== undefined) paths.add(path)
      }
    }
  }
  return {
    worker: { name: 'record-worker-packages', apply: 'build', generateBundle: addPackages },
    main: {
      name: 'record-packages',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(options, bundle, isWrite) {
          addPackages.call(this, options, bundle, isWrite)
          const source = JSON.stringify([...paths].sort())
          this.emitFile({ type: 'asset', fileName: BUNDLED_PACKAGES_FILE, source })
        },
      },
    },
  }
}
