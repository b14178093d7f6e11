// The commands listed in README: the operator's, and those that need the sources.
import { readFileSync } from 'node:fs'

const readme = readFileSync('README.md', 'utf8')

export const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The scripts in the table below this sentence. */
function listedBelow(sentence: string): string[] {
  const at = readme.indexOf(sentence)
  if (at < 0) throw new Error(`README does not say "${sentence}" any more`)
  const [, table = ''] = readme.slice(at).split('\n\n')
  const firstCells = table.split('\n').map((line) => line.split('|')[1] ?? '')
  return firstCells.flatMap((cell) =>
    [...cell.matchAll(/`(?:npm (?:run )?)?([a-z][\w:-]*)[^`]*`/g)].flatMap(([, name = '']) => name),
  )
}

export const operatorCommands = listedBelow('What an operator needs runs from the build.')
export const developerCommands = listedBelow('The rest is for development')

/** Lines of the docs with a command, such as `staff:create -- --email …`. */
export function typedCommands(): { page: string; name: string; args: string }[] {
  const pages = [
    'README.md',
    'docs/operations.md',
    'docs/backups.md',
    'docs/security.md',
    'SECURITY.md',
    '.env.example',
  ]
  return pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\bnpm run ([a-z][\w:-]*)([^`\n#]*)/g)].map(([, name = '', args = '']) => ({
      page,
      name,
      args: args.trim(),
    })),
  )
}
