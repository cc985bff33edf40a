/**
 * `npm run release:files`: writes all files of a release into dist-release/. The files are the npm package, static
 * files, browser demo, compose file, systemd unit, licenses, bill of materials and checksums. Writes the release notes
 * of the version to .cache/release-notes.md. `.github/workflows/release.yml` runs this command for each tag.
 */
import { writeReleaseFiles } from './release/writeReleaseFiles.mjs'
import { checkNodeAndInstallPackages, exitWithError, projectRoot, runCommand } from './setup.mjs'

checkNodeAndInstallPackages()
const { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: repository } = process.env
try {
  const { version, target } = writeReleaseFiles(projectRoot, { tag, repository }, (command, args) => {
    if (runCommand(command, args) !== 0)
      throw new Error(`${command} ${args[0]} failed; the messages above contain the reasons.`)
  })
  console.log(`\n  The files of version ${version} are in ${target}\n`)
} catch (error) {
  exitWithError(error.message)
}
