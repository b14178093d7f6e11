// Builds the site, printing nothing unless it fails: the output would list hundreds of files.
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { resolveIfThere } from './project.js'

const remixCli = () => resolveIfThere('@remix-run/dev/dist/cli.js')

export const canBuild = () => remixCli() !== null

/** Exits if a setting is wrong, which says what: the built site would say so only after the build. */
export function checkSettings() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'app/env.server.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

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
