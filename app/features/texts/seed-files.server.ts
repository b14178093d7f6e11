// The files of the code's texts, by path: bundled with the build, because the sources may be absent where the site runs.
// Browser tests run the sources without a bundler, so they read the files themselves.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const seedFiles = bundled()

function bundled(): Record<string, string> {
  try {
    return import.meta.glob<string>(
      [
        '../../content/texts/*.yaml',
        '../../content/texts/*/*.md',
        '../../content/texts/*/*/*.md',
        '../../content/drawings/*.yaml',
        '../../content/drawings/*/*.yaml',
        '../../content/company/launch-checklist.yaml',
      ],
      { query: '?raw', import: 'default', eager: true },
    )
  } catch {
    const folder = join('app', 'content')
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(yaml|md)$/.test(path))
    return Object.fromEntries(paths.map((path) => [`../../content/${path}`, readFileSync(join(folder, path), 'utf8')]))
  }
}
