import type { Plugin } from 'vite'

/** Path of the file that lists all packages of a build. The path is relative to the output folder of the build. */
export const BUNDLED_PACKAGES_FILE = '.vite/packages.json'

/** Captures the path of a package in node_modules. Examples: `a`, `@b/c`, `a/node_modules/@b/c`. */
const PACKAGE_PATTERN = /\/node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/**
 * Creates plugins that record the npm packages in a build, for the list of licenses. `main` is a plugin of the build
 * and writes the list of packages. `worker` is a plugin for the web workers of the build.
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
