// Builds the site, printing nothing unless it fails: the output would list hundreds of files.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { resolveIfThere } from './project.js'

const remixCli = () => resolveIfThere('@remix-run/dev/dist/cli.js')

export const canBuild = () => remixCli() !== null

/** Exits if the build fails. */
export async function buildSite() {
  const args = [remixCli(), 'vite:build', '--config', 'remix.config.js']
  try {
    await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    console.error(error.stdout + error.stderr)
    process.exit(error.code || 1)
  }
}
