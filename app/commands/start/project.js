// Shared by npm start and the commands, before any of the site is loaded.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Changes to the project's folder, which relative paths refer to. */
export function enterProject() {
  process.chdir(fileURLToPath(new URL('../../..', import.meta.url)))
  if (existsSync('.env')) process.loadEnvFile('.env')
}

export function end(words) {
  console.error(`Error: ${words}`)
  process.exit(1)
}

/** Parses the options, or exits: with the usage for --help, with one line for an unknown option. */
export function readOptions(options, usage) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h', default: false } } })
    if (!values.help) return values
  } catch (error) {
    end(error.message)
  }
  console.log(usage)
  process.exit(0)
}

/** The file of an installed package, or null. */
export function resolveIfThere(name) {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return null
  }
}
