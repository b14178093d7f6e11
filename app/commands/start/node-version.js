// Checks the version in one line, before anything is loaded that would fail in its own way.
import { readFileSync } from 'node:fs'

/** The site's package.json lists the tested versions. */
const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** @param version such as process.version @param range such as "^20.19.0 || ^22.12.0" */
export function isSupported(version, range) {
  const [major, minor, patch] = numbersOf(version)
  return range.split('||').some((part) => {
    const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(part)
    return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch))
  })
}

export function refuseOtherNode() {
  if (isSupported(process.version, engines.node)) return
  console.error(`Error: this is Node ${process.version}, and the site runs on ${engines.node} (docs/operations.md).`)
  process.exit(1)
}

const numbersOf = (text) =>
  text
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
