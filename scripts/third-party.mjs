/**
 * `npm run third-party`: writes the licenses of all included packages to THIRD-PARTY.md and public/third-party.json.
 * The dialog "About Longbox" shows these licenses. `-- --check` writes nothing and fails if the files are outdated. `--
 * --sbom FILE` writes only a bill of materials in CycloneDX format.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LIBVIPS_PACKAGE, listContainerImagePackages } from './release/containerImagePackages.mjs'
import { checkNodeAndInstallPackages, exitWithError, getNodeModulesFilePath, projectRoot } from './setup.mjs'

const LIST_FILE = join(projectRoot, 'THIRD-PARTY.md')
const DIALOG_FILE = join(projectRoot, 'public/third-party.json')
/** Names of licenses that are compatible with the MIT license of this program. */
const ALLOWED_LICENSES = /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|\(?MIT OR .+\)?|BlueOak-1\.0\.0)$/
/**
 * License of libvips. Only the container image contains libvips. The license is compatible with the MIT license,
 * because users can replace libvips: libvips is an unchanged and separate file in the image (LGPL 3.0, section 4 d 1).
 * The list of licenses contains the necessary license texts.
 */
const LIBVIPS_LICENSE = 'LGPL-3.0-or-later'
const LIBVIPS_TEXTS = ['sharp-libvips', 'LGPL-3.0', 'GPL-3.0'].map(name => `packaging/licenses/${name}.txt`)
/**
 * Additional license files of packages. They apply to files that have another license than the rest of their package.
 */
const FURTHER_LICENSE_FILES = { 'pdfjs-dist': ['cmaps/LICENSE'] }
/**
 * Packages that only the browser demo contains. `scripts/build-demo.mjs` fails if the demo contains a package that is
 * not in the list of licenses.
 */
const DEMO_PACKAGES = ['base64-js', 'buffer', 'ieee754', 'path-browserify']

/**
 * Font OpenDyslexic of the mock server. The files in `mock-server/fonts` are copies from an npm package that is not
 * installed. Only the file names differ. The content must stay the same, because the license forbids the name
 * OpenDyslexic for changed fonts.
 */
const FONT = {
  path: '@fontsource/opendyslexic',
  reference: '@fontsource/opendyslexic@5.3.0',
  name: '@fontsource/opendyslexic',
  version: '5.3.0',
  license: 'OFL-1.1',
  text: readFileSync(join(projectRoot, 'mock-server/fonts/OpenDyslexic/LICENSE.txt'), 'utf8').trim(),
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, sbom: { type: 'string' } } })
checkNodeAndInstallPackages()
const { buildClient, buildServer } = await import('./build.mjs')
await buildServer()
await buildClient()

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
const packages = ['dist', 'dist-server']
  .flatMap(folder => JSON.parse(readFileSync(join(projectRoot, folder, '.vite/packages.json'), 'utf8')))
  .concat(DEMO_PACKAGES)
  .map(readPackage)
  .concat(listContainerImagePackages(lock).map(readContainerImagePackage), FONT)
  // Removes duplicates, because a package can be installed in several folders, for example inside the folder of another
  // package.
  .filter(({ reference }, index, all) => all.findIndex(entry => entry.reference === reference) === index)
  .sort((a, b) => (a.reference < b.reference ? -1 : 1))
for (const { name, license } of packages)
  if (
    !ALLOWED_LICENSES.test(license) &&
    name !== FONT.name &&
    !(LIBVIPS_PACKAGE.test(name) && license === LIBVIPS_LICENSE)
  )
    exitWithError(`The license of ${name} is "${license}", which is not allowed.`)

if (values.sbom) writeFileSync(values.sbom, formatBillOfMaterials())
else {
  const outputs = [
    [LIST_FILE, formatList()],
    [
      DIALOG_FILE,
      `${JSON.stringify(packages.map(({ name, version, license, text }) => ({ name, version, license, text })))}\n`,
    ],
  ]
  const isOutdated = ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content
  const outdated = outputs.filter(isOutdated)
  if (values.check && outdated.length > 0) exitWithError('The licenses are outdated: npm run third-party')
  if (!values.check) for (const [file, content] of outdated) writeFileSync(file, content)
}

function readPackage(path) {
  const folder = getNodeModulesFilePath(path)
  const { name, version, license = 'unknown', author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(entry => /^licen[cs]e(\.|-|$)/i.test(entry))
  const holder = typeof author === 'string' ? author : author?.name
  const readText = licenseFile => readFileSync(join(folder, licenseFile), 'utf8').replaceAll('\r\n', '\n').trim()
  const text = file
    ? [file, ...(FURTHER_LICENSE_FILES[name] ?? [])].map(readText).join('\n\n')
    : `The package contains no license text.${holder ? ` Author: ${holder}.` : ''}`
  return { path, reference: `${name}@${version}`, name, version, license, text }
}

/**
 * Reads a package of the container image. Each package with the prefix `@img/sharp-` is for a single platform, so most
 * of these packages are not installed. Therefore their versions and licenses come from the lock file. The packages that
 * contain libvips have the license texts of libvips. The others have the license text of `sharp`.
 */
function readContainerImagePackage({ path, name, entry: { version, license = 'unknown' } }, _index, all) {
  const reference = `${name}@${version}`
  const shared = { path, reference, name, version, license, isOnlyInImage: true }
  if (!name.startsWith('@img/sharp-')) return { ...readPackage(path), isOnlyInImage: true }
  if (!LIBVIPS_PACKAGE.test(name)) return { ...shared, text: readPackage('sharp').text }
  const first = all.find(other => LIBVIPS_PACKAGE.test(other.name)).name
  const text =
    name === first
      ? LIBVIPS_TEXTS.map(file => readFileSync(join(projectRoot, file), 'utf8').trim()).join('\n\n')
      : `The license texts are those of ${first}.`
  return { ...shared, text }
}

function formatList() {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  const texts = packages.map(({ name, text }) => `## ${name}\n\n\`\`\`\n${text}\n\`\`\``)
  return `# Included software

Packages whose code is part of the client, of the program or of its image. Only the image contains \`sharp\`, \`@img/*\`, \`detect-libc\` and
\`semver\`. Written by \`npm run third-party\`; \`npm test\` checks it.

| package | version | license |
|---|---|---|
${rows.join('\n')}

${texts.join('\n\n')}
`
}

/**
 * Returns a bill of materials in the JSON format of CycloneDX 1.5. Contains no time and no serial number, so that equal
 * builds give equal files.
 */
function formatBillOfMaterials() {
  const { name, version, license } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const component = (type, entry) => ({
    type,
    'bom-ref': entry.reference,
    name: entry.name,
    version: entry.version,
    purl: `pkg:npm/${entry.name.replace('@', '%40')}@${entry.version}`,
    licenses: /^[\w.-]+$/.test(entry.license)
      ? [{ license: { id: entry.license } }]
      : [{ expression: entry.license.replace(/^\((.+)\)$/, '$1') }],
    // Gives packages the scope `optional` if only the container image contains them. The npm package, the static files
    // and the demo do not contain these packages.
    ...(entry.isOnlyInImage ? { scope: 'optional' } : {}),
    ...hashesOf(lock.packages[`node_modules/${entry.path}`]?.integrity),
  })
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: component('application', { reference: `${name}@${version}`, name, version, license }) },
    components: packages.map(entry => component('library', entry)),
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

/** Converts an integrity value of the lock file, such as `sha512-…`, to a CycloneDX hash. */
function hashesOf(integrity) {
  const [, algorithm, base64] = /^sha(512|256)-(.+)$/.exec(integrity ?? '') ?? []
  if (!base64) return {}
  return { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(base64, 'base64').toString('hex') }] }
}
